import { drawLines } from '../../draw/index.ts';
import { fitText } from '../../layout/index.ts';
import { linesOf, styleOf, type Appearance, type TextLook } from './appearance.ts';
import { textInset } from './draw-frame.ts';
import type { WidgetFrame } from './widget-frame.ts';

/** Size of a list whose size is left to the viewer, and height of its lines in type sizes. */
const usualSize = 12;
const lineHeight = 1.25;
/** Ground of chosen lines: light, so that black type stays readable in print. */
const chosenGround = '#99c1da';

/** Draws an open list, from the option `first` on, with the chosen ones marked. */
export function drawOptions(
  appearance: Appearance,
  frame: WidgetFrame,
  options: readonly string[],
  chosen: ReadonlySet<number>,
  look: TextLook,
): void {
  const { canvas, codes } = appearance;
  const inset = textInset(frame);
  const size = look.size > 0 ? look.size : usualSize;
  const line = size * lineHeight;
  const rows = Math.max(1, Math.floor((frame.height - 2 * frame.borderWidth) / line));
  const first = Math.max(0, Math.min(options.length - rows, Math.min(...chosen, options.length)));
  canvas.write('/Tx BMC');
  canvas.save();
  canvas.rectangle(
    frame.borderWidth,
    frame.borderWidth,
    frame.width - 2 * frame.borderWidth,
    frame.height - 2 * frame.borderWidth,
  );
  canvas.write('W n');
  options.slice(first, first + rows + 1).forEach((option, row) => {
    const top = frame.height - frame.borderWidth - row * line;
    if (chosen.has(first + row)) {
      canvas.fillColor(chosenGround);
      canvas.rectangle(frame.borderWidth, top - line, frame.width - 2 * frame.borderWidth, line);
      canvas.fill();
    }
    const { lines, height } = fitText({
      items: [{ kind: 'text', text: option.replace(/\s+/gu, ' '), style: styleOf(look, size) }],
      style: linesOf(Math.max(1, frame.width - 2 * inset), look.align),
      height: line * 2,
      steps: ['condense', 'shrink'],
    });
    drawLines(canvas, codes, lines, { x: inset, y: top - (line - height) / 2 });
  });
  canvas.restore();
  canvas.write('EMC');
}
