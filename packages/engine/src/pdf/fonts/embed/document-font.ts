import { CffOutlines } from '../cff/cff-outlines.ts';
import { writeCff } from '../cff/write-cff.ts';
import { SfntFace } from '../face/sfnt-face.ts';
import type { FontFace } from '../font-face.ts';
import type { Glyph } from '../glyph.ts';
import { writeTrueType } from '../truetype/write-true-type.ts';
import type { EmbeddedFont } from './embedded-font.ts';
import { describeFont } from './font-descriptor.ts';
import type { FontProgram, PackOptions } from './font-program.ts';
import { subsetName } from './subset-name.ts';
import { writeToUnicode } from './to-unicode.ts';
import { thousandths, widthList } from './widths.ts';

/** Text of a glyph that stands for no text of its own. */
const noText = '\ufffd';
/** Two-byte codes there are. */
const maxCodes = 0xffff;
/** DW: a full-width character. */
const defaultWidth = 1000;

/**
 * One font in one document: gives glyphs codes in the order of their first use and makes the subset with them.
 *
 * Each pair of glyph and text has a code of its own, so a reader who copies gets exactly what was written even where a font
 * draws several characters alike (～ and 〜). The outline then stands in the program twice. A CIDToGIDMap would spare it, but
 * cost an object in every document for what is rare, and CFF fonts have no such map.
 */
export class DocumentFont {
  readonly face: FontFace;
  readonly #face: SfntFace;
  readonly #glyphs: number[] = [0];
  readonly #texts: string[] = [noText];
  /** Codes by glyph, then text: nearly all glyphs have one text. */
  readonly #codes = new Map<number, Map<string, number>>();
  /** The same glyph object comes back for the same character, which makes this the quick way. */
  readonly #known = new Map<Glyph, number>();

  /** @throws TypeError for a face that does not come from a FontLibrary */
  constructor(face: FontFace) {
    if (!(face instanceof SfntFace)) throw new TypeError('the face has no font file to embed');
    this.face = face;
    this.#face = face;
  }

  /** Two-byte code of a glyph of this font. The glyph is embedded from now on. */
  codeOf(glyph: Glyph): number {
    let code = this.#known.get(glyph);
    if (code === undefined) {
      code = this.#find(glyph.id, glyph.text);
      this.#known.set(glyph, code);
    }
    return code;
  }

  /** Codes of glyphs as four hexadecimal digits each, for a string of a content stream. */
  encode(glyphs: readonly Glyph[]): string {
    let hex = '';
    for (const glyph of glyphs) hex += this.codeOf(glyph).toString(16).padStart(4, '0');
    return hex;
  }

  /** What the document will tell of a code's advance, in thousandths of an em. */
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
      ...this.#verticals(widths),
      toUnicode: writeToUnicode(this.#texts),
    };
  }

  #program(baseFont: string, options: PackOptions): FontProgram {
    const { outlines } = this.#face;
    if (outlines instanceof CffOutlines) return writeCff(outlines, this.#glyphs, baseFont, options);
    return writeTrueType(outlines, this.#face.advances, this.#glyphs, options);
  }

  /** Vertical metrics; the origin stands in the middle of the glyph's width, as W2 has it when it says nothing else. */
  #verticals(widths: readonly number[]): Pick<EmbeddedFont, 'defaultVertical' | 'verticals'> {
    const { unitsPerEm } = this.#face;
    const origin = Math.round(thousandths(this.#face.ascent, unitsPerEm));
    const verticals = this.#glyphs.map((glyph, code) => {
      const advance = -thousandths(this.#face.verticalAdvanceOf(glyph), unitsPerEm);
      const own = Math.round(thousandths(this.#face.verticalOriginOf(glyph), unitsPerEm));
      const isDefault = advance === -1000 && own === origin;
      return isDefault ? undefined : [advance, Math.round((widths[code] ?? 0) / 2), own];
    });
    return { defaultVertical: [origin, -1000], verticals: widthList(verticals) };
  }

  #find(id: number, text: string): number {
    let codes = this.#codes.get(id);
    if (!codes) {
      codes = new Map();
      this.#codes.set(id, codes);
    }
    let code = codes.get(text);
    if (code === undefined) {
      code = this.#glyphs.length;
      if (code > maxCodes) throw new RangeError('a font has at most 65,535 codes in one document');
      codes.set(text, code);
      this.#glyphs.push(id);
      this.#texts.push(text);
    }
    return code;
  }
}
