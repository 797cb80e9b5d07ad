import type { Ligature } from './sfnt/ligatures.ts';

/** Box in font units: left, bottom, right, top. */
export type FontBox = readonly [left: number, bottom: number, right: number, top: number];

/**
 * One parsed font. Lengths are font units, `unitsPerEm` to the em; y grows upwards, so a descent is negative. Glyph 0 is the
 * font's sign for a missing character.
 */
export interface FontFace {
  /** Unlike that of any other font in use; the same bytes have the same key in every process. */
  readonly key: string;
  readonly postScriptName: string;
  readonly familyName: string;
  readonly unitsPerEm: number;
  readonly ascent: number;
  readonly descent: number;
  readonly capHeight: number;
  readonly box: FontBox;
  /** Degrees from the vertical, negative for a font that leans right. */
  readonly italicAngle: number;
  /** As in OS/2: 400 regular, 700 bold. */
  readonly weight: number;
  readonly isFixedPitch: boolean;
  readonly isSerif: boolean;
  /** The glyph of a character, with a variation selector the glyph of that variant; 0 when the font has none. */
  glyphOf(codePoint: number, selector?: number): number;
  /** Whether the font has its own entry (default or not) for the character with this variation selector. */
  hasVariant(codePoint: number, selector: number): boolean;
  advanceOf(glyph: number): number;
  /** The glyph for vertical lines (OpenType `vert`/`vrt2`), or the same glyph. */
  verticalGlyphOf(glyph: number): number;
  verticalAdvanceOf(glyph: number): number;
  /** Whether the font moves some pairs of Latin letters. */
  readonly hasKerning: boolean;
  /** What kerning adds between two glyphs of Latin text, mostly less than 0. */
  kerningOf(left: number, right: number): number;
  /**
   * The ligature that glyphs of Latin text begin with: its glyph, and how many it replaces.
   * @param features OpenType tags of the kinds of ligatures, such as `liga`
   */
  ligatureOf(glyphs: readonly number[], features: readonly string[]): Ligature | undefined;
}
