import type { PdfValue } from './pdf-value.ts';

/** A dictionary. Keys are names without the slash, one character a byte. Changes give a new dictionary. */
export class PdfDict {
  static readonly empty = new PdfDict(new Map());
  readonly #entries: ReadonlyMap<string, PdfValue>;

  constructor(entries: ReadonlyMap<string, PdfValue>) {
    this.#entries = entries;
  }

  /** Entries that are undefined are left out. */
  static of(entries: Readonly<Record<string, PdfValue | undefined>>): PdfDict {
    const map = new Map<string, PdfValue>();
    for (const [key, value] of Object.entries(entries)) if (value !== undefined) map.set(key, value);
    return new PdfDict(map);
  }

  /** The value as it stands: often a reference. */
  get(key: string): PdfValue | undefined {
    return this.#entries.get(key);
  }

  has(key: string): boolean {
    return this.#entries.has(key);
  }

  get size(): number {
    return this.#entries.size;
  }

  entries(): IterableIterator<[string, PdfValue]> {
    return this.#entries.entries();
  }

  keys(): IterableIterator<string> {
    return this.#entries.keys();
  }

  /** This dictionary with some entries set; those that are undefined are taken out. */
  with(changes: Readonly<Record<string, PdfValue | undefined>>): PdfDict {
    const map = new Map(this.#entries);
    for (const [key, value] of Object.entries(changes)) {
      if (value === undefined) map.delete(key);
      else map.set(key, value);
    }
    return new PdfDict(map);
  }

  without(...keys: readonly string[]): PdfDict {
    const map = new Map(this.#entries);
    for (const key of keys) map.delete(key);
    return new PdfDict(map);
  }
}
