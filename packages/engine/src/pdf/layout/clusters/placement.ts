import type { Glyph } from '../../fonts/glyph.ts';
import type { Direction } from '../paragraph-style.ts';
import type { TextStyle } from '../text-style.ts';
import type { AtomGlyph } from './cluster.ts';
import { baselineFromAxis, emTop, widthAcross } from './em-box.ts';

/**
 * A glyph whose cell begins `along` pt on the line, with its origin where `PlacedGlyph` has it. `condense` narrows it along the
 * line beyond the scale of its style; `cross` moves it across the line beyond its rise.
 */
export function placeInCell(
  glyph: Glyph,
  along: number,
  style: TextStyle,
  direction: Direction,
  sideways: boolean,
  added = false,
  cross = 0,
  condense = 1,
): AtomGlyph {
  const { size } = style;
  const scale = (style.scale ?? 1) * condense;
  const raised = (style.rise ?? 0) + cross;
  if (direction === 'horizontal') {
    return { glyph, along, cross: raised, size, scale, heightScale: 1, sideways: false, style, added };
  }
  if (sideways) {
    const baseline = raised + baselineFromAxis(glyph.face) * size;
    return { glyph, along, cross: baseline, size, scale, heightScale: 1, sideways, style, added };
  }
  return {
    glyph,
    along: along + emTop(glyph.face) * size * scale,
    cross: raised - (widthAcross(glyph) * size) / 2,
    size,
    scale: 1,
    heightScale: scale,
    sideways,
    style,
    added,
  };
}
