import { emTop } from '../../pdf/layout/clusters/placement.ts';
import type { Direction, Line, PlacedGlyph, TextStyle } from '../../pdf/layout/index.ts';
import type { ItemStretch } from './item-list.ts';

/** Where a stretch of items is in a line, pt from the start of the measure and the top of the line. */
export interface StretchBox {
  /** Number of the stretch. */
  readonly stretch: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Extent {
  from: number;
  to: number;
  above: number;
  below: number;
}

/** The stretch of each item; -1 for none. */
export function stretchMap(stretches: readonly ItemStretch[], items: number): Int32Array {
  const map = new Int32Array(items).fill(-1);
  stretches.forEach(({ first, last }, index) => map.fill(index, first, last + 1));
  return map;
}

function alongOf(placed: PlacedGlyph, direction: Direction): readonly [from: number, length: number] {
  const { glyph, along, size, scale, heightScale, sideways, style } = placed;
  const spacing = style.spacing ?? 0;
  if (direction === 'vertical' && !sideways) {
    const em = size * heightScale;
    return [along - emTop(glyph.face) * em, glyph.advance * em + spacing];
  }
  const em = (size * scale) / (glyph.cell?.scale ?? 1);
  return [along - (glyph.cell?.shift ?? 0) * em, glyph.advance * em + spacing];
}

function reachOf({ size, ascent, descent, rise = 0 }: TextStyle, direction: Direction): readonly [number, number] {
  const above = (ascent ?? 1) * size;
  const below = (descent ?? 0) * size;
  if (direction === 'horizontal') return [above + rise, below - rise];
  return [(above + below) / 2 + rise, (above + below) / 2 - rise];
}

function grow(
  extents: Map<number, Extent>,
  stretch: number,
  along: readonly [number, number],
  reach: readonly [number, number],
) {
  const [from, length] = along;
  const [above, below] = reach;
  const known = extents.get(stretch);
  if (known === undefined) {
    extents.set(stretch, { from, to: from + length, above, below });
    return;
  }
  known.from = Math.min(known.from, from);
  known.to = Math.max(known.to, from + length);
  known.above = Math.max(known.above, above);
  known.below = Math.max(known.below, below);
}

/** The boxes of the stretches of a line, in order. Spaces that hang past the room of the line are left out. */
export function stretchBoxes(line: Line, map: Int32Array, direction: Direction): StretchBox[] {
  const extents = new Map<number, Extent>();
  const end = line.start + Math.max(line.room, line.width) + line.hung;
  for (const placed of line.glyphs) {
    const stretch = map[placed.item] ?? -1;
    if (stretch < 0 || placed.added || placed.along > end) continue;
    grow(extents, stretch, alongOf(placed, direction), reachOf(placed.style, direction));
  }
  for (const { item, along, width, ascent, descent } of line.boxes) {
    const stretch = map[item] ?? -1;
    if (stretch >= 0) grow(extents, stretch, [along, width], [ascent, descent]);
  }
  const axis = line.baseline - line.top;
  return Array.from(extents, ([stretch, { from, to, above, below }]) => {
    return { stretch, x: from, y: axis - above, width: to - from, height: above + below };
  });
}
