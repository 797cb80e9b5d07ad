import type { Line } from '../layout/index.ts';
import type { Canvas } from './canvas.ts';
import type { GlyphCodes } from './glyph-codes.ts';
import { drawDecorations } from './draw-decorations.ts';
import { TextWriter, type TextOrigin } from './text-writer.ts';

/** Where a paragraph stands: `x` the start of the measure and `y` its top (vertical: its right edge and the top of the lines). */
export interface LinesPlace {
  readonly x: number;
  readonly y: number;
  readonly vertical?: boolean;
}

function originOf(line: Line, { x, y, vertical = false }: LinesPlace): TextOrigin {
  return vertical ? { x: x - line.baseline, y, vertical } : { x, y: y - line.baseline, vertical };
}

/** Shows lines that the layouter made, in the colours of their styles, strokes and marks beside the text included. */
export function drawLines(canvas: Canvas, codes: GlyphCodes, lines: readonly Line[], place: LinesPlace): void {
  if (lines.every(({ glyphs }) => glyphs.length === 0)) return;
  const writer = new TextWriter(canvas, codes);
  writer.begin();
  for (const line of lines) {
    const origin = originOf(line, place);
    for (const placed of line.glyphs) writer.show(placed, origin, placed.style.color);
  }
  writer.end();
  for (const line of lines) drawDecorations(canvas, line, originOf(line, place));
}
