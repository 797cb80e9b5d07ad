import { readFileSync } from 'node:fs';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

/** A Word file of so many paragraphs: small when compressed, slow to read. */
export function largeWord(paragraphs: number): Uint8Array<ArrayBuffer> {
  const parts = unzipSync(readFileSync('fixtures/templates/quotation.docx'));
  const name = 'word/document.xml';
  const body = Array.from({ length: paragraphs }, (_, at) => `<w:p><w:r><w:t>段落${at}</w:t></w:r></w:p>`).join('');
  const text = strFromU8(parts[name] ?? new Uint8Array()).replace('<w:sectPr', () => `${body}<w:sectPr`);
  return Uint8Array.from(zipSync({ ...parts, [name]: strToU8(text) }));
}
