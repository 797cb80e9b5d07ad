// One file, because each of these is made of the others.
import type { PdfName } from './pdf-name.ts';
import type { PdfRef } from './pdf-ref.ts';
import type { PdfString } from './pdf-string.ts';

/** An array of a PDF: a plain list. */
export type PdfArray = readonly PdfValue[];

/** Any object of a PDF (ISO 32000-1, 7.3). All are immutable. Numbers, booleans, null and arrays are those of the language. */
export type PdfValue = null | boolean | number | PdfName | PdfString | PdfArray | PdfDict | PdfStream | PdfRef;

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

  /** The value as written: often a reference. */
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

/** A stream: its dictionary and its bytes as the filters left them. Never encrypted, like strings. */
export class PdfStream {
  readonly dict: PdfDict;
  #raw: Uint8Array | (() => Uint8Array);

  /** `raw` may be a function: it is called once, when the bytes are first needed. */
  constructor(dict: PdfDict, raw: Uint8Array | (() => Uint8Array)) {
    this.dict = dict;
    this.#raw = raw;
  }

  get raw(): Uint8Array {
    if (typeof this.#raw === 'function') this.#raw = this.#raw();
    return this.#raw;
  }
}
