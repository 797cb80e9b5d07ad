import { attribute } from '../../xml/attributes.ts';
import { attributeRange } from '../../xml/attribute-range.ts';
import { decodeWithOffsets } from '../../xml/entities.ts';
import { elementsNamed } from '../../xml/named-elements.ts';
import type { XmlElement, XmlPart } from '../../xml/xml-element.ts';

/** A stretch of a field's code in the part, with the offset of each of its characters and of its end. */
interface CodePiece {
  readonly text: string;
  readonly offsets: readonly number[];
}

/** A field of Word (ECMA-376 part 1, 17.16): its marks in order, or the one element that it is; and its code. */
export interface Field {
  readonly marks: readonly XmlElement[];
  readonly isClosed: boolean;
  readonly code: string;
  readonly pieces: readonly CodePiece[];
}

/** A word of a field's code, and the stretches of the part that hold it. Quotes around it are not part of it. */
export interface FieldWord {
  readonly text: string;
  readonly stretches: readonly { readonly start: number; readonly end: number }[];
}

function readPiece(xml: string, start: number, end: number): CodePiece {
  const { text, offsets } = decodeWithOffsets(xml.slice(start, end));
  return {
    text,
    offsets: Array.from({ length: text.length + 1 }, (_none, index) => start + (offsets?.[index] ?? index)),
  };
}

function finished(marks: readonly XmlElement[], pieces: readonly CodePiece[], isClosed: boolean): Field {
  return { marks, pieces, isClosed, code: pieces.map(({ text }) => text).join('') };
}

/** Every field of a part, inner ones before those around them. */
export function readFields(part: XmlPart): Field[] {
  const fields: Field[] = [];
  const open: { marks: XmlElement[]; pieces: CodePiece[] }[] = [];
  for (const element of elementsNamed(part, ['w:fldSimple', 'w:instrText', 'w:fldChar'])) {
    if (element.name === 'w:fldSimple') {
      const range = attributeRange(part.xml, element, 'w:instr');
      const pieces = range ? [readPiece(part.xml, range.start, range.end)] : [];
      fields.push(finished([element], pieces, true));
    }
    const top = open.at(-1);
    if (element.name === 'w:instrText') top?.pieces.push(readPiece(part.xml, element.openEnd, element.closeStart));
    if (element.name !== 'w:fldChar') continue;
    const type = attribute(part.xml, element, 'fldCharType');
    if (type === 'begin') open.push({ marks: [element], pieces: [] });
    else top?.marks.push(element);
    if (type === 'end' && top) {
      open.pop();
      fields.push(finished(top.marks, top.pieces, true));
    }
  }
  return [...fields, ...open.map(({ marks, pieces }) => finished(marks, pieces, false))];
}

/** The words of a field's code in order. The first one is the kind of the field. */
export function fieldWords({ code, pieces }: Field): FieldWord[] {
  const starts: number[] = [];
  let length = 0;
  for (const { text } of pieces) {
    starts.push(length);
    length += text.length;
  }
  const stretchesOf = (from: number, to: number): FieldWord['stretches'] =>
    pieces.flatMap(({ text, offsets }, index) => {
      const base = starts[index] ?? 0;
      const start = offsets[Math.max(0, from - base)];
      const end = offsets[Math.min(text.length, to - base)];
      const isInside = from < base + text.length && to > base;
      return isInside && start !== undefined && end !== undefined ? [{ start, end }] : [];
    });
  return Array.from(code.matchAll(/"([^"]*)"|[^\s"]+/g), (match) => {
    const quoted = match[1] !== undefined;
    const text = match[1] ?? match[0];
    const from = match.index + (quoted ? 1 : 0);
    return { text, stretches: stretchesOf(from, from + text.length) };
  });
}
