import { CffOutlines } from '../cff/cff-outlines.ts';
import { writeCff } from '../cff/write-cff.ts';
import { SfntFace } from '../face/sfnt-face.ts';
import type { Glyph } from '../font-chain.ts';
import type { FontFace } from '../font-face.ts';
import { writeTrueType } from '../truetype/write-true-type.ts';
import type { EmbeddedFont, FontProgram, PackOptions } from './embedded-font.ts';
import { describeFont } from './font-descriptor.ts';
import { writeToUnicode } from './to-unicode.ts';
import { thousandths, widthList, type WidthList } from './widths.ts';

const letters = 26;

/** FNV-1a over 32-bit values. */
function digest(values: readonly number[], start: number): number {
  let hash = start;
  for (const value of values) hash = Math.imul(hash ^ value, 0x01000193);
  return hash >>> 0;
}

/** The name as a PDF name can hold it without escapes: printable ASCII but no delimiters (ISO 32000-1, 7.2.2), at most 63. */
function plainName(name: string): string {
  const plain = name.replace(/[^!-~]|[()<>[\]{}/%#]/gu, '').slice(0, 63);
  return plain === '' ? 'Font' : plain;
}

/**
 * The name of a subset: six capitals, +, the font's PostScript name (ISO 32000-1, 9.6.4). The capitals come from the glyphs, so
 * that equal subsets have equal names in every process, and different ones almost surely different names.
 */
function subsetName(postScriptName: string, glyphs: readonly number[]): string {
  const name = plainName(postScriptName);
  let hash = digest(
    glyphs,
    digest(
      Array.from(name, (letter) => letter.charCodeAt(0)),
      0x811c9dc5,
    ),
  );
  hash = (hash ^ (hash >>> 15)) >>> 0;
  let tag = '';
  for (let index = 0; index < 6; index++) {
    tag += String.fromCharCode(0x41 + (hash % letters));
    hash = Math.floor(hash / letters);
  }
  return `${tag}+${name}`;
}

/** Text of a glyph without text of its own. */
const noText = '\ufffd';
/** Two-byte codes there are. */
const maxCodes = 0xffff;
/** DW: a full-width character. */
const defaultWidth = 1000;

/**
 * One font in one document: gives glyphs codes in the order of their first use and makes the subset with them.
 *
 * Each pair of glyph and text has a code of its own, so a reader who copies gets exactly what was written even where a font
 * draws several characters alike (～ and 〜). The program then has the outline twice. A CIDToGIDMap would avoid that, but
 * cost an object in every document for what is rare, and CFF fonts have no such map.
 */
export class DocumentFont {
  readonly face: FontFace;
  readonly #face: SfntFace;
  readonly #glyphs: number[] = [0];
  readonly #texts: string[] = [noText];
  /** The first code of each glyph: nearly all have one text and so one code. */
  readonly #codes = new Map<number, number>();
  /** Codes of glyphs with further texts, by number and text. */
  readonly #furtherCodes = new Map<string, number>();

  /** @throws TypeError for a face that does not come from a FontLibrary */
  constructor(face: FontFace) {
    if (!(face instanceof SfntFace)) throw new TypeError('the face has no font file to embed');
    this.face = face;
    this.#face = face;
  }

  /** Two-byte code of a glyph of this font. The glyph is embedded from now on. */
  codeOf({ id, text }: Glyph): number {
    const first = this.#codes.get(id);
    if (first === undefined) {
      const code = this.#addCode(id, text);
      this.#codes.set(id, code);
      return code;
    }
    if (this.#texts[first] === text) return first;
    const key = `${id} ${text}`;
    const further = this.#furtherCodes.get(key) ?? this.#addCode(id, text);
    this.#furtherCodes.set(key, further);
    return further;
  }

  /** Code of a glyph that is embedded already. */
  findCode({ id, text }: Glyph): number | undefined {
    const first = this.#codes.get(id);
    if (first === undefined || this.#texts[first] === text) return first;
    return this.#furtherCodes.get(`${id} ${text}`);
  }

  /** Codes of glyphs as four hexadecimal digits each, for a string of a content stream. */
  encode(glyphs: readonly Glyph[]): string {
    let hex = '';
    for (const glyph of glyphs) hex += this.codeOf(glyph).toString(16).padStart(4, '0');
    return hex;
  }

  /** The advance of a code as the document states it, in thousandths of an em. */
  widthOf(code: number): number {
    const glyph = this.#glyphs[code] ?? 0;
    return thousandths(this.#face.advanceOf(glyph), this.#face.unitsPerEm);
  }

  /**
   * The subset of all glyphs so far. Equal use gives equal bytes.
   * @throws {ShoruiError} `pdf.font-broken` for an outline that cannot be read
   */
  build(options: PackOptions): EmbeddedFont {
    const baseFont = subsetName(this.#face.postScriptName, this.#glyphs);
    const widths = this.#glyphs.map((_, code) => this.widthOf(code));
    const { outlines } = this.#face;
    const isCff = outlines instanceof CffOutlines;
    return {
      kind: isCff ? 'cff' : 'truetype',
      baseFont,
      program: this.#program(baseFont, options),
      descriptor: describeFont(this.#face),
      defaultWidth,
      widths: widthList(widths.map((width) => (width === defaultWidth ? undefined : [width]))),
      defaultVertical: [this.#verticalOrigin(), -1000],
      toUnicode: writeToUnicode(this.#texts),
    };
  }

  #program(baseFont: string, options: PackOptions): FontProgram {
    const { outlines } = this.#face;
    if (outlines instanceof CffOutlines) return writeCff(outlines, this.#glyphs, baseFont, options);
    return writeTrueType(outlines, this.#face.advances, this.#glyphs, options);
  }

  #verticalOrigin(): number {
    return Math.round(thousandths(this.#face.ascent, this.#face.unitsPerEm));
  }

  /**
   * W2 of all glyphs so far, for codes that differ from `defaultVertical`: advance, x and y of the origin. Only a font for vertical
   * lines needs them, and they take reading every outline's head. The origin is in the middle of the glyph's width, as W2
   * has it when it specifies nothing else.
   */
  verticals(): WidthList {
    const { unitsPerEm } = this.#face;
    const origin = this.#verticalOrigin();
    const verticals = this.#glyphs.map((glyph, code) => {
      const width = this.widthOf(code);
      const advance = -thousandths(this.#face.verticalAdvanceOf(glyph), unitsPerEm);
      const own = Math.round(thousandths(this.#face.verticalOriginOf(glyph), unitsPerEm));
      const isDefault = advance === -1000 && own === origin;
      return isDefault ? undefined : [advance, Math.round(width / 2), own];
    });
    return widthList(verticals);
  }

  #addCode(id: number, text: string): number {
    const code = this.#glyphs.length;
    if (code > maxCodes) throw new RangeError('a font has at most 65,535 codes in one document');
    this.#glyphs.push(id);
    this.#texts.push(text);
    return code;
  }
}
