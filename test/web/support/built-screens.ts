import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readBuiltPages, type BuiltFile } from '../../../packages/server/src/http/web/built-pages.ts';

/** The folder that `npm run build -w @shorui/web` writes. */
export const screensFolder = join(import.meta.dirname, '../../../packages/web/dist');

const notBuilt =
  'The screens are not built, so tests of pages cannot run. Run bin/test, or: npm run build && npm run build -w @shorui/web';

/** @throws {Error} when the screens are not built */
export function demandBuiltScreens(): void {
  if (!existsSync(join(screensFolder, 'index.html'))) throw new Error(notBuilt);
}

/** Files of built pages by URL path. */
export type BuiltPages = ReadonlyMap<string, BuiltFile>;

const read = new Map<string, BuiltPages>();

/**
 * The files of a folder with built pages, read once for all tests of the process.
 * @throws {Error} when the folder has no built pages
 */
export function builtPages(folder: string): BuiltPages {
  const pages = read.get(folder) ?? readBuiltPages(folder);
  if (pages === undefined) throw new Error(notBuilt);
  read.set(folder, pages);
  return pages;
}
