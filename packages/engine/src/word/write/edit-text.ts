import { atomAt, atomOffset, type ParagraphText, type TextAtom } from '../read/paragraph-text.ts';
import { firstAtLeast } from '../../platform/sorted.ts';
import { escapeXml } from '../../xml/entities.ts';
import { isSelfClosed, type XmlElement, type XmlPart } from '../../xml/xml-element.ts';
import { besideField } from './counted-fields.ts';
import { runBeside, runLike, runContent, startTagName } from './run-content.ts';

/** A change of some characters of one paragraph. */
export interface TextEdit {
  /** Offsets in the paragraph's text, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
  /** The characters that are there now, exactly. */
  readonly from: string;
  /** What should be there. */
  readonly to: string;
}

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

/** The changes of one text atom: what its characters become, from the back, and the edits in the part. */
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
  readonly #text: ParagraphText;
  /** The atoms that hold characters. */
  readonly #atoms: readonly TextAtom[];
  readonly #changes = new Map<TextAtom, AtomChange>();
  readonly #edits: XmlEdit[] = [];

  constructor(part: XmlPart, text: ParagraphText) {
    this.#part = part;
    this.#text = text;
    this.#atoms = text.atoms.filter((atom) => atom.text !== '');
  }

  replace({ start, end, to }: TextEdit): void {
    if (start === end) return this.#insert(start, to);
    const touched = this.#touched(start, end);
    const home = touched.find(({ kind }) => kind === 'text') ?? touched[0];
    for (const atom of touched) {
      const from = Math.max(0, start - atom.start);
      const until = Math.min(atom.text.length, end - atom.start);
      this.#replaceIn(atom, from, until, atom === home ? to : '');
    }
  }

  finish(): XmlEdit[] {
    return [
      ...this.#edits,
      ...[...this.#changes.values()].flatMap((change) => [...change.edits, ...this.#keepSpaces(change)]),
    ];
  }

  #touched(start: number, end: number): TextAtom[] {
    const first = firstAtLeast(this.#atoms, start + 1, (atom) => atom.start + atom.text.length);
    return this.#atoms.slice(
      first,
      firstAtLeast(this.#atoms, end, (atom) => atom.start),
    );
  }

  /** New characters look like those before them, at the start of a paragraph like those after them. */
  #insert(at: number, to: string): void {
    if (to === '') return;
    const before = at === 0 ? undefined : atomAt(this.#text, at - 1);
    const atom = before ?? this.#atoms[0];
    if (!atom) return this.#fillEmpty(to);
    const beside = besideField(this.#part, this.#text, before, atomAt(this.#text, at));
    if (beside !== undefined && atom.run !== null) {
      this.#edits.push({ start: beside, end: beside, xml: runBeside(this.#part, atom.run, to) });
      return;
    }
    if (atom.kind === 'text') return this.#replaceIn(atom, at - atom.start, at - atom.start, to);
    const { start, end } = atom.element;
    const offset = before ? end : start;
    this.#edits.push({ start: offset, end: offset, xml: runContent(this.#part, atom.element, to) });
  }

  /** A paragraph without characters gets a run that looks like its paragraph mark. */
  #fillEmpty(to: string): void {
    const { element } = this.#text;
    const xml = runLike(this.#part, element, to);
    if (!isSelfClosed(element)) {
      this.#edits.push({ start: element.closeStart, end: element.closeStart, xml });
      return;
    }
    const slash = this.#part.xml.lastIndexOf('/', element.end - 1);
    const name = startTagName(this.#part, element);
    this.#edits.push({ start: slash, end: element.end, xml: `>${xml}</${name}>` });
  }

  #replaceIn(atom: TextAtom, from: number, until: number, to: string): void {
    const { element } = atom;
    if (atom.kind !== 'text') {
      const xml = to === '' ? '' : runContent(this.#part, element, to);
      this.#edits.push({ start: element.start, end: element.end, xml });
      return;
    }
    const change = this.#changes.get(atom) ?? { atom, changes: [], edits: [] };
    this.#changes.set(atom, change);
    // Edits come from the back, so what is before is still as it was.
    change.changes.push({ start: from, end: until, to });
    const xml = /[\t\n]/.test(to) ? this.#broken(element, to) : escapeXml(to);
    change.edits.push({ start: atomOffset(atom, from), end: atomOffset(atom, until), xml });
  }

  /** A text with tabs and line breaks inside a text element: it ends before them and begins again after them. */
  #broken(element: XmlElement, to: string): string {
    const name = startTagName(this.#part, element);
    return `</${name}>${runContent(this.#part, element, to)}<${name} xml:space="preserve">`;
  }

  /** Without `xml:space` Word drops spaces at the ends of a text: it is added when an edit brought a space there. */
  #keepSpaces(change: AtomChange): XmlEdit[] {
    const { atom, changes } = change;
    const text = changedText(change);
    const { start, openEnd } = atom.element;
    const gained = (at: (text: string) => string): boolean =>
      /[ \t\r\n]/.test(at(text)) && !/[ \t\r\n]/.test(at(atom.text));
    const isBroken = changes.some(({ to }) => /[\t\n]/.test(to));
    const isNeeded = isBroken || gained((each) => each.charAt(0)) || gained((each) => each.charAt(each.length - 1));
    if (!isNeeded || this.#part.xml.slice(start, openEnd).includes('preserve')) return [];
    return [{ start: openEnd - 1, end: openEnd - 1, xml: ' xml:space="preserve"' }];
  }
}

/**
 * The edits of a part that change the text of one paragraph as requested. Runs and their formatting stay as they are; what takes the
 * place of characters looks like the first of them.
 */
export function editParagraph(part: XmlPart, text: ParagraphText, edits: readonly TextEdit[]): XmlEdit[] {
  const editor = new ParagraphEditor(part, text);
  for (const edit of edits.toSorted((a, b) => b.start - a.start)) editor.replace(edit);
  return editor.finish();
}
