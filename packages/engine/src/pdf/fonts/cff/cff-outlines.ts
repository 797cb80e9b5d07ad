import { fontFault } from '../sfnt/font-fault.ts';
import type { SfntTables } from '../sfnt/sfnt-tables.ts';
import { cffOperator, readDict, type CffDict } from './cff-dict.ts';
import { CffIndex } from './cff-index.ts';

/** A font dictionary: how its glyphs are set and what subroutines they share. */
export interface CffFontDict {
  readonly dict: CffDict;
  readonly private: CffDict;
  readonly subrs: CffIndex | undefined;
}

/** The CFF table of an OpenType font, version 1. */
export class CffOutlines {
  readonly tables: SfntTables;
  readonly top: CffDict;
  readonly globalSubrs: CffIndex;
  readonly charStrings: CffIndex;
  readonly fontDicts: readonly CffFontDict[];
  readonly #view: DataView;
  readonly #glyphCount: number;
  readonly #selectAt: number | undefined;

  /** @throws {ShoruiError} `pdf.font-broken` */
  constructor(tables: SfntTables, glyphCount: number) {
    const view = tables.needed('CFF ');
    this.tables = tables;
    this.#view = view;
    this.#glyphCount = glyphCount;
    const read = tables.read('CFF ', () => {
      const names = new CffIndex(view, view.getUint8(2));
      const tops = new CffIndex(view, names.end);
      const strings = new CffIndex(view, tops.end);
      const globalSubrs = new CffIndex(view, strings.end);
      const top = readDict(tops.get(0));
      if ((top.get(cffOperator.charStringType)?.operands[0] ?? 2) !== 2)
        throw new RangeError('charstrings not of type 2');
      const charStrings = new CffIndex(view, this.#offset(top, cffOperator.charStrings) ?? view.byteLength);
      return { top, globalSubrs, charStrings };
    });
    this.top = read.top;
    this.globalSubrs = read.globalSubrs;
    this.charStrings = read.charStrings;
    if (this.charStrings.count < glyphCount) throw fontFault(tables.name, 'CFF ');
    this.fontDicts = tables.read('CFF ', () => this.#readFontDicts());
    this.#selectAt = tables.read('CFF ', () => this.#offset(this.top, cffOperator.fdSelect));
  }

  /** CFF does not say how high a glyph reaches; fonts with vertical metrics give origins in VORG. */
  topOf(): undefined {
    return undefined;
  }

  /** @throws RangeError for a glyph the font has not */
  charString(glyph: number): Uint8Array {
    if (glyph >= this.#glyphCount) throw new RangeError('no such glyph');
    return this.charStrings.get(glyph);
  }

  /**
   * Number of a glyph's font dictionary.
   * @throws RangeError for broken data
   */
  fontDictOf(glyph: number): number {
    const number = this.#selectAt === undefined ? 0 : this.#select(this.#selectAt, glyph);
    if (number >= this.fontDicts.length) throw new RangeError('no such font dictionary');
    return number;
  }

  #select(at: number, glyph: number): number {
    const view = this.#view;
    if (view.getUint8(at) === 0) return view.getUint8(at + 1 + glyph);
    if (view.getUint8(at) !== 3) throw new RangeError('unknown form of FDSelect');
    let low = 0;
    let high = view.getUint16(at + 1) - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (view.getUint16(at + 3 + middle * 3) <= glyph) low = middle;
      else high = middle - 1;
    }
    return view.getUint8(at + 5 + low * 3);
  }

  #readFontDicts(): CffFontDict[] {
    const listAt = this.#offset(this.top, cffOperator.fdArray);
    if (listAt === undefined) return [this.#readFontDict(this.top)];
    const list = new CffIndex(this.#view, listAt);
    if (list.count > 256) throw new RangeError('too many font dictionaries');
    return Array.from({ length: list.count }, (_, index) => this.#readFontDict(readDict(list.get(index))));
  }

  #readFontDict(dict: CffDict): CffFontDict {
    const [size = 0, offset = 0] = dict.get(cffOperator.private)?.operands ?? [];
    // Fails when it reaches past the table.
    const bytes = new DataView(this.#view.buffer, this.#view.byteOffset + offset, size);
    if (offset + size > this.#view.byteLength) throw new RangeError('private dictionary reaches past the table');
    const own = readDict(new Uint8Array(bytes.buffer, bytes.byteOffset, size));
    const subrs = this.#offset(own, cffOperator.subrs);
    return { dict, private: own, subrs: subrs === undefined ? undefined : new CffIndex(this.#view, offset + subrs) };
  }

  #offset(dict: CffDict, operator: number): number | undefined {
    const offset = dict.get(operator)?.operands[0];
    if (offset === undefined) return undefined;
    if (!(offset >= 0)) throw new RangeError('offset is no number');
    return offset;
  }
}
