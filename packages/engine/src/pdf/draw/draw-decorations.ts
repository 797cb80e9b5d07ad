import { decorationPaths, type DecorationPath, type Line } from '../layout/index.ts';
import type { Canvas } from './canvas.ts';
import { numberText } from './number-text.ts';
import type { TextOrigin } from './text-writer.ts';

/** A point of a line on the page. */
function at({ x, y, vertical }: TextOrigin, along: number, cross: number): [x: number, y: number] {
  return vertical ? [x + cross, y - along] : [x + along, y + cross];
}

function drawPath(canvas: Canvas, path: DecorationPath, origin: TextOrigin): void {
  const { paint, thickness, dash, isRound, commands, color } = path;
  const isStyled = dash.length > 0 || isRound;
  if (isStyled) canvas.save();
  if (paint === 'stroke') {
    canvas.strokeColor(color);
    canvas.lineWidth(Math.round(thickness * 1000) / 1000);
    if (isRound) canvas.write('1 J');
    if (dash.length > 0) canvas.write(`[${dash.map((each) => numberText(each, 3)).join(' ')}] 0 d`);
  } else canvas.fillColor(color);
  for (const command of commands) {
    if (command.to === 'close') canvas.write('h');
    else if (command.to === 'curve') {
      const [a, b, c, d, e, f] = command.points;
      canvas.curveTo(...at(origin, a, b), ...at(origin, c, d), ...at(origin, e, f));
    } else {
      const [x, y] = at(origin, command.along, command.cross);
      if (command.to === 'move') canvas.moveTo(x, y);
      else canvas.lineTo(x, y);
    }
  }
  if (paint === 'stroke') canvas.stroke();
  else canvas.fill();
  if (isStyled) canvas.restore();
}

/** Draws underlines, strokes through the text, emphasis marks and tab leaders of a line. */
export function drawDecorations(canvas: Canvas, line: Line, origin: TextOrigin): void {
  for (const decoration of line.decorations) {
    for (const path of decorationPaths(decoration, origin.vertical ? 'vertical' : 'horizontal')) {
      drawPath(canvas, path, origin);
    }
  }
}
