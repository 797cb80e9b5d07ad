import { encodeBarcode, type Barcode } from '../../barcode/index.ts';
import type { FieldBarcode } from '../../application/schema/index.ts';
import { createProblem } from '../../problems/index.ts';
import type { DrawContext } from './draw-context.ts';
import { drawText } from './draw-text.ts';
import { topOf, type Box, ptPerMm, toPt } from './field-box.ts';
import type { FormEntry } from './form-entry.ts';

/** Type size of the characters below a code, pt, where the field gives none, and the height of their line in type sizes. */
const textSize = 8;
const lineHeight = 1.3;

/** Where a code is in its box, pt: the width of a module, the height of one, and the bottom left corner. */
interface Placed {
  readonly across: number;
  readonly up: number;
  readonly left: number;
  readonly top: number;
}

function place({ width, height, shape, module }: Barcode, box: Box): Placed {
  const most = module.most === undefined ? Infinity : toPt(module.most);
  if (shape === 'stretched') {
    return { across: box.width / width, up: box.height / height, left: box.left, top: topOf(box) };
  }
  const size = Math.min(box.width / width, box.height / height, most);
  return {
    across: size,
    up: size,
    left: box.left + (box.width - width * size) / 2,
    top: topOf(box) - (box.height - height * size) / 2,
  };
}

function drawShapes({ canvas }: DrawContext, { shapes }: Barcode, { across, up, left, top }: Placed): void {
  for (const points of shapes) {
    for (const [index, [x, y]] of points.entries()) {
      if (index === 0) canvas.moveTo(left + x * across, top - y * up);
      else canvas.lineTo(left + x * across, top - y * up);
    }
    canvas.closePath();
  }
  canvas.fillEvenOdd();
}

/**
 * Draws a value as a barcode with its quiet zone inside the box: bars over the whole box, other codes as large as it allows. A
 * value that the code cannot hold is reported and not drawn.
 */
export function drawBarcode(
  entry: FormEntry,
  { kind, level, check, show_text }: FieldBarcode,
  text: string,
  box: Box,
  context: DrawContext,
): void {
  const options = { ...(level && { level }), ...(check && { check }) };
  const code = encodeBarcode(kind, text, options, entry.place);
  if ('severity' in code) return context.report(code);
  const { style } = entry;
  const line = show_text ? (style.font_size ?? textSize) * lineHeight : 0;
  const room: Box = { ...box, bottom: box.bottom + line, height: Math.max(0, box.height - line) };
  const placed = place(code, room);
  const module = placed.across / ptPerMm;
  // A hundredth of a module is lost in rounding lengths to mm.
  if (module < code.module.least * 0.99) {
    const width = Math.round(module * 1000) / 1000;
    context.report(createProblem('barcode.small', entry.place, { width, least: code.module.least }));
  }
  context.ink?.(room);
  context.canvas.fillColor(style.color);
  drawShapes(context, code, placed);
  if (!show_text) return;
  const below: FormEntry = {
    ...entry,
    style: {
      ...style,
      font_size: style.font_size ?? textSize,
      align: 'center',
      vertical_align: 'middle',
      multiline: false,
    },
  };
  drawText(below, code.text, { ...box, height: line }, context);
}
