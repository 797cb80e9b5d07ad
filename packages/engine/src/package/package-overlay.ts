import type { Place } from '../problems/index.ts';
import type { Budget } from '../platform/limits.ts';
import { readPart } from './read-part.ts';
import { appendItems, contentTypesName, listPart } from './content-types.ts';
import { relatedPart, relationshipsName, relationshipsNamespace } from './relationships.ts';
import { attribute } from '../xml/attributes.ts';
import { xmlDeclaration } from '../xml/decode-part.ts';
import type { XmlPart } from '../xml/xml-element.ts';
import { zipEntry, type Codec, type ZipArchive, type ZipEntry } from '../zip/index.ts';

const encoder = new TextEncoder();

/** An archive with some of its entries rewritten and others added. */
export class PackageOverlay implements ZipArchive {
  readonly #archive: ZipArchive;
  readonly #codec: Codec;
  readonly #limits: Budget;
  readonly #place: Place;
  readonly #changed = new Map<string, Uint8Array>();

  constructor(archive: ZipArchive, codec: Codec, limits: Budget, place: Place) {
    this.#archive = archive;
    this.#codec = codec;
    this.#limits = limits;
    this.#place = place;
  }

  get entries(): readonly ZipEntry[] {
    const kept = this.#archive.entries.map((entry) => this.#entry(entry.name) ?? entry);
    const known = new Set(kept.map(({ name }) => name));
    const added = [...this.#changed.keys()].filter((name) => !known.has(name));
    return [...kept, ...added.flatMap((name) => this.#entry(name) ?? [])];
  }

  has(name: string): boolean {
    return this.#changed.has(name) || this.#archive.has(name);
  }

  read(name: string): Uint8Array {
    return this.#changed.get(name) ?? this.#archive.read(name);
  }

  /** Writes a part. `xml` comes without a declaration. */
  write(name: string, xml: string): void {
    this.#changed.set(name, encoder.encode(xmlDeclaration + xml));
  }

  part(name: string): XmlPart | null {
    return this.has(name) ? readPart(this, name, this.#limits, this.#place) : null;
  }

  /** The part that another one refers to by a relationship of a kind (`numbering`); null for none. */
  related(from: string, kind: string): string | null {
    const list = this.part(relationshipsName(from));
    return list && relatedPart(list, from, kind);
  }

  /** A name that no part has: `word/numbering.xml`, `word/numbering2.xml`, ... */
  newName(folder: string, stem: string): string {
    let name = `${folder}${stem}.xml`;
    for (let number = 2; this.has(name); number++) name = `${folder}${stem}${number}.xml`;
    return name;
  }

  /** Adds a part that another one in the same folder refers to. */
  relate(from: string, type: string, name: string, contentType: string): void {
    const file = name.slice(name.lastIndexOf('/') + 1);
    const relationships = relationshipsName(from);
    const taken = new Set(this.#values(relationships, 'Id'));
    let number = 1;
    while (taken.has(`editor${number}`)) number++;
    this.#append(
      relationships,
      relationshipsNamespace,
      (prefix) => `<${prefix}Relationship Id="editor${number}" Type="${type}" Target="${file}"/>`,
    );
    this.#append(
      contentTypesName,
      '',
      (prefix) => `<${prefix}Override PartName="/${name}" ContentType="${contentType}"/>`,
    );
  }

  #values(name: string, localName: string): string[] {
    const part = this.part(name);
    return (part?.root.children ?? []).flatMap((item) => (part && attribute(part.xml, item, localName)) ?? []);
  }

  #append(name: string, namespace: string, item: (prefix: string) => string): void {
    const part = this.part(name);
    if (!part) {
      this.write(name, `<Relationships xmlns="${namespace}">${item('')}</Relationships>`);
      return;
    }
    this.write(name, appendItems(listPart(part), [item(part.prefix)]));
  }

  #entry(name: string): ZipEntry | null {
    const data = this.#changed.get(name);
    return data ? zipEntry({ name, data }, this.#codec) : null;
  }
}
