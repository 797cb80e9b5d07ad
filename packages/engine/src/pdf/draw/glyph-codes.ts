import type { Glyph } from '../fonts/font-chain.ts';

/** A glyph as a content stream shows it. */
export interface GlyphCode {
  /** Name of the font among the page's resources. */
  readonly font: string;
  /** Two-byte character code in that font. */
  readonly code: number;
  /** Its advance as the font states it, in thousandths of an em. */
  readonly width: number;
}

export interface FixedCodes {
  codeOf(glyph: Glyph): number | undefined;
}

/** Gives glyphs of any font a code in the document at hand, and keeps what was given. */
export interface GlyphCodes {
  /** What gives some glyphs codes that are the same in many documents; what is made of them may be kept by it. */
  readonly base?: FixedCodes | undefined;
  codeOf(glyph: Glyph): GlyphCode;
}
