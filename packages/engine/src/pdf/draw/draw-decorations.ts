import { decorationPaths, type DecorationPath, type Line } from '../layout/index.ts';
import type { Pen } from './pen.ts';
import type { TextOrigin } from './text-writer.ts';

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
