import type { Glyph } from '../../fonts/font-chain.ts';
import type { PlacedGlyph } from '../line.ts';
import type { Direction } from '../paragraph-style.ts';
import type { TextStyle } from '../text-style.ts';
import type { Cluster } from './cluster.ts';
import { baselineFromAxis, emTop, widthAcross } from './em-box.ts';

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
