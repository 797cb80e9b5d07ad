import type { FlowItem } from '../model/flow-item.ts';
import type { Entry } from './item-source.ts';
import type { FittedNotes, NoteArea } from './note-area.ts';
import { spaceBetween } from './stack-items.ts';

/** An item at its place in a column. */
export interface PlacedEntry {
  readonly entry: Entry;
  /** Top of the item in the flow of the page; of what is repeated above it, and that. */
  readonly y: number;
  readonly repeated: readonly FlowItem[];
  readonly notes: FittedNotes;
  /** What the column was before it. */
  readonly before: ColumnState;
}

interface ColumnState {
  readonly y: number;
  readonly after: number;
  readonly notesHeight: number;
  readonly notes: number;
  readonly left: readonly FlowItem[];
}

export interface ColumnStart {
  readonly x: number;
  readonly width: number;
  readonly top: number;
  readonly bottom: number;
  /** Space above the first item counts: after a break that the author made, and in the middle of a page. */
  readonly keepsTopSpace: boolean;
  /** Space that what is above requires below. */
  readonly after: number;
  readonly notes: NoteArea;
  readonly field: { readonly isEmpty: boolean };
}

/** One column of a page while it is filled: lengths are pt in the flow of the page. */
export class ColumnFill {
  readonly x: number;
  readonly width: number;
  readonly top: number;
  readonly bottom: number;
  readonly keepsTopSpace: boolean;
  readonly notes: NoteArea;
  readonly placed: PlacedEntry[] = [];
  readonly #field: { readonly isEmpty: boolean };
  /** End of the last item, and the space that it requires below. */
  y: number;
  after: number;

  constructor({ x, width, top, bottom, keepsTopSpace, after, notes, field }: ColumnStart) {
    this.x = x;
    this.width = width;
    this.top = top;
    this.bottom = bottom;
    this.y = top;
    this.keepsTopSpace = keepsTopSpace;
    this.after = after;
    this.notes = notes;
    this.#field = field;
  }

  get hasFloats(): boolean {
    return !this.#field.isEmpty;
  }

  /** Nothing of the text is in it. */
  get isEmpty(): boolean {
    return this.placed.length === 0;
  }

  /** Where text ends and notes begin. */
  get textBottom(): number {
    return this.bottom - this.notes.height;
  }

  /** White between what is last and an item that requires `spaceBefore` above. */
  gapAbove(spaceBefore: number): number {
    return this.isEmpty && !this.keepsTopSpace ? 0 : spaceBetween(this.after, spaceBefore);
  }

  /** Height of the whole column. */
  get height(): number {
    return this.bottom - this.top;
  }

  add(entry: Entry, y: number, repeated: readonly FlowItem[], notes: FittedNotes): void {
    const { items, height, left } = this.notes;
    const before = { y: this.y, after: this.after, notesHeight: height, notes: items.length, left };
    this.placed.push({ entry, y, repeated, notes, before });
    this.notes.add(notes);
    this.y = y + entry.item.height;
    this.after = entry.item.spaceAfter;
  }

  /** Takes the items from `index` on out again. */
  takeFrom(index: number): Entry[] {
    const taken = this.placed.splice(index);
    const first = taken[0];
    if (first) {
      this.y = first.before.y;
      this.after = first.before.after;
      this.notes.items.length = first.before.notes;
      this.notes.height = first.before.notesHeight;
      this.notes.left = first.before.left;
    }
    return taken.map(({ entry }) => entry);
  }
}
