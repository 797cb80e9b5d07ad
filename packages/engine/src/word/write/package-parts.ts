import type { PartNamespaces } from '../read/part-namespaces.ts';
import type { EmbeddedImage, ImageFormat } from '../images/embedded-image.ts';
import { escapeXml } from '../../xml/entities.ts';
import { attribute } from '../../xml/attributes.ts';
import { xmlDeclaration } from '../../xml/decode-part.ts';
import { documentLevel, pictureEntry, zipEntry, type Codec, type ZipEntry } from '../../zip/index.ts';
import { RepeatedIds } from './repeated-ids.ts';
import { withoutComments } from './lost-comments.ts';
import { addLists } from './new-lists.ts';
import { appendItems, contentTypesName } from '../../package/content-types.ts';
import { relationshipsName, relationshipsNamespace } from '../../package/relationships.ts';
import { type PackageIndex } from './package-index.ts';

const contentTypes: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  svg: 'image/svg+xml',
  rels: 'application/vnd.openxmlformats-package.relationships+xml',
};

const encoder = new TextEncoder();

function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, index) => byte === b[index]);
}

/** Relationships that a document adds to one part. */
interface AddedRelationships {
  readonly ids: Map<string, string>;
  readonly taken: ReadonlySet<string>;
  readonly items: string[];
  next: number;
}

interface Media {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly crc: number;
}

/**
 * What one document adds to the package of its template: images, relationships and their content types, and numbers of
 * drawings. A document that adds nothing pays nothing, and every part that gets nothing stays as it is.
 */
export class PackageParts {
  readonly #index: PackageIndex;
  readonly #codec: Codec;
  readonly #relationships = new Map<string, AddedRelationships>();
  readonly #mediaOfImage = new Map<EmbeddedImage, Media>();
  readonly #mediaByHash = new Map<string, Media[]>();
  readonly #media: Media[] = [];
  readonly #extensions = new Set<string>();
  /** What must differ between the copies of what is repeated. */
  readonly copies: RepeatedIds;
  #nextDrawing: number;
  #mediaNumber = 0;

  constructor(index: PackageIndex, codec: Codec) {
    this.#index = index;
    this.#codec = codec;
    this.copies = new RepeatedIds((kind) => index.taken(kind));
    this.#nextDrawing = index.firstDrawingId;
  }

