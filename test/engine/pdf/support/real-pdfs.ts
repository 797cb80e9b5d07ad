import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../../../../shared/real-inputs');

export interface RealPdf {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** PDFs that nobody here wrote, where they are at hand; none elsewhere. */
export function realPdfs(): RealPdf[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.pdf'))
    .sort()
    .map((name) => ({ name, bytes: new Uint8Array(readFileSync(join(folder, name))) }));
}
