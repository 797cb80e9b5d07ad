import type { Glyph } from '../fonts/glyph.ts';

/** A glyph as a content stream shows it. */
export interface GlyphCode {
  /** Name of the font among the page's resources. */
  readonly font: string;
  /** Two-byte character code in that font. */
  readonly code: number;
  /** What the font tells readers its advance is, in thousandths of an em. */
  readonly width: number;
}

/** Gives glyphs of any font a code in the document at hand, and keeps what was given. */
export interface GlyphCodes {
  codeOf(glyph: Glyph): GlyphCode;
}
