import { atomOffset, type ParagraphText, type TextAtom } from '../../read/paragraph-text.ts';
import { firstAtLeast } from '../../sorted.ts';
import { escapeXml } from '../../xml/entities.ts';
import type { XmlPart } from '../../xml/xml-element.ts';
import type { TextEdit } from '../finding.ts';

/** A stretch of a part's text to be replaced. */
export interface XmlEdit {
  readonly start: number;
  readonly end: number;
  readonly xml: string;
}

/** Applies edits that do not overlap. Of several at one offset the earlier given comes first. */
export function applyXmlEdits(xml: string, edits: readonly XmlEdit[]): string {
  let result = '';
  let at = 0;
  for (const edit of edits.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    result += xml.slice(at, edit.start) + edit.xml;
    at = Math.max(at, edit.end);
  }
  return result + xml.slice(at);
}

/** The changes of one atom: what its characters become, from the back, and the edits in the part. */
interface AtomChange {
  readonly atom: TextAtom;
  readonly changes: Pick<TextEdit, 'start' | 'end' | 'to'>[];
  readonly edits: XmlEdit[];
}

/** The characters of an atom after its changes. */
function changedText({ atom, changes }: AtomChange): string {
  let text = '';
  let at = 0;
  for (const { start, end, to } of changes.toReversed()) {
    text += atom.text.slice(at, start) + to;
    at = end;
  }
  return text + atom.text.slice(at);
}

class ParagraphEditor {
  readonly #part: XmlPart;
  /** The atoms that hold characters. */
  readonly #atoms: readonly TextAtom[];
  readonly #changes = new Map<TextAtom, AtomChange>();

  constructor(part: XmlPart, text: ParagraphText) {
    this.#part = part;
    this.#atoms = text.atoms.filter((atom) => atom.text !== '');
  }

  replace({ start, end, to }: TextEdit): void {
    const touched = this.#touched(start, end);
    const home = touched.find(({ kind }) => kind === 'text');
    for (const atom of touched) {
      const from = Math.max(0, start - atom.start);
      const until = Math.min(atom.text.length, end - atom.start);
      this.#replaceIn(atom, from, until, atom === home ? to : '');
    }
    if (home || to === '') return;
    // Only a line break or a tab goes: what replaces it joins the text before, or after.
    const texts = this.#atoms.filter(({ kind }) => kind === 'text');
    const before = texts.findLast((atom) => atom.start < start);
    const after = texts.find((atom) => atom.start >= end);
    if (before) this.#replaceIn(before, before.text.length, before.text.length, to);
    else if (after) this.#replaceIn(after, 0, 0, to);
  }

  #touched(start: number, end: number): TextAtom[] {
    const first = firstAtLeast(this.#atoms, start + 1, (atom) => atom.start + atom.text.length);
    return this.#atoms.slice(
      first,
      firstAtLeast(this.#atoms, end, (atom) => atom.start),
    );
  }

  finish(): XmlEdit[] {
    return [...this.#changes.values()].flatMap((change) => [...change.edits, ...this.#keepSpaces(change)]);
  }

  #replaceIn(atom: TextAtom, from: number, until: number, to: string): void {
    const change = this.#changes.get(atom) ?? { atom, changes: [], edits: [] };
    this.#changes.set(atom, change);
    if (atom.kind !== 'text') {
      change.edits.push({ start: atom.element.start, end: atom.element.end, xml: '' });
      return;
    }
    // Edits come from the back, so what is before is still as it was.
    change.changes.push({ start: from, end: until, to });
    change.edits.push({ start: atomOffset(atom, from), end: atomOffset(atom, until), xml: escapeXml(to) });
  }

  /** Without `xml:space` Word drops spaces at the ends of a text: it is added when an edit brought a space there. */
  #keepSpaces(change: AtomChange): XmlEdit[] {
    const { atom } = change;
    if (atom.kind !== 'text') return [];
    const text = changedText(change);
    const { start, openEnd } = atom.element;
    const gained = (at: (text: string) => string): boolean =>
      /[ \t\r\n]/.test(at(text)) && !/[ \t\r\n]/.test(at(atom.text));
    const isNeeded = gained((each) => each.charAt(0)) || gained((each) => each.charAt(each.length - 1));
    if (!isNeeded || this.#part.xml.slice(start, openEnd).includes('preserve')) return [];
    return [{ start: openEnd - 1, end: openEnd - 1, xml: ' xml:space="preserve"' }];
  }
}

/** The edits of a part that change the text of one paragraph as requested. Runs and their formatting stay as they are. */
export function editParagraph(part: XmlPart, text: ParagraphText, edits: readonly TextEdit[]): XmlEdit[] {
  const editor = new ParagraphEditor(part, text);
  for (const edit of edits.toSorted((a, b) => b.start - a.start)) editor.replace(edit);
  return editor.finish();
}
