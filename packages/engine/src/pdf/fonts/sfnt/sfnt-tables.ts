import { createProblem, ShoruiError } from '../../../problems/index.ts';
import { fontFault, readPart } from './font-fault.ts';

/** Tables of one font; a TrueType font has some 20, and no registered set comes near this. */
const maxTables = 256;
/** Fonts of one collection. The largest in use have some 50. */
const maxFonts = 256;

const collectionTag = 0x74746366; // ttcf
const openTypeTag = 0x4f54544f; // OTTO
const trueTypeTags = new Set([0x00010000, 0x74727565]); // 1.0, true

/** Tag of a table as text, such as `cmap`. */
function tagText(tag: number): string {
  return String.fromCharCode(tag >>> 24, (tag >>> 16) & 0xff, (tag >>> 8) & 0xff, tag & 0xff);
}

/** Reads bytes of a font file: `length` bytes from `offset`, or fewer at its end. */
export type ReadBytes = (offset: number, length: number) => Uint8Array;

/** A font file that is read in parts, as they are needed: of the outlines of a Japanese font, a document takes one in a hundred. */
export interface FontFile {
  /** Length of the file, bytes. */
  readonly length: number;
  readonly read: ReadBytes;
}

/** Where the tables of one font of a file are. */
export interface SfntDirectory {
  readonly openType: boolean;
  readonly tables: ReadonlyMap<string, { readonly offset: number; readonly length: number }>;
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function unknownFormat(name: string): ShoruiError {
  return new ShoruiError([createProblem('pdf.font-format', { file: name })]);
}

/**
 * Offsets of the fonts in a file: one, or as many as a collection (TTC) has.
 * @throws {ShoruiError} `pdf.font-format` for a file that is no OpenType font, `pdf.font-broken` for a broken collection
 */
export function fontOffsets(read: ReadBytes, name: string): readonly number[] {
  const start = read(0, 12);
  if (start.length < 12) throw unknownFormat(name);
  const view = viewOf(start);
  const tag = view.getUint32(0);
  if (tag === openTypeTag || trueTypeTags.has(tag)) return [0];
  if (tag !== collectionTag) throw unknownFormat(name);
  const count = view.getUint32(8);
  if (count === 0 || count > maxFonts) throw fontFault(name, 'ttcf');
  return readPart(name, 'ttcf', () => {
    const list = viewOf(read(12, count * 4));
    return Array.from({ length: count }, (_, index) => list.getUint32(index * 4));
  });
}

/**
 * The table directory at an offset of `fontOffsets`. The content of the tables is not checked yet.
 * @throws {ShoruiError} `pdf.font-format`, `pdf.font-broken`
 */
export function readDirectory(read: ReadBytes, offset: number, name: string): SfntDirectory {
  return readPart(name, 'sfnt', () => {
    const head = viewOf(read(offset, 12));
    const tag = head.getUint32(0);
    if (tag !== openTypeTag && !trueTypeTags.has(tag)) throw unknownFormat(name);
    const count = head.getUint16(4);
    if (count > maxTables) throw fontFault(name, 'sfnt');
    const records = viewOf(read(offset + 12, count * 16));
    const tables = new Map<string, { offset: number; length: number }>();
    for (let index = 0; index < count; index++) {
      const at = index * 16;
      const range = { offset: records.getUint32(at + 8), length: records.getUint32(at + 12) };
      tables.set(tagText(records.getUint32(at)), range);
    }
    return { openType: tag === openTypeTag, tables };
  });
}

function fileOf(bytes: Uint8Array): FontFile {
  return { length: bytes.length, read: (offset, length) => bytes.subarray(offset, offset + length) };
}

/** The tables of one font, as views that cannot see beyond their table. */
export class SfntTables {
  readonly name: string;
  readonly openType: boolean;
  readonly #file: FontFile;
  readonly #directory: SfntDirectory;
  readonly #tables = new Map<string, Uint8Array>();

  /**
   * @param name what messages call the font
   * @param index which font of a collection
   * @throws {ShoruiError} `pdf.font-format`, `pdf.font-broken`
   */
  constructor(file: Uint8Array | FontFile, name: string, index = 0) {
    this.#file = file instanceof Uint8Array ? fileOf(file) : file;
    const offset = fontOffsets(this.#file.read, name)[index];
    if (offset === undefined) throw fontFault(name, 'ttcf');
    this.name = name;
    this.#directory = readDirectory(this.#file.read, offset, name);
    this.openType = this.#directory.openType;
  }

  get tags(): readonly string[] {
    return [...this.#directory.tables.keys()];
  }

  has(tag: string): boolean {
    return this.#directory.tables.has(tag);
  }

  /** A table's bytes, or undefined when the font has no such table. A table that claims more than the file has is broken. */
  bytes(tag: string): Uint8Array | undefined {
    const known = this.#tables.get(tag);
    if (known) return known;
    const range = this.#range(tag);
    const table = range && this.#file.read(range.offset, range.length);
    if (table) this.#tables.set(tag, table);
    return table;
  }

  /** Length of a table; 0 when the font has no such table. */
  lengthOf(tag: string): number {
    return this.#range(tag)?.length ?? 0;
  }

  /** A part of a table, without reading the rest; to be within `lengthOf`. */
  part(tag: string, offset: number, length: number): Uint8Array {
    return this.#file.read((this.#range(tag)?.offset ?? 0) + offset, length);
  }

  #range(tag: string): { readonly offset: number; readonly length: number } | undefined {
    const range = this.#directory.tables.get(tag);
    if (range && range.offset + range.length > this.#file.length) throw fontFault(this.name, tag);
    return range;
  }

  view(tag: string): DataView | undefined {
    const bytes = this.bytes(tag);
    return bytes && viewOf(bytes);
  }

  /** @throws {ShoruiError} `pdf.font-broken` when the table is missing */
  needed(tag: string): DataView {
    const view = this.view(tag);
    if (!view) throw fontFault(this.name, tag);
    return view;
  }

  /** Runs a reader of one table; reaching past the table's end is a broken font. */
  read<Value>(tag: string, read: () => Value): Value {
    return readPart(this.name, tag, read);
  }

  /**
   * A digest of the whole file and the place of this font in it: equal for equal bytes in every process. Not meant to
   * withstand someone who looks for two files with one digest.
   */
  digest(): string {
    const view = viewOf(this.#file.read(0, this.#file.length));
    const words = view.byteLength >> 2;
    let first = 0x811c9dc5 ^ view.byteLength;
    let second = 0x9e3779b9;
    for (let index = 0; index < words; index++) {
      const word = view.getInt32(index << 2, true);
      first = Math.imul(first ^ word, 0x01000193) ^ (first >>> 15);
      second = Math.imul(second + word, 0x85ebca6b) ^ (second >>> 13);
    }
    for (let at = words << 2; at < view.byteLength; at++) first = Math.imul(first ^ view.getUint8(at), 0x01000193);
    for (const { offset } of this.#directory.tables.values()) second = Math.imul(second ^ offset, 0x01000193);
    return [first, second].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
  }
}
