import type { FontFace } from '../../fonts/font-face.ts';
import type { Glyph } from '../../fonts/font-chain.ts';
import type { PlacedGlyph } from '../line.ts';
import type { Direction } from '../paragraph-style.ts';
import type { TextStyle } from '../text-style.ts';
import type { Cluster } from './cluster.ts';

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

/**
 * The glyph of a cluster whose cell begins `along` pt on the line, with its origin where `PlacedGlyph` has it. `condense` narrows
 * it along the line beyond the scale of its style; `cross` moves it across the line beyond its rise.
 *
 * Of a class, for V8: there are very many, and some are kept with the lines of a template. Where such are literals, it comes to
 * take all of them for long-lived and never puts them into its young generation, which costs more than all else about them.
 */
export class GlyphInCell implements PlacedGlyph {
  readonly glyph: Glyph;
  readonly along: number;
  readonly cross: number;
  readonly size: number;
  readonly scale: number;
  readonly heightScale: number;
  readonly sideways: boolean;
  readonly style: TextStyle;
  readonly item: number;
  readonly offset: number;
  readonly added: boolean;

  constructor(
    { style, sideways, item, from }: Cluster,
    glyph: Glyph,
    along: number,
    direction: Direction,
    added = false,
    cross = 0,
    condense = 1,
  ) {
    const { size } = style;
    const scale = (style.scale ?? 1) * condense;
    const raised = (style.rise ?? 0) + cross;
    const isUpright = direction === 'vertical' && !sideways;
    const shift = direction === 'horizontal' ? 0 : isUpright ? -widthAcross(glyph) / 2 : baselineFromAxis(glyph.face);
    const { cell } = glyph;
    this.glyph = glyph;
    this.along = isUpright ? along + emTop(glyph.face) * size * scale : along + (cell?.shift ?? 0) * size * scale;
    this.cross = raised + shift * size;
    this.size = size;
    this.scale = isUpright ? 1 : scale * (cell?.scale ?? 1);
    this.heightScale = isUpright ? scale : 1;
    this.sideways = direction === 'vertical' && sideways;
    this.style = style;
    this.item = item;
    this.offset = from;
    this.added = added;
  }
}
