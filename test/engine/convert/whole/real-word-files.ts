import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../../../../shared/real-inputs');

/** Word files from elsewhere, where they are at hand; none elsewhere. */
export function realWordFiles(): { readonly name: string; readonly bytes: Uint8Array }[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => /^P0.*\.docx$/.test(name))
    .sort()
    .map((name) => ({ name, bytes: new Uint8Array(readFileSync(join(folder, name))) }));
}
