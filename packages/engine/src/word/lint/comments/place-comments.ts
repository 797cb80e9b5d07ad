import type { Place } from '../../../problems/index.ts';
import type { PartNamespaces } from '../../read/part-namespaces.ts';
import { closest, descend } from '../../../xml/xml-element.ts';
import { applyXmlEdits, type XmlEdit } from '../../write/edit-text.ts';
import type { LintParagraph, LintPart } from '../parts/read-parts.ts';
import type { Finding } from '../finding.ts';
import { commentRange, keptSpaces, type CommentPoint } from './comment-range.ts';

/** A finding with the number of its comment. */
export interface NumberedFinding {
  readonly id: number;
  readonly finding: Finding;
}

/** A comment in the text, and the place it is about when it is somewhere else. */
export interface PlacedComment extends NumberedFinding {
  readonly namedPlace: Place | null;
}

/** The marks of comments that are at one place, in the order they are written. */
interface Marks {
  readonly point: CommentPoint;
  readonly ends: string[];
  readonly whole: string[];
  readonly starts: string[];
}

/** Where a finding's comment is. */
interface Anchor {
  readonly paragraph: LintParagraph;
  readonly range: { readonly start: number; readonly end: number } | null;
  readonly namedPlace: Place | null;
}

class CommentPlacer {
  readonly #document: LintPart;
  readonly #words: PartNamespaces;
  readonly #marks = new Map<number, Marks>();
  readonly #edits = new Map<number, XmlEdit>();
  readonly #first: LintParagraph | undefined;

  constructor(document: LintPart, words: PartNamespaces) {
    this.#document = document;
    this.#words = words;
    this.#first = document.paragraphs.find((each) => !isInTextBox(each));
  }

  place({ id, finding }: NumberedFinding): PlacedComment {
    const anchor = this.#anchor(finding);
    if (!anchor) return { id, finding, namedPlace: finding.place };
    const { part } = this.#document;
    const [start, end] = commentRange(part, anchor.paragraph, anchor.range);
    const { own, declare } = this.#words;
    const mark = (name: string): string => `<${own}${name}${declare} ${own}id="${id}"/>`;
    const opening = mark('commentRangeStart');
    const closing = `${mark('commentRangeEnd')}<${own}r${declare}><${own}commentReference ${own}id="${id}"/></${own}r>`;
    if (start.at === end.at) this.#at(start).whole.push(opening + closing);
    else {
      this.#at(start).starts.push(opening);
      this.#at(end).ends.push(closing);
    }
    for (const offset of anchor.range ? [anchor.range.start, anchor.range.end] : []) {
      const at = keptSpaces(part, anchor.paragraph, offset);
      if (at !== null) this.#edits.set(at, { start: at, end: at, xml: ' xml:space="preserve"' });
    }
    return { id, finding, namedPlace: anchor.namedPlace };
  }

  finish(): string {
    const marks = [...this.#marks.values()].map(({ point, ends, whole, starts }): XmlEdit => {
      const xml = [point.before, ...ends, ...whole, ...starts, point.after].join('');
      return { start: point.at, end: point.until, xml };
    });
    return applyXmlEdits(this.#document.part.xml, [...marks, ...this.#edits.values()]);
  }

  #at(point: CommentPoint): Marks {
    const marks = this.#marks.get(point.at) ?? { point, ends: [], whole: [], starts: [] };
    this.#marks.set(point.at, marks);
    return marks;
  }

  /** Word has no comments in headers, footers, notes and text boxes: such a comment is at the nearest place that may have one. */
  #anchor({ place }: Finding): Anchor | null {
    const { part, paragraphs } = this.#document;
    const own = place.part === part.name ? paragraphs[(place.paragraph ?? 0) - 1] : undefined;
    if (!own) return this.#first ? { paragraph: this.#first, range: null, namedPlace: place } : null;
    if (isInTextBox(own)) return { paragraph: this.#around(own), range: null, namedPlace: place };
    const { offset, snippet } = place;
    const hasRange = offset !== undefined && snippet !== undefined && snippet !== '';
    return {
      paragraph: own,
      range: hasRange ? { start: offset, end: offset + snippet.length } : null,
      namedPlace: null,
    };
  }

  #around(paragraph: LintParagraph): LintParagraph {
    let current = paragraph;
    while (isInTextBox(current)) {
      const box = closest(current.text.element, 'w:txbxContent');
      const outer = box && closest(box, 'w:p');
      const found = outer && this.#document.paragraphs.find(({ text }) => text.element === outer);
      if (!found) return this.#first ?? paragraph;
      current = found;
    }
    return current;
  }
}

function isInTextBox({ text }: LintParagraph): boolean {
  return closest(text.element, 'w:txbxContent') !== null;
}

/** The text of a document part that has at least one paragraph in which comments may be. */
export function withParagraph({ part, paragraphs }: LintPart): string {
  const body = descend(part.root, 'w:body');
  if (!body || paragraphs.some((each) => !isInTextBox(each))) return part.xml;
  const { prefix, xml } = part;
  const empty = `<${prefix}p/>`;
  if (body.openEnd === body.end) {
    return `${xml.slice(0, body.openEnd - 2)}>${empty}</${prefix}body>${xml.slice(body.openEnd)}`;
  }
  return xml.slice(0, body.openEnd) + empty + xml.slice(body.openEnd);
}

/** Puts the marks of comments into the main document, and returns which comments have to name the place they are about. */
export function placeComments(
  document: LintPart,
  words: PartNamespaces,
  findings: readonly NumberedFinding[],
): { readonly xml: string; readonly comments: readonly PlacedComment[] } {
  const placer = new CommentPlacer(document, words);
  const comments = findings.map((finding) => placer.place(finding));
  return { xml: placer.finish(), comments };
}
