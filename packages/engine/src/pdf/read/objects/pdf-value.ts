import type { PdfString } from './pdf-string.ts';

const known = new Map<string, PdfName>();

/** Names beyond this are not kept for the next time they are met: a hostile file may have any number. */
const mostKept = 5_000;

/** A name such as `/Type`, with its `#xx` escapes undone. */
export class PdfName {
  /** One character (U+0000 to U+00FF) for each byte of the name, without the slash. */
  readonly text: string;

  private constructor(text: string) {
    this.text = text;
  }

  static of(text: string): PdfName {
    const kept = known.get(text);
    if (kept) return kept;
    const name = new PdfName(text);
    if (known.size < mostKept && text.length < 64) known.set(text, name);
    return name;
  }
}

/** A reference to an indirect object: `12 0 R`. */
export class PdfRef {
  readonly number: number;
  readonly generation: number;

  constructor(number: number, generation = 0) {
    this.number = number;
    this.generation = generation;
  }
}

// One file, because each of these is made of the others.

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