  /** A number for a drawing that nothing else in the document has. */
  nextDrawingId(): number {
    while (this.#index.drawingIds.has(this.#nextDrawing)) this.#nextDrawing++;
    return this.#nextDrawing++;
  }

  /** Id of a relationship from a part to an image, which becomes a media part of the package once, however often it is used. */
  relateImage(words: PartNamespaces, image: EmbeddedImage): string {
    const { name } = this.#mediaOf(image);
    const folder = words.part.slice(0, words.part.lastIndexOf('/') + 1);
    const target = name.startsWith(folder) ? name.slice(folder.length) : `/${name}`;
    return this.#relate(words, 'image', target, false);
  }

  /** Id of a relationship from a part to an address outside the document. */
  relateLink(words: PartNamespaces, address: string): string {
    return this.#relate(words, 'hyperlink', address, true);
  }

  /** The entries of the document: those copied from the template, lists with what was added to them, and new parts. */
  finish(entries: readonly ZipEntry[], written: readonly ZipEntry[]): readonly ZipEntry[] {
    const copied = this.#withoutLostComments(this.#withLists(entries));
    if (this.#relationships.size === 0) return [...copied, ...written];
    const changed = new Map<string, Uint8Array>();
    for (const [part, { items }] of this.#relationships) {
      const name = relationshipsName(part);
      changed.set(name, this.#append(name, items));
      if (!this.#index.list(name)) this.#extensions.add('rels');
    }
    const types = this.#newContentTypes();
    if (types.length > 0) changed.set(contentTypesName, this.#append(contentTypesName, types));

    const replaced = copied.map((entry) => {
      const data = changed.get(entry.name);
      changed.delete(entry.name);
      return data ? zipEntry({ name: entry.name, data }, this.#codec, documentLevel) : entry;
    });
    const added = [...changed].map(([name, data]) => zipEntry({ name, data }, this.#codec, documentLevel));
    const media = this.#media.map((each) => this.#mediaEntry(each));
    return [...replaced, ...written, ...added, ...media];
  }

  /** Only SVG is text: the other formats are compressed already. */
  #mediaEntry({ name, bytes, crc }: Media): ZipEntry {
    if (name.endsWith('.svg')) return zipEntry({ name, data: bytes }, this.#codec, documentLevel);
    const known = this.#index.pictures.get(bytes);
    // The caller may have changed the bytes since.
    if (known?.crc === crc) return { ...known, name };
    const entry = pictureEntry(name, bytes, this.#codec);
    this.#index.pictures.set(bytes, entry);
    return entry;
  }

  #withoutLostComments(entries: readonly ZipEntry[]): readonly ZipEntry[] {
    const changed = withoutComments(this.#index, this.copies.lostComments);
    if (changed.size === 0) return entries;
    return entries.map((entry) => {
      const xml = changed.get(entry.name);
      if (xml === undefined) return entry;
      return zipEntry({ name: entry.name, data: encoder.encode(xmlDeclaration + xml) }, this.#codec, documentLevel);
    });
  }

  #withLists(entries: readonly ZipEntry[]): readonly ZipEntry[] {
    const { lists } = this.copies;
    const name = lists.length > 0 ? this.#index.numbering : null;
    const list = name === null ? null : this.#index.list(name);
    if (!list) return entries;
    const data = encoder.encode(xmlDeclaration + addLists(list, lists));
    return entries.map((entry) => (entry.name === name ? zipEntry({ name, data }, this.#codec, documentLevel) : entry));
  }

  #relate(
    { part, namespaces }: PartNamespaces,
    kind: 'image' | 'hyperlink',
    target: string,
    external: boolean,
  ): string {
    const added = this.#relationshipsOf(part);
    const key = `${kind} ${target}`;
    const known = added.ids.get(key);
    if (known !== undefined) return known;
    let id: string;
    do id = `shorui${added.next++}`;
    while (added.taken.has(id));
    added.ids.set(key, id);
    const mode = external ? ' TargetMode="External"' : '';
    const prefix = this.#index.list(relationshipsName(part))?.prefix ?? '';
    added.items.push(
      `<${prefix}Relationship Id="${id}" Type="${namespaces.relationship}/${kind}" Target="${escapeXml(target)}"${mode}/>`,
    );
    return id;
  }

  #relationshipsOf(part: string): AddedRelationships {
    let added = this.#relationships.get(part);
    if (!added) {
      const taken = new Set(this.#index.values(relationshipsName(part), 'Id'));
      added = { ids: new Map(), taken, items: [], next: 1 };
      this.#relationships.set(part, added);
    }
    return added;
  }

  #mediaOf(image: EmbeddedImage): Media {
    const known = this.#mediaOfImage.get(image);
    if (known) return known;
    const { bytes, format } = image;
    const crc = this.#codec.crc32(bytes);
    const hash = `${format} ${bytes.length} ${crc}`;
    const alike = this.#mediaByHash.get(hash) ?? [];
    let media = alike.find((each) => sameBytes(each.bytes, bytes));
    if (!media) {
      media = { name: this.#newMediaName(format), bytes, crc };
      this.#media.push(media);
      this.#mediaByHash.set(hash, [...alike, media]);
      this.#extensions.add(format);
    }
    this.#mediaOfImage.set(image, media);
    return media;
  }

  #newMediaName(format: ImageFormat): string {
    let name: string;
    do name = `word/media/shorui${++this.#mediaNumber}.${format}`;
    while (this.#index.names.has(name));
    return name;
  }

  /** Elements for the extensions that the package has no content type for; for one with another content type, for each part. */
  #newContentTypes(): string[] {
    const list = this.#index.list(contentTypesName);
    const known = new Map<string, string>();
    for (const item of list?.items ?? []) {
      const extension = attribute(list?.part.xml ?? '', item, 'Extension');
      const type = attribute(list?.part.xml ?? '', item, 'ContentType') ?? '';
      if (extension !== undefined) known.set(extension.toLowerCase(), type.toLowerCase());
    }
    const prefix = list?.prefix ?? '';
    return [...this.#extensions].flatMap((extension) => {
      const type = contentTypes[extension] ?? '';
      const has = known.get(extension);
      if (has === undefined) return [`<${prefix}Default Extension="${extension}" ContentType="${type}"/>`];
      if (has === type) return [];
      return this.#media
        .filter(({ name }) => name.endsWith(`.${extension}`))
        .map(({ name }) => `<${prefix}Override PartName="/${name}" ContentType="${type}"/>`);
    });
  }

  #append(name: string, items: readonly string[]): Uint8Array {
    const list = this.#index.list(name);
    if (list) return encoder.encode(xmlDeclaration + appendItems(list, items));
    return encoder.encode(
      `${xmlDeclaration}<Relationships xmlns="${relationshipsNamespace}">${items.join('')}</Relationships>`,
    );
  }
}
