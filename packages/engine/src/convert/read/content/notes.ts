import type { Block } from '../../model/block.ts';
import type { NoteNumbering } from '../formats/settings.ts';

export type NoteKind = 'footnote' | 'endnote';

/** A reference to a note, counted. */
export interface NoteReference {
  /** What is in the text; empty where the document has a mark of its own there. */
  readonly text: string;
  /** Key of the note among the footnotes. */
  readonly footnote?: string;
  /** Key of a footnote that is counted again on each page. */
  readonly restarted?: string;
}

/** Gives the blocks of a note that is referred to by `mark`; undefined when there is no such note. */
export type NoteReader = (kind: NoteKind, id: string, mark: NoteReference) => readonly Block[] | undefined;

interface Count {
  numbering: NoteNumbering;
  next: number;
}

/** Formats of a document that does not specify it (ECMA-376 part 1, 17.11.17 and 17.11.18). */
const plainFormats = { footnote: 'decimal', endnote: 'lowerRoman' };

/** The notes of a document in the order in which the text refers to them. */
export class NoteList {
  readonly footnotes = new Map<string, readonly Block[]>();
  /** Footnotes that are counted again on each page. */
  readonly restarted = new Map<string, { readonly format: string; readonly start: number }>();
  readonly endnotes: Block[] = [];
  readonly #settings: Readonly<Record<NoteKind, NoteNumbering>>;
  readonly #counts: Readonly<Record<NoteKind, Count>>;
  readonly #known = new Map<string, NoteReference>();
  readonly #formatNumber: (value: number, format: string) => string;
  #reader: NoteReader = () => undefined;

  constructor(
    settings: Readonly<Record<NoteKind, NoteNumbering>>,
    formatNumber: (value: number, format: string) => string,
  ) {
    this.#settings = settings;
    this.#formatNumber = formatNumber;
    const count = (kind: NoteKind): Count => ({ numbering: settings[kind], next: settings[kind].start ?? 1 });
    this.#counts = { footnote: count('footnote'), endnote: count('endnote') };
  }

  /** Notes are read when the text first refers to them; by whom is known after the list. */
  readWith(reader: NoteReader): void {
    this.#reader = reader;
  }

  /** What a section specifies for its notes holds from here on. */
  enterSection(own: Readonly<Record<NoteKind, NoteNumbering>>): void {
    for (const kind of ['footnote', 'endnote'] as const) {
      const count = this.#counts[kind];
      count.numbering = { ...this.#settings[kind], ...own[kind] };
      if (count.numbering.restart === 'eachSect') count.next = count.numbering.start ?? 1;
    }
  }

  /** Counts a reference. Undefined when there is no such note: then Word shows nothing either. */
  refer(kind: NoteKind, id: string, hasOwnMark: boolean): NoteReference | undefined {
    const key = `${kind} ${id}`;
    const known = this.#known.get(key);
    if (known) return known;
    const count = this.#counts[kind];
    const { format = plainFormats[kind], restart } = count.numbering;
    const text = hasOwnMark ? '' : this.#formatNumber(count.next, format);
    const isRestarted = kind === 'footnote' && restart === 'eachPage' && !hasOwnMark;
    if (isRestarted) this.restarted.set(id, { format, start: count.numbering.start ?? 1 });
    const reference: NoteReference = {
      text,
      ...(kind === 'footnote' && { footnote: id }),
      ...(isRestarted && { restarted: id }),
    };
    // Known before it is read: a note that refers to itself in a broken file is read once.
    this.#known.set(key, reference);
    if (!hasOwnMark) count.next++;
    const blocks = this.#reader(kind, id, reference);
    if (!blocks) {
      this.#known.delete(key);
      this.restarted.delete(id);
      if (!hasOwnMark) count.next--;
      return undefined;
    }
    if (kind === 'footnote') this.footnotes.set(id, blocks);
    else this.endnotes.push(...blocks);
    return reference;
  }
}
