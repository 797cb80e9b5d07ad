import { readPart } from '../../../package/read-part.ts';
import type { Budget } from '../../../platform/limits.ts';
import type { Place } from '../../../problems/index.ts';
import { xmlDeclaration } from '../../../xml/decode-part.ts';
import { closest, type XmlPart } from '../../../xml/xml-element.ts';
import { type ZipArchive, joinZip, zipEntry, type Codec, type ZipEntry } from '../../../zip/index.ts';
import { buildBlockTree, type StyleLists } from '../../read/block-tree.ts';
import { readParagraph, type ParagraphText } from '../../read/paragraph-text.ts';
import { findParagraphs, PlaceFinder } from '../../read/places.ts';
import { findTextParts, type TextPartKind } from '../../read/word-package.ts';

/** A paragraph as lint sees it. */
export interface LintParagraph {
  readonly text: ParagraphText;
  /** Position of the paragraph in the part, from 1. */
  readonly number: number;
  readonly place: Place;
  /** Is it in the copy of a text box that only old readers show? */
  readonly isFallback: boolean;
}

/** A part of a Word file that holds text. */
export interface LintPart {
  readonly kind: TextPartKind;
  readonly part: XmlPart;
  readonly paragraphs: readonly LintParagraph[];
}

/** The paragraphs of a part with their places. */
export function readParagraphs(
  part: XmlPart,
  kind: TextPartKind,
  styleLists: StyleLists,
  file: Place,
): LintParagraph[] {
  const places = new PlaceFinder(part, buildBlockTree(part, kind, styleLists), file);
  return findParagraphs(part).map((element, index) => ({
    text: readParagraph(part, element),
    number: index + 1,
    place: places.ofParagraph(element, index + 1),
    isFallback: closest(element, 'mc:Fallback') !== null,
  }));
}

/**
 * Every part of the file that holds text, read.
 * @throws ShoruiError when the file cannot be read
 */
export function readParts(archive: ZipArchive, limits: Budget, styleLists: StyleLists, file: Place): LintPart[] {
  return findTextParts(archive, limits, file).map(({ name, kind }) => {
    const part = readPart(archive, name, limits, file);
    return { kind, part, paragraphs: readParagraphs(part, kind, styleLists, file) };
  });
}

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
function encodePart(original: Uint8Array, xml: string): Uint8Array {
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
