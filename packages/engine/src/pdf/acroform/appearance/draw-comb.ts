import { drawLines } from '../../draw/index.ts';
import { layoutParagraph } from '../../layout/index.ts';
import type { Appearance } from './appearance.ts';
import { linesOf, styleOf, type TextLook } from './text-look.ts';
import type { WidgetFrame } from './widget-frame.ts';

/** A character may take this much of its cell. */
const fill = 0.9;
const fillOfAuto = 0.72;

/** Draws the lines between the cells, where the field has a border. */
function drawDividers({ canvas }: Appearance, frame: WidgetFrame, count: number): void {
  const { border, borderWidth, borderKind, width, height } = frame;
  if (border === undefined || borderWidth === 0 || borderKind === 'underline') return;
  canvas.strokeColor(border);
  canvas.lineWidth(borderWidth);
  for (let index = 1; index < count; index += 1) {
    canvas.moveTo((width * index) / count, 0);
    canvas.lineTo((width * index) / count, height);
  }
  canvas.stroke();
}

/** The cell of the first character. */
function firstCell(align: TextLook['align'], used: number, count: number): number {
  if (align === 'start') return 0;
  return align === 'end' ? count - used : Math.floor((count - used) / 2);
}

/** Draws one character in the middle of each of `count` equal cells. `characters` are no more than that. */
export function drawComb(
  appearance: Appearance,
  frame: WidgetFrame,
  characters: readonly string[],
  count: number,
  look: TextLook,
): void {
  const { canvas, codes } = appearance;
  const cell = frame.width / count;
  drawDividers(appearance, frame, count);
  canvas.write('/Tx BMC');
  canvas.save();
  canvas.rectangle(0, 0, frame.width, frame.height);
  canvas.write('W n');
  const start = firstCell(look.align, characters.length, count);
  const limit = Math.min(frame.height, cell * 1.6) * fillOfAuto;
  const size = look.size > 0 ? Math.min(look.size, frame.height) : limit;
  characters.forEach((character, index) => {
    if (character.trim() === '') return;
    const [glyph] = look.chain.shape(character);
    const scale = Math.min(1, (cell * fill) / ((glyph?.advance ?? 1) * size));
    const style = { ...styleOf(look, size), ...(scale < 1 && { scale }) };
    const { lines, height } = layoutParagraph({
      items: [{ kind: 'text', text: character, style }],
      style: linesOf(cell, 'center'),
    });
    drawLines(canvas, codes, lines, { x: (start + index) * cell, y: (frame.height + height) / 2 });
  });
  canvas.restore();
  canvas.write('EMC');
}
