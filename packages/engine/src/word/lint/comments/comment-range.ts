import { atomAt, atomOffset, type TextAtom } from '../../read/paragraph-text.ts';
import { child, isSelfClosed, type XmlElement, type XmlPart } from '../../../xml/xml-element.ts';
import type { LintParagraph } from '../parts/read-parts.ts';

/**
 * A place between two runs where the marks of a comment go. In the middle of a run, the run is closed before
 * and opened again after, with the same formatting.
 */
export interface CommentPoint {
  /** Offsets in the part of what the marks replace; the same offset twice unless an empty-element tag is opened up. */
  readonly at: number;
  readonly until: number;
  readonly before: string;
  readonly after: string;
}

/** Elements whose children may be both runs and marks of comments (ECMA-376 part 1, annex A: EG_PContent). */
const holders = new Set([
  'w:p',
  'w:hyperlink',
  'w:ins',
  'w:moveTo',
  'w:smartTag',
  'w:customXml',
  'w:sdtContent',
  'w:fldSimple',
  'w:dir',
  'w:bdo',
]);

function plainPoint(at: number): CommentPoint {
  return { at, until: at, before: '', after: '' };
}

/** The run next to which marks may be placed: for the runs of ruby text the one around them. */
function outerRun(run: XmlElement): XmlElement {
  let current = run;
  while (current.parent && !holders.has(current.parent.name)) current = current.parent;
  return current;
}

class RangeFinder {
  readonly #part: XmlPart;
  readonly #paragraph: LintParagraph;

  constructor(part: XmlPart, paragraph: LintParagraph) {
    this.#part = part;
    this.#paragraph = paragraph;
  }

  startAt(offset: number): CommentPoint | null {
    const atom = atomAt(this.#paragraph.text, offset);
    return atom?.run ? this.#point(atom, atom.run, offset - atom.start, 'start') : null;
  }

  endAt(offset: number): CommentPoint | null {
    const atom = atomAt(this.#paragraph.text, offset - 1);
    return atom?.run ? this.#point(atom, atom.run, offset - atom.start, 'end') : null;
  }

  #point(atom: TextAtom, run: XmlElement, index: number, side: 'start' | 'end'): CommentPoint {
    const outer = outerRun(run);
    if (outer !== run) return plainPoint(side === 'start' ? outer.start : outer.end);
    if (index > 0 && index < atom.text.length) return this.#splitText(atom, run, index);
    const own = this.#paragraph.text.atoms.filter((each) => each.run === run);
    if (side === 'start') {
      return own[0] === atom ? plainPoint(run.start) : this.#splitRun(atom.element.start, run);
    }
    return own.at(-1) === atom ? plainPoint(run.end) : this.#splitRun(atom.element.end, run);
  }

  #splitRun(at: number, run: XmlElement): CommentPoint {
    const { prefix } = this.#part;
    return { at, until: at, before: `</${prefix}r>`, after: `<${prefix}r>${this.#formatting(run)}` };
  }

  #splitText(atom: TextAtom, run: XmlElement, index: number): CommentPoint {
    const { prefix, xml } = this.#part;
    const at = atomOffset(atom, index);
    const startTag = xml.slice(atom.element.start, atom.element.openEnd);
    const keeps = startTag.includes('preserve') || /[ \t\r\n]/.test(atom.text.charAt(index));
    const text = keeps ? `<${prefix}t xml:space="preserve">` : `<${prefix}t>`;
    return {
      at,
      until: at,
      before: `</${prefix}t></${prefix}r>`,
      after: `<${prefix}r>${this.#formatting(run)}${text}`,
    };
  }

  #formatting(run: XmlElement): string {
    const properties = child(run, 'w:rPr');
    return properties ? this.#part.xml.slice(properties.start, properties.end) : '';
  }
}

/** Where the marks of a comment go that is about everything in a paragraph. */
function wholeParagraph({ prefix }: XmlPart, element: XmlElement): [CommentPoint, CommentPoint] {
  if (isSelfClosed(element)) {
    const point = { at: element.openEnd - 2, until: element.openEnd, before: '>', after: `</${prefix}p>` };
    return [point, point];
  }
  const start = child(element, 'w:pPr')?.end ?? element.openEnd;
  return [plainPoint(start), plainPoint(element.closeStart)];
}

/** Where a comment on the characters [start, end) of a paragraph begins and ends; on the whole paragraph without offsets. */
export function commentRange(
  part: XmlPart,
  paragraph: LintParagraph,
  range: { readonly start: number; readonly end: number } | null,
): [CommentPoint, CommentPoint] {
  const finder = new RangeFinder(part, paragraph);
  const start = range && finder.startAt(range.start);
  const end = range && finder.endAt(range.end);
  return start && end ? [start, end] : wholeParagraph(part, paragraph.text.element);
}

/** Splitting a text may leave a space at the end of its first half, which is lost without `xml:space`. */
export function keptSpaces(part: XmlPart, paragraph: LintParagraph, offset: number): number | null {
  const atom = atomAt(paragraph.text, offset - 1);
  if (!atom?.run || atom.kind !== 'text' || offset - atom.start >= atom.text.length) return null;
  const { start, openEnd } = atom.element;
  const isSpace = /[ \t\r\n]/.test(atom.text.charAt(offset - atom.start - 1));
  return isSpace && !part.xml.slice(start, openEnd).includes('preserve') ? openEnd - 1 : null;
}
