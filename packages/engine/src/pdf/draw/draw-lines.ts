import { decorationPaths, type DecorationPath, type Line, type PlacedGlyph } from '../layout/index.ts';
import type { Pen } from './pen.ts';
import { TextWriter, type TextOrigin } from './text-writer.ts';
import { keptRuns, type GlyphCodes } from './line-runs.ts';

/** A point of a line on the page. */
function at({ x, y, vertical }: TextOrigin, along: number, cross: number): [x: number, y: number] {
  return vertical ? [x + cross, y - along] : [x + along, y + cross];
}

function drawPath(pen: Pen, path: DecorationPath, origin: TextOrigin): void {
  const { paint, thickness, dash, isRound, commands, color } = path;
  const isStyled = dash.length > 0 || isRound;
  if (isStyled) pen.save();
  if (paint === 'stroke') {
    pen.strokeColor(color);
    pen.lineWidth(Math.round(thickness * 1000) / 1000);
    if (isRound) pen.roundCaps();
    if (dash.length > 0) pen.dash(dash);
  } else pen.fillColor(color);
  for (const command of commands) {
    if (command.to === 'close') pen.closePath();
    else if (command.to === 'curve') {
      const [a, b, c, d, e, f] = command.points;
      pen.curveTo(...at(origin, a, b), ...at(origin, c, d), ...at(origin, e, f));
    } else {
      const [x, y] = at(origin, command.along, command.cross);
      if (command.to === 'move') pen.moveTo(x, y);
      else pen.lineTo(x, y);
    }
  }
  if (paint === 'stroke') pen.stroke();
  else pen.fill();
  if (isStyled) pen.restore();
}

/** Draws underlines, strokes through the text, emphasis marks and tab leaders of a line. */
export function drawDecorations(pen: Pen, line: Line, origin: TextOrigin): void {
  for (const decoration of line.decorations) {
    for (const path of decorationPaths(decoration, origin.vertical ? 'vertical' : 'horizontal')) {
      drawPath(pen, path, origin);
    }
  }
}

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
