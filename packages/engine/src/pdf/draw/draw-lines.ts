import type { Line } from '../layout/index.ts';
import type { Pen } from './pen.ts';
import type { GlyphCodes } from './glyph-codes.ts';
import { drawDecorations } from './draw-decorations.ts';
import { drawOver } from './draw-over.ts';
import { keptRuns } from './line-runs.ts';
import { TextWriter, type TextOrigin } from './text-writer.ts';

/** The place of a paragraph: `x` the start of the measure and `y` its top (vertical: its right edge and the top of the lines). */
export interface LinesPlace {
  readonly x: number;
  readonly y: number;
  readonly vertical?: boolean;
}

function originOf(line: Line, { x, y, vertical = false }: LinesPlace): TextOrigin {
  return vertical ? { x: x - line.baseline, y, vertical } : { x, y: y - line.baseline, vertical };
}

/** Lines of one paragraph, and its place. */
export interface PlacedLines extends LinesPlace {
  readonly lines: readonly Line[];
}

function hasStrokes(line: Line): boolean {
  return !keptRuns(line) && line.glyphs.some(({ glyph }) => glyph.over !== undefined);
}

/**
 * Shows lines that the layouter made, in the colors of their styles, strokes and marks next to the text included. The lines of
 * all paragraphs are one text of the stream.
 */
export function drawParagraphs(pen: Pen, codes: GlyphCodes, paragraphs: readonly PlacedLines[]): void {
  let hasOver = false;
  if (paragraphs.some(({ lines }) => lines.some(({ glyphs }) => glyphs.length > 0))) {
    const writer = new TextWriter(pen, codes);
    writer.begin();
    for (const paragraph of paragraphs) {
      for (const line of paragraph.lines) {
        const origin = originOf(line, paragraph);
        writer.showLine(line, origin);
        hasOver ||= hasStrokes(line);
      }
    }
    writer.end();
  }
  for (const paragraph of paragraphs) {
    for (const line of paragraph.lines) {
      if (!hasOver && line.decorations.length === 0) continue;
      const origin = originOf(line, paragraph);
      if (hasOver) for (const placed of line.glyphs) if (placed.glyph.over) drawOver(pen, placed, origin);
      if (line.decorations.length > 0) drawDecorations(pen, line, origin);
    }
  }
}

/** Shows the lines of one paragraph. */
export function drawLines(pen: Pen, codes: GlyphCodes, lines: readonly Line[], place: LinesPlace): void {
  const { x, y, vertical = false } = place;
  drawParagraphs(pen, codes, [{ x, y, vertical, lines }]);
}
