import type { PlacedGlyph } from '../layout/index.ts';
import type { Pen } from './pen.ts';
import type { TextOrigin } from './text-writer.ts';

/** Strokes over a box of one em, from its left and its baseline, in em. */
const paths = {
  check: [
    [
      [0.24, 0.42],
      [0.43, 0.17],
      [0.79, 0.66],
    ],
  ],
  cross: [
    [
      [0.22, 0.1],
      [0.78, 0.66],
    ],
    [
      [0.22, 0.66],
      [0.78, 0.1],
    ],
  ],
} as const;
/** Width of the stroke, em. */
const thickness = 0.07;

/** Draws the strokes over a glyph: the tick in a box that no font has ticked. */
export function drawOver(pen: Pen, placed: PlacedGlyph, origin: TextOrigin): void {
  const { glyph, size, scale, along, cross, style } = placed;
  if (!glyph.over) return;
  const x = origin.vertical ? origin.x + cross : origin.x + along;
  const y = origin.vertical ? origin.y - along : origin.y + cross;
  pen.strokeColor(style.color);
  pen.lineWidth(Math.round(size * thickness * 100) / 100);
  for (const path of paths[glyph.over]) {
    for (const [index, [right, up]] of path.entries()) {
      const [toX, toY] = [x + right * size * scale, y + up * size];
      if (index === 0) pen.moveTo(toX, toY);
      else pen.lineTo(toX, toY);
    }
  }
  pen.stroke();
}
