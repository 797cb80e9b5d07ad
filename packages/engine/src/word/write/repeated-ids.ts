import { escapeXml } from '../../xml/entities.ts';
import type { Scope } from '../data/scope.ts';
import type { IdKind } from '../read/taken-ids.ts';

/** Word takes numbers of 32 bits. New ones are above those of the template, or from 1 when these are near the end. */
const highestUsual = 2_000_000_000;

/** Word cuts names of bookmarks to this many characters. */
const longestName = 40;

/** Draws ids that nothing in a template has. The same calls in the same order give the same ids. */
class NewIds {
  readonly #taken: (kind: IdKind) => ReadonlySet<string>;
  readonly #next = new Map<string, number>();
  readonly #given = new Set<string>();

  /** `taken` gives the ids of a kind that the template has. */
  constructor(taken: (kind: IdKind) => ReadonlySet<string>) {
    this.#taken = taken;
  }

  /** An id to replace another one of its kind in a copy. */
  draw(kind: IdKind, original: string): string {
    const [key, name] = this.#pattern(kind, original);
    const taken = this.#taken(kind);
    let number = this.#next.get(key) ?? this.#first(kind, taken);
    let id = name(number);
    while (taken.has(id) || this.#given.has(`${kind} ${id}`)) id = name(++number);
    this.#next.set(key, number + 1);
    // Shortened names may meet; all others differ by their number.
    if (kind === 'bookmark') this.#given.add(`${kind} ${id}`);
    return id;
  }

  /** What numbers are counted together, and how a number becomes an id. */
  #pattern(kind: IdKind, original: string): [key: string, name: (number: number) => string] {
    if (kind === 'bookmark') {
      return [
        `${kind} ${original}`,
        (number) => `${original.slice(0, longestName - 1 - String(number).length)}_${number}`,
      ];
    }
    if (kind !== 'shape') return [kind, String];
    const stem = /^(.*?)\d+$/s.exec(original)?.[1] ?? `${original}_`;
    return [`${kind} ${stem}`, (number) => stem + number];
  }

  #first(kind: IdKind, taken: ReadonlySet<string>): number {
    // Copies of a bookmark are counted from the second.
    if (kind === 'bookmark') return 2;
    let highest = 0;
    for (const id of taken) highest = Math.max(highest, Number(/\d+$/.exec(id)?.[0] ?? 0));
    return highest <= highestUsual ? highest + 1 : 1;
  }
}

/** An id in a stretch that is repeated: the first copy keeps it, every later copy gets another one. */
export interface Renamed {
  readonly kind: IdKind;
  readonly original: string;
}

/** A footnote or endnote of the document: one for each copy of its reference. */
interface NoteUse {
  readonly id: string;
  /** Where the reference was: the note reads its values there. */
  readonly scope: Scope;
}

/** A list that starts again: what it is called, and the list of the template that it is made like. */
export interface ListCopy {
  readonly id: string;
  readonly original: string;
}

export type NoteKind = 'footnote' | 'endnote';

const encoder = new TextEncoder();
const noUses: readonly NoteUse[] = [];

/** What one document must distinguish in the copies of repeated stretches. */
export class RepeatedIds {
  readonly #ids: NewIds;
  readonly #kept = new Set<Renamed>();
  readonly #current = new Map<Renamed, Uint8Array>();
  readonly #seen = new Set<object>();
  readonly #notes = new Map<string, NoteUse[]>();
  /** How to forget, in their order, what happened for the first time. */
  readonly #firsts: (() => void)[] = [];
  /** Id of the note that is being written. */
  runningNote = '';
  /** Comments of the template on what may be left out: was their reference written? */
  readonly #comments = new Map<string, boolean>();
  /** Lists that were started again, in their order. */
  readonly lists: ListCopy[] = [];

  constructor(taken: (kind: IdKind) => ReadonlySet<string>) {
    this.#ids = new NewIds(taken);
  }

  /** The ids have other values from here on: a new copy begins. */
  begin(renamed: readonly Renamed[]): void {
    for (const each of renamed) this.#current.delete(each);
  }

  /** A point to go back to when what is written from here on is thrown away. */
  get mark(): number {
    return this.#firsts.length;
  }

  /** Forgets what happened for the first time since a mark: what was written then is not in the document. */
  goBack(mark: number): void {
    for (const forget of this.#firsts.splice(mark).toReversed()) forget();
  }

  /** The id in the running copy, escaped and encoded. */
  current(renamed: Renamed): Uint8Array {
    let bytes = this.#current.get(renamed);
    if (!bytes) this.#current.set(renamed, (bytes = encoder.encode(escapeXml(this.#draw(renamed)))));
    return bytes;
  }

  /** Is this the first call? */
  isFirst(site: object): boolean {
    if (this.#seen.has(site)) return false;
    this.#seen.add(site);
    this.#firsts.push(() => this.#seen.delete(site));
    return true;
  }

  /** A reference to a note was written: its id. */
  addNote(kind: NoteKind, original: string, scope: Scope): string {
    const key = `${kind} ${original}`;
    const uses = this.#notes.get(key);
    const id = uses ? this.#ids.draw(kind, original) : original;
    if (uses) {
      uses.push({ id, scope });
      this.#firsts.push(() => uses.pop());
    } else {
      this.#notes.set(key, [{ id, scope }]);
      this.#firsts.push(() => this.#notes.delete(key));
    }
    return id;
  }

  /** Comments that stay only when their references are written. */
  expectComments(ids: readonly string[]): void {
    for (const id of ids) if (!this.#comments.has(id)) this.#comments.set(id, false);
  }

  /** The reference to a comment was written. */
  keepComment(id: string): void {
    if (this.#comments.get(id) !== false) return;
    this.#comments.set(id, true);
    this.#firsts.push(() => this.#comments.set(id, false));
  }

  /** Comments that nothing in the document refers to any more. */
  get lostComments(): ReadonlySet<string> {
    return new Set([...this.#comments].flatMap(([id, isKept]) => (isKept ? [] : [id])));
  }

  /** The notes that replace one of the template's. */
  notes(kind: NoteKind, original: string): readonly NoteUse[] {
    return this.#notes.get(`${kind} ${original}`) ?? noUses;
  }

  #draw(renamed: Renamed): string {
    const { kind, original } = renamed;
    if (!this.#kept.has(renamed)) {
      this.#kept.add(renamed);
      this.#firsts.push(() => {
        this.#kept.delete(renamed);
        this.#current.delete(renamed);
      });
      return original;
    }
    const id = this.#ids.draw(kind, original);
    if (kind === 'list') this.lists.push({ id, original });
    return id;
  }
}
