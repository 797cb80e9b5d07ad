import { createProblem, ShoruiError } from '../problems/index.ts';
import type { Codec, ZipArchive, ZipEntry } from '../zip/index.ts';

/** Unpacked parts of a template that are kept, bytes each: those that all its documents read. */
const mostKept = 256 * 1024;

/** By entry, which a template has for all its documents. */
const unpacked = new WeakMap<ZipEntry, Uint8Array>();

/** A part that was just written. Its CRC is never read: it does not leave the process. */
export function storedEntry({ name, data }: { readonly name: string; readonly data: Uint8Array }): ZipEntry {
  return { name, method: 0, crc: 0, size: data.length, compressed: data };
}

/** The package of a document that is read on in the process that made it. */
export class PartsArchive implements ZipArchive {
  readonly entries: readonly ZipEntry[];
  readonly #codec: Codec;
  readonly #byName: ReadonlyMap<string, ZipEntry>;
  readonly #texts: ReadonlyMap<string, string>;

  /** @param texts those of parts of which they are known */
  constructor(entries: readonly ZipEntry[], codec: Codec, texts: ReadonlyMap<string, string>) {
    this.entries = entries;
    this.#codec = codec;
    this.#texts = texts;
    this.#byName = new Map(entries.map((entry) => [entry.name, entry]));
  }

  has(name: string): boolean {
    return this.#byName.has(name);
  }

  text(name: string): string | undefined {
    return this.#texts.get(name);
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
