import type { IdKind } from '../read/taken-ids.ts';
import type { Scope } from '../tags/scope.ts';
import { escapeXml } from '../xml/entities.ts';
import { NewIds } from './new-ids.ts';

/** An id in a stretch that is repeated: the first copy keeps it, every later copy gets another one. */
export interface Renamed {
  readonly kind: IdKind;
  readonly original: string;
}

/** A footnote or endnote of the document: one for each copy of its reference. */
export interface NoteUse {
  readonly id: string;
  /** Where the reference stood: the note reads its values there. */
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

/** What one document must tell apart in the copies of repeated stretches. */
export class Copies {
  readonly #ids: NewIds;
  readonly #kept = new Set<Renamed>();
  readonly #current = new Map<Renamed, Uint8Array>();
  readonly #seen = new Set<object>();
  readonly #notes = new Map<string, NoteUse[]>();
  /** Id of the note that is being written. */
  runningNote = '';
  /** Lists that were started again, in their order. */
  readonly lists: ListCopy[] = [];

  constructor(taken: (kind: IdKind) => ReadonlySet<string>) {
    this.#ids = new NewIds(taken);
  }

  /** The ids have other values from here on: a new copy begins. */
  begin(renamed: readonly Renamed[]): void {
    for (const each of renamed) this.#current.delete(each);
  }

  /** The id in the running copy, escaped and encoded. */
  current(renamed: Renamed): Uint8Array {
    let bytes = this.#current.get(renamed);
    if (!bytes) this.#current.set(renamed, (bytes = encoder.encode(escapeXml(this.#draw(renamed)))));
    return bytes;
  }

  /** The id of a copy that nothing else refers to. */
  fresh(renamed: Renamed): Uint8Array {
    return encoder.encode(escapeXml(this.#draw(renamed)));
  }

  /** Is it asked for the first time? */
  isFirst(site: object): boolean {
    if (this.#seen.has(site)) return false;
    this.#seen.add(site);
    return true;
  }

  /** A reference to a note was written: its id. */
  addNote(kind: NoteKind, original: string, scope: Scope): string {
    const key = `${kind} ${original}`;
    const uses = this.#notes.get(key);
    const id = uses ? this.#ids.draw(kind, original) : original;
    if (uses) uses.push({ id, scope });
    else this.#notes.set(key, [{ id, scope }]);
    return id;
  }

  /** The notes that stand for one of the template's. */
  notes(kind: NoteKind, original: string): readonly NoteUse[] {
    return this.#notes.get(`${kind} ${original}`) ?? noUses;
  }

  #draw(renamed: Renamed): string {
    const { kind, original } = renamed;
    if (!this.#kept.has(renamed)) {
      this.#kept.add(renamed);
      return original;
    }
    const id = this.#ids.draw(kind, original);
    if (kind === 'list') this.lists.push({ id, original });
    return id;
  }
}
