import { xmlDeclaration } from '../../../xml/decode-part.ts';
import { joinZip, zipEntry, type Codec, type ZipArchive, type ZipEntry } from '../../../zip/index.ts';

const encoder = new TextEncoder();
const byteOrderMark = [0xef, 0xbb, 0xbf] as const;

/** The XML declaration of a UTF-8 part as written, or the usual one where there is none or the part is not in UTF-8. */
function declarationOf(original: Uint8Array): string {
  const isWide = (original[0] === 0xff && original[1] === 0xfe) || (original[0] === 0xfe && original[1] === 0xff);
  if (isWide) return xmlDeclaration;
  const head = new TextDecoder().decode(original.subarray(0, 400));
  return head.startsWith('<?xml') && head.includes('?>') ? head.slice(0, head.indexOf('?>') + 2) : '';
}

/** The bytes of a part whose text after the declaration was changed. Everything else stays to the byte. */
export function encodePart(original: Uint8Array, xml: string): Uint8Array {
  const encoded = encoder.encode(declarationOf(original) + xml);
  if (!byteOrderMark.every((byte, index) => original[index] === byte)) return encoded;
  const marked = new Uint8Array(encoded.length + byteOrderMark.length);
  marked.set(byteOrderMark);
  marked.set(encoded, byteOrderMark.length);
  return marked;
}

/**
 * The archive with some parts changed or added. `changed` holds the text of parts after the XML declaration; all other
 * entries are copied as they are, compressed.
 */
export function replaceParts(
  archive: ZipArchive,
  changed: ReadonlyMap<string, string>,
  codec: Codec,
): Uint8Array<ArrayBuffer> {
  const entries = archive.entries.map((entry): ZipEntry => {
    const xml = changed.get(entry.name);
    if (xml === undefined) return entry;
    return zipEntry({ name: entry.name, data: encodePart(archive.read(entry.name), xml) }, codec);
  });
  for (const [name, xml] of changed) {
    if (!archive.has(name)) entries.push(zipEntry({ name, data: encoder.encode(xmlDeclaration + xml) }, codec));
  }
  return joinZip(entries);
}
