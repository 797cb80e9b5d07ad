import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The folder that `npm run build -w @shorui/web` writes. */
export const screensFolder = join(import.meta.dirname, '../../../packages/web/dist');

/** @throws {Error} when the screens are not built */
export function demandBuiltScreens(): void {
  if (existsSync(join(screensFolder, 'index.html'))) return;
  throw new Error(
    'The screens are not built, so tests of pages cannot run. Run bin/test, or: npm run build && npm run build -w @shorui/web',
  );
}
