import type { Glyph } from '../../fonts/glyph.ts';
import type { PlacedGlyph } from '../line.ts';
import type { Direction } from '../paragraph-style.ts';
import type { Cluster } from './cluster.ts';
import { baselineFromAxis, emTop, widthAcross } from './em-box.ts';

/**
 * The glyph of a cluster whose cell begins `along` pt on the line, with its origin where `PlacedGlyph` has it. `condense` narrows
 * it along the line beyond the scale of its style; `cross` moves it across the line beyond its rise.
 */
export function placeInCell(
  { style, sideways, item, from }: Cluster,
  glyph: Glyph,
  along: number,
  direction: Direction,
  added = false,
  cross = 0,
  condense = 1,
): PlacedGlyph {
  const { size } = style;
  const scale = (style.scale ?? 1) * condense;
  const raised = (style.rise ?? 0) + cross;
  const isUpright = direction === 'vertical' && !sideways;
  const shift = direction === 'horizontal' ? 0 : isUpright ? -widthAcross(glyph) / 2 : baselineFromAxis(glyph.face);
  const { cell } = glyph;
  return {
    glyph,
    along: isUpright ? along + emTop(glyph.face) * size * scale : along + (cell?.shift ?? 0) * size * scale,
    cross: raised + shift * size,
    size,
    scale: isUpright ? 1 : scale * (cell?.scale ?? 1),
    heightScale: isUpright ? scale : 1,
    sideways: direction === 'vertical' && sideways,
    style,
    item,
    offset: from,
    added,
  };
}
