import type { Place } from '../../../problems/index.ts';
import type { Budget } from '../../../platform/limits.ts';
import { decodePart, xmlDeclaration } from '../../../xml/decode-part.ts';
import { readXml } from '../../../xml/read-xml.ts';
import { zipEntry, type Codec, type ZipArchive, type ZipEntry } from '../../../zip/index.ts';
import { acceptChanges } from './accept-part.ts';
import { mayHoldChanges } from './change-names.ts';

const encoder = new TextEncoder();

/** An archive whose text parts read as they do when all tracked changes are accepted. Other entries, and parts without changes, are the same. */
export class AcceptedArchive implements ZipArchive {
  readonly #archive: ZipArchive;
  readonly #names: ReadonlySet<string>;
  readonly #codec: Codec;
  readonly #limits: Budget;
  readonly #file: Place;
  /** The text parts that were read, and which of them changed. */
  readonly #read = new Map<string, Uint8Array>();
  readonly #changed = new Set<string>();

  constructor(archive: ZipArchive, names: Iterable<string>, codec: Codec, limits: Budget, file: Place) {
    this.#archive = archive;
    this.#names = new Set(names);
    this.#codec = codec;
    this.#limits = limits;
    this.#file = file;
  }

  get entries(): readonly ZipEntry[] {
    return this.#archive.entries.map((entry) => {
      const data = this.#names.has(entry.name) ? this.read(entry.name) : null;
      return data && this.#changed.has(entry.name) ? zipEntry({ name: entry.name, data }, this.#codec) : entry;
    });
  }

  has(name: string): boolean {
    return this.#archive.has(name);
  }

  read(name: string): Uint8Array {
    if (!this.#names.has(name)) return this.#archive.read(name);
    let data = this.#read.get(name);
    if (!data) this.#read.set(name, (data = this.#accept(name)));
    return data;
  }

  #accept(name: string): Uint8Array {
    const data = this.#archive.read(name);
    const place = { ...this.#file, part: name };
    const xml = decodePart(data, place);
    if (!mayHoldChanges(xml)) return data;
    const part = readXml(name, xml, place, this.#limits);
    const accepted = acceptChanges(part);
    if (accepted === part) return data;
    this.#changed.add(name);
    return encoder.encode(xmlDeclaration + accepted.xml);
  }
}
