import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * The arguments with which Node runs a program of the project, such as `packages/cli/src/main.ts`: its bundle if bin/test has made them,
 * otherwise its sources. `path` is absolute. Throws if the program is missing in the list of bin/lib/bundle-programs.mjs.
 */
export function programArguments(path: string): readonly string[] {
  const bundles = process.env['SHORUI_TEST_PROGRAMS'];
  if (bundles === undefined) return ['--import', 'tsx', '--conditions', '@shorui/source', path];
  const name = relative(root, path);
  const bundle = join(fileURLToPath(bundles), name.replace(/\.ts$/, '.mjs'));
  if (!existsSync(bundle)) throw new Error(`There is no bundle of ${name}. Add it to bin/lib/bundle-programs.mjs.`);
  return [bundle];
}
