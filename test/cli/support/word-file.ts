import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { readFileSync, writeFileSync } from 'node:fs';

const main = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const types =
  '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
const relations =
  '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>';

/** Writes a Word file with one paragraph for each text. */
export function writeWordFile(path: string, ...paragraphs: readonly string[]): void {
  const body = paragraphs.map((text) => `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`).join('');
  const document = `<w:document xmlns:w="${main}"><w:body>${body}</w:body></w:document>`;
  const parts = { '[Content_Types].xml': types, '_rels/.rels': relations, 'word/document.xml': document };
  writeFileSync(path, zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)]))));
}

/** The text of a Word file's body, without its marks. */
export function wordText(path: string): string {
  const xml = strFromU8(unzipSync(new Uint8Array(readFileSync(path)))['word/document.xml'] ?? new Uint8Array());
  return xml.replace(/<\/w:p>/g, '\n').replace(/<[^>]+>/g, '');
}
