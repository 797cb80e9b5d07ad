import type { Place } from '../../../problems/index.ts';
import type { Budget } from '../../../platform/limits.ts';
import { partText } from '../../../package/read-part.ts';
import { xmlDeclaration } from '../../../xml/decode-part.ts';
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
  /** The text parts that were read, without their declarations. */
  readonly #texts = new Map<string, string>();
  /** Those of them that changed. */
  readonly #changed = new Map<string, Uint8Array>();

  constructor(archive: ZipArchive, names: Iterable<string>, codec: Codec, limits: Budget, file: Place) {
    this.#archive = archive;
    this.#names = new Set(names);
    this.#codec = codec;
    this.#limits = limits;
    this.#file = file;
  }

  get entries(): readonly ZipEntry[] {
    return this.#archive.entries.map((entry) => {
      this.text(entry.name);
      const data = this.#changed.get(entry.name);
      return data ? zipEntry({ name: entry.name, data }, this.#codec) : entry;
    });
  }

  has(name: string): boolean {
    return this.#archive.has(name);
  }

  text(name: string): string | undefined {
    if (!this.#names.has(name) || !this.#archive.has(name)) return undefined;
    let text = this.#texts.get(name);
    if (text === undefined) this.#texts.set(name, (text = this.#accept(name)));
    return text;
  }

  read(name: string): Uint8Array {
    this.text(name);
    return this.#changed.get(name) ?? this.#archive.read(name);
  }

  #accept(name: string): string {
    const xml = partText(this.#archive, name, this.#file);
    if (!mayHoldChanges(xml)) return xml;
    const part = readXml(name, xml, { ...this.#file, part: name }, this.#limits);
    const accepted = acceptChanges(part);
    if (accepted === part) return xml;
    this.#changed.set(name, encoder.encode(xmlDeclaration + accepted.xml));
    return accepted.xml;
  }
}
