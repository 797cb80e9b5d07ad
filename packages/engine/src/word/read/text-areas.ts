import { attribute } from '../../xml/attributes.ts';
import { twips, wholeNumber } from '../../xml/values.ts';
import { child, closest, walk, type XmlElement, type XmlPart } from '../../xml/xml-element.ts';

/** Space for a picture, in EMU. */
export interface TextArea {
  readonly width: number;
  readonly height: number;
}

/** EMU of a twentieth of a point. */
export const emuPerTwip = 635;

/** A section of the document: the space for its text, and the parts it takes headers and footers from. */
export interface Section {
  /** Offset of its properties, which are at its end. */
  readonly at: number;
  readonly room: TextArea;
  /** Relationship ids of its headers and footers. */
  readonly references: readonly string[];
}

/** A4 with margins of 30 mm, for a document without usable settings. */
const plain = { width: 11_906, height: 16_838, margin: 1_701 };

function twentieths(part: XmlPart, element: XmlElement | undefined, name: string, fallback: number): number {
  const points = twips(element && attribute(part.xml, element, name));
  return points === undefined ? fallback : points * 20;
}

/** Length of the text's lines when the text area is split into columns. */
function columnLength(part: XmlPart, columns: XmlElement | undefined, length: number): number {
  const own = (columns?.children ?? []).map((column) => twentieths(part, column, 'w', 0)).filter((width) => width > 0);
  if (own.length > 0) return Math.min(length, Math.max(...own));
  const count = wholeNumber(columns && attribute(part.xml, columns, 'num'), 1, 45) ?? 1;
  return (length - twentieths(part, columns, 'space', 425) * (count - 1)) / count;
}

function readRoom(part: XmlPart, properties: XmlElement): TextArea {
  const size = child(properties, 'w:pgSz');
  const margins = child(properties, 'w:pgMar');
  const margin = (name: string): number => Math.abs(twentieths(part, margins, name, margins ? 0 : plain.margin));
  let width =
    twentieths(part, size, 'w', plain.width) - margin('left') - margin('right') - (margins ? margin('gutter') : 0);
  let height = twentieths(part, size, 'h', plain.height) - margin('top') - margin('bottom');
  const direction = child(properties, 'w:textDirection');
  const vertical = direction !== undefined && /^tb/i.test(attribute(part.xml, direction, 'val') ?? '');
  const columns = child(properties, 'w:cols');
  if (vertical) height = columnLength(part, columns, height);
  else width = columnLength(part, columns, width);
  const whole = { width: plain.width - 2 * plain.margin, height: plain.height - 2 * plain.margin };
  return {
    width: (width > 0 ? width : whole.width) * emuPerTwip,
    height: (height > 0 ? height : whole.height) * emuPerTwip,
  };
}

/** The sections of a document in order. At least one. */
export function readSections(part: XmlPart): readonly Section[] {
  const sections: Section[] = [];
  walk(part.root, (element) => {
    if (element.name === 'w:sectPrChange') return false;
    if (element.name !== 'w:sectPr') return true;
    const references = element.children.flatMap((each) =>
      /^w:(?:header|footer)Reference$/.test(each.name) ? (attribute(part.xml, each, 'id') ?? []) : [],
    );
    sections.push({ at: element.start, room: readRoom(part, element), references });
    return true;
  });
  if (sections.length > 0) return sections;
  const room = {
    width: (plain.width - 2 * plain.margin) * emuPerTwip,
    height: (plain.height - 2 * plain.margin) * emuPerTwip,
  };
  return [{ at: part.xml.length, room, references: [] }];
}

/** Space at the sides of a table cell that specifies none, in twips: what Word's own tables have. */
const cellMargin = 108;

/** Width for content of the table cell around an element, in EMU; null outside tables or when the cell specifies none. */
export function cellRoom(part: XmlPart, element: XmlElement): number | null {
  const cell = closest(element, 'w:tc');
  const properties = cell && child(cell, 'w:tcPr');
  const width = properties && child(properties, 'w:tcW');
  if (!width || attribute(part.xml, width, 'type') !== 'dxa') return null;
  const space = twentieths(part, width, 'w', 0) - 2 * cellMargin;
  return space > 0 ? space * emuPerTwip : null;
}
