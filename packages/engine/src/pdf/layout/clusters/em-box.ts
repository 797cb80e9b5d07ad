import type { FontFace } from '../../fonts/font-face.ts';
import type { Glyph } from '../../fonts/font-chain.ts';

/** Top of the em box above the baseline, em, where a font's own figures do not give it: the usual place in Japanese fonts. */
const USUAL_TOP = 0.88;
const SLACK = 0.02;

/**
 * Top of the em box above the baseline, em. A font whose ascent and descent make an em gives it; others (with room for accents)
 * have it at .88, as Japanese fonts do.
 */
export function emTop(face: FontFace): number {
  const height = (face.ascent - face.descent) / face.unitsPerEm;
  return Math.abs(height - 1) <= SLACK ? face.ascent / face.unitsPerEm : USUAL_TOP;
}

/** Width of a glyph across a vertical line, em. */
export function widthAcross(glyph: Glyph): number {
  return glyph.face.advanceOf(glyph.id) / glyph.face.unitsPerEm;
}

/** Height of the baseline over the middle of the em box, negative, em: what centers turned glyphs on the axis of a vertical line. */
export function baselineFromAxis(face: FontFace): number {
  return 0.5 - emTop(face);
}
