import { decodeStream, type DecodedStream } from './filters/decode-stream.ts';
import { objectCipher, type Security } from './encryption/security.ts';
import { PdfRef, PdfStream, type PdfValue } from './objects/pdf-value.ts';
import type { PdfBudget } from './pdf-budget.ts';
import { numberOf, type PdfObjects } from './pdf-objects.ts';
import { readIndirect, type ReadContext } from './syntax/read-indirect.ts';
import type { XrefEntry } from './xref/file-layout.ts';
import { openObjectStream, readPacked, type ObjectStream } from './xref/object-stream.ts';

/** Objects that are only references to others, and streams whose Length is in other streams: no file has many in a row. */
const mostHops = 30;

/** The objects of a file by number, read on demand and kept. */
export class ObjectStore implements PdfObjects {
  readonly context: ReadContext;
  entries: ReadonlyMap<number, XrefEntry> = new Map();
  readonly #budget: PdfBudget;
  readonly #values = new Map<number, PdfValue>();
  readonly #streams = new Map<number, ObjectStream | undefined>();
  readonly #reading = new Set<number>();
  #security: Security | undefined;

  constructor(bytes: Uint8Array, budget: PdfBudget) {
    this.#budget = budget;
    this.context = {
      bytes,
      budget,
      streamEnds: { from: Infinity, found: -1 },
      lengthOf: (value) => numberOf(this, value),
      cipherOf: (number, generation) => this.#security && objectCipher(this.#security, number, generation),
    };
  }

  get security(): Security | undefined {
    return this.#security;
  }

  /** From now on what is read is decrypted; what was read before is forgotten, but for the object `plain`. */
  decryptWith(security: Security, plain: PdfRef | undefined): void {
    const kept = plain && this.resolve(plain);
    this.#security = security;
    this.forget();
    if (plain && kept !== undefined) this.#values.set(plain.number, kept);
  }

  /** Forgets what was read, because entries have changed. */
  forget(): void {
    this.#values.clear();
    this.#streams.clear();
  }

  /** Sets an object that is nowhere in the file. */
  put(number: number, value: PdfValue): void {
    this.#values.set(number, value);
  }

  resolve(value: PdfValue | undefined): PdfValue {
    let found = value ?? null;
    for (let hops = 0; found instanceof PdfRef; hops++) {
      if (hops > mostHops) return null;
      found = this.#read(found);
    }
    return found;
  }

  decode(stream: PdfStream): DecodedStream {
    return decodeStream(this, stream, this.#budget);
  }

  /** The object stream of a number; undefined when it is none. */
  objectStream(number: number): ObjectStream | undefined {
    if (this.#streams.has(number)) return this.#streams.get(number);
    // An object stream may not be packed in another: that is how they would run in circles.
    const entry = this.entries.get(number);
    const value = entry?.kind === 'plain' ? this.#read(new PdfRef(number, entry.generation)) : null;
    const stream =
      value instanceof PdfStream
        ? openObjectStream(
            value,
            (packed) => this.decode(packed),
            (item) => numberOf(this, item),
            this.#budget,
          )
        : undefined;
    this.#streams.set(number, stream);
    return stream;
  }

  #read(ref: PdfRef): PdfValue {
    const { number } = ref;
    const entry = this.entries.get(number);
    if (entry?.kind === 'plain' && entry.generation !== ref.generation) return null;
    const known = this.#values.get(number);
    if (known !== undefined) return known;
    if (!entry || entry.kind === 'free') return null;
    // An object that is needed to read itself, such as a stream that is its own Length, is missing.
    if (this.#reading.has(number) || this.#reading.size > mostHops) return null;
    this.#reading.add(number);
    try {
      const value = this.#readEntry(number, entry);
      this.#values.set(number, value);
      return value;
    } finally {
      this.#reading.delete(number);
    }
  }

  #readEntry(number: number, entry: Exclude<XrefEntry, { kind: 'free' }>): PdfValue {
    if (entry.kind === 'plain') {
      const object = readIndirect(this.context, entry.offset);
      return object?.number === number ? object.value : null;
    }
    const stream = this.objectStream(entry.stream);
    const value = stream && readPacked(stream, number, entry.index, this.#budget);
    // Streams cannot be in object streams; neither can a reference to itself be followed.
    return value ?? null;
  }
}
