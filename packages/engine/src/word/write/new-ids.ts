import type { IdKind } from '../read/taken-ids.ts';

/** Word takes numbers of 32 bits. New ones are above those of the template, or from 1 when these are near the end. */
const highestUsual = 2_000_000_000;

/** Word cuts names of bookmarks to this many characters. */
const longestName = 40;

/** Draws ids that nothing in a template has. The same calls in the same order give the same ids. */
export class NewIds {
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
