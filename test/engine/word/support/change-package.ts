import { readZip, writeZip } from '../../../../packages/engine/src/word/index.ts';

const encoder = new TextEncoder();

/** Names of the entries of a Word file in order. */
export function entryNames(bytes: Uint8Array): string[] {
  return readZip(bytes).entries.map(({ name }) => name);
}

/** A Word file with parts put in, by name; and with elements added to its content types. */
export function changePackage(
  source: Uint8Array,
  parts: Readonly<Record<string, string | Uint8Array>>,
  contentTypes = '',
): Uint8Array {
  const archive = readZip(source);
  const texts = new Map<string, Uint8Array>(archive.entries.map(({ name }) => [name, archive.read(name)]));
  const types = '[Content_Types].xml';
  const known = new TextDecoder().decode(texts.get(types));
  texts.set(types, encoder.encode(known.replace('</Types>', `${contentTypes}</Types>`)));
  for (const [name, data] of Object.entries(parts))
    texts.set(name, typeof data === 'string' ? encoder.encode(data) : data);
  return writeZip([...texts].map(([name, data]) => ({ name, data })));
}

/** A relationships part with these elements. */
export function relationships(...items: string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${items.join('')}</Relationships>`;
}

/** Type of a relationship by its last word. */
export function relationship(id: string, kind: string, target: string): string {
  return `<Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${kind}" Target="${target}"/>`;
}
