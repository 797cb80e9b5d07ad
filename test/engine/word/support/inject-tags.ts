import { readZip, writeZip } from '../../../../packages/engine/src/word/index.ts';
import { scanXml } from '../../../../packages/engine/src/xml/scan-xml.ts';
import {
  child,
  descend,
  walk,
  type XmlElement,
  type XmlPart,
} from '../../../../packages/engine/src/xml/xml-element.ts';

/** Text to put into a part at an offset. */
export interface Insertion {
  readonly at: number;
  readonly xml: string;
}

/** A part of a real file that tags are put into. */
export interface OpenPart {
  readonly part: XmlPart;
  /** The file with these insertions in the part. */
  readonly put: (insertions: readonly Insertion[]) => Uint8Array;
}

/** The file with nothing in it that could be a tag, in any part. */
export function withoutTags(docx: Uint8Array): Uint8Array {
  const archive = readZip(docx);
  const plain = (data: Uint8Array): Uint8Array =>
    new TextEncoder().encode(
      new TextDecoder().decode(data).replace(/>[^<]+</g, (text) => text.replaceAll('{', '(').replaceAll('}', ')')),
    );
  return writeZip(
    archive.entries.map(({ name }) => {
      const data = archive.read(name);
      return { name, data: name.endsWith('.xml') ? plain(data) : data };
    }),
  );
}

/** Opens a part of a file whose elements have the prefix `w`. */
export function openPart(docx: Uint8Array, name = 'word/document.xml'): OpenPart {
  const archive = readZip(docx);
  const xml = new TextDecoder().decode(archive.read(name));
  return {
    part: scanXml(name, xml),
    put: (insertions) => {
      let text = '';
      let from = 0;
      for (const { at, xml: inserted } of insertions.toSorted((a, b) => a.at - b.at)) {
        text += xml.slice(from, at) + inserted;
        from = at;
      }
      const data = new TextEncoder().encode(text + xml.slice(from));
      return writeZip(
        archive.entries.map((entry) => ({
          name: entry.name,
          data: entry.name === name ? data : archive.read(entry.name),
        })),
      );
    },
  };
}

const tagRun = (tag: string): string => `<w:r><w:t xml:space="preserve">${tag}</w:t></w:r>`;
export const tagParagraph = (tag: string): string => `<w:p>${tagRun(tag)}</w:p>`;

/** Tags around everything in a paragraph; null for one written as one empty tag. */
export function aroundText(paragraph: XmlElement, open: string, close: string): Insertion[] | null {
  if (paragraph.closeStart === paragraph.end) return null;
  const start = child(paragraph, 'w:pPr')?.end ?? paragraph.openEnd;
  return [
    { at: start, xml: tagRun(open) },
    { at: paragraph.closeStart, xml: tagRun(close) },
  ];
}

/** Tags in the first and the last cell of a row, before and behind what is there. */
export function aroundRow(row: XmlElement, open: string, close: string): Insertion[] {
  const cells = row.children.filter(({ name }) => name === 'w:tc');
  const first = cells[0];
  const last = cells.at(-1);
  if (!first || !last) return [];
  return [
    { at: child(first, 'w:tcPr')?.end ?? first.openEnd, xml: tagParagraph(open) },
    { at: last.closeStart, xml: tagParagraph(close) },
  ];
}

/** Every element of that name, in document order. */
export function allOf(part: XmlPart, name: string): XmlElement[] {
  const found: XmlElement[] = [];
  walk(part.root, (element) => {
    if (element.name === name) found.push(element);
  });
  return found;
}

/** Paragraphs and tables that stand directly in the body. */
export function bodyBlocks(part: XmlPart): XmlElement[] {
  const body = descend(part.root, 'w:body');
  return body?.children.filter(({ name }) => name === 'w:p' || name === 'w:tbl') ?? [];
}
