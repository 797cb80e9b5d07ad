import { child, descend, type XmlElement, type XmlPart } from '../../../xml/xml-element.ts';
import { childValue, partAttribute } from '../../../xml/part-attribute.ts';
import { wholeNumber } from '../../../xml/values.ts';

/** How notes are counted (ECMA-376 part 1, 17.11). */
export interface NoteNumbering {
  readonly format?: string;
  readonly start?: number;
  readonly restart?: string;
}

export interface DocumentSettings {
  /** Version of Word whose layout the document keeps: 11 to 14, or 15 from Word 2013 on ([MS-DOCX] 2.3.4). */
  readonly compatibility: number;
  readonly footnotes: NoteNumbering;
  readonly endnotes: NoteNumbering;
}

/** What `w:footnotePr` or `w:endnotePr` specifies. */
export function noteNumbering(part: XmlPart, properties: XmlElement | undefined): NoteNumbering {
  const format = childValue(part, properties, 'w:numFmt');
  const start = wholeNumber(childValue(part, properties, 'w:numStart'), 0, 1_000_000);
  const restart = childValue(part, properties, 'w:numRestart');
  return {
    ...(format !== undefined && { format }),
    ...(start !== undefined && { start }),
    ...(restart !== undefined && { restart }),
  };
}

/** A file that does not specify it is one of Word 2007. */
const oldest = 12;

function compatibilityOf(part: XmlPart): number {
  for (const each of descend(part.root, 'w:compat')?.children ?? []) {
    if (each.name !== 'w:compatSetting' || partAttribute(part, each, 'name') !== 'compatibilityMode') continue;
    return wholeNumber(partAttribute(part, each, 'val'), 11, 99) ?? oldest;
  }
  return oldest;
}

/** Settings that the reader itself needs; `part` is that of the settings. */
export function readDocumentSettings(part: XmlPart | undefined): DocumentSettings {
  if (!part) return { compatibility: oldest, footnotes: {}, endnotes: {} };
  return {
    compatibility: compatibilityOf(part),
    footnotes: noteNumbering(part, child(part.root, 'w:footnotePr')),
    endnotes: noteNumbering(part, child(part.root, 'w:endnotePr')),
  };
}
