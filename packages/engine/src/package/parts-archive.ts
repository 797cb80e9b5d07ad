import { createProblem, ShoruiError } from '../problems/index.ts';
import type { Codec, ZipArchive, ZipEntry } from '../zip/index.ts';

/** Unpacked parts of a template that are kept, bytes each: those that all its documents read. */
const mostKept = 256 * 1024;

/** By entry, which a template has for all its documents. */
const unpacked = new WeakMap<ZipEntry, Uint8Array>();

/** A stretch of text that many documents have, the same object in each. */
export interface FixedPiece {
  readonly text: string;
}

/** A piece of the text of a part: a fixed one, or the document's own. */
export type TextPiece = FixedPiece | string;

/** A part that was just written: its text in pieces, and its bytes. */
export interface WrittenPart {
  readonly length: number;
  readonly texts: readonly TextPiece[];
  slice(from: number, to: number): Uint8Array;
}

/** The entry of a part that was just written. Its bytes are joined when they are read: mostly its text is. */
export class WrittenEntry implements ZipEntry {
  readonly name: string;
  readonly method = 0;
  /** It is never read: the entry does not leave the process. */
  readonly crc = 0;
  readonly size: number;
  readonly part: WrittenPart;
  #bytes: Uint8Array | undefined;

  constructor(name: string, part: WrittenPart) {
    this.name = name;
    this.size = part.length;
    this.part = part;
  }

  get compressed(): Uint8Array {
    return (this.#bytes ??= this.part.slice(0, this.size));
  }
}

/** The package of a document that is read on in the process that made it. */
export class PartsArchive implements ZipArchive {
  readonly entries: readonly ZipEntry[];
  readonly #codec: Codec;
  readonly #byName: ReadonlyMap<string, ZipEntry>;

  constructor(entries: readonly ZipEntry[], codec: Codec) {
    this.entries = entries;
    this.#codec = codec;
    this.#byName = new Map(entries.map((entry) => [entry.name, entry]));
  }

  has(name: string): boolean {
    return this.#byName.has(name);
  }

  text(name: string): string | undefined {
    return this.pieces(name)
      ?.map((piece) => (typeof piece === 'string' ? piece : piece.text))
      .join('');
  }

  /** The pieces of which a part was made that was just written, in order; undefined for any other. */
  pieces(name: string): readonly TextPiece[] | undefined {
    const entry = this.#byName.get(name);
    return entry instanceof WrittenEntry ? entry.part.texts : undefined;
  }

  read(name: string): Uint8Array {
    const entry = this.#byName.get(name);
    if (!entry) throw new ShoruiError([createProblem('word.part-missing', {}, { name })]);
    if (entry.method === 0) return entry.compressed;
    let data = unpacked.get(entry);
    if (!data) {
      data = this.#codec.inflateRaw(entry.compressed, entry.size);
      if (data.length <= mostKept) unpacked.set(entry, data);
    }
    return data;
  }
}
