import type { FieldStyle } from '../../application/schema/index.ts';
import { topOf, rightOf, type Box } from './field-box.ts';
import { fieldDefaults } from './form-entry.ts';
import type { DrawContext } from './draw-context.ts';

/** A check mark in a square of side 1 from its bottom left: start, lowest point, end. */
const check = { from: [0.12, 0.5], low: [0.4, 0.16], to: [0.9, 0.86] } as const;

/** Lines of a check mark are heavier than other lines: it is alone in its box. */
const checkWeight = 1.4;

function drawCheckMark({ canvas }: DrawContext, box: Box, width: number): void {
  const side = Math.min(box.width, box.height);
  const left = box.left + (box.width - side) / 2;
  const bottom = box.bottom + (box.height - side) / 2;
  canvas.lineWidth(width * checkWeight);
  canvas.moveTo(left + check.from[0] * side, bottom + check.from[1] * side);
  canvas.lineTo(left + check.low[0] * side, bottom + check.low[1] * side);
  canvas.lineTo(left + check.to[0] * side, bottom + check.to[1] * side);
  canvas.stroke();
}

/** ○ around what is printed there: an ellipse whose line stays inside the box. */
function drawCircle({ canvas }: DrawContext, box: Box, width: number): void {
  const [rx, ry] = [(box.width - width) / 2, (box.height - width) / 2];
  canvas.lineWidth(width);
  canvas.ellipse(box.left + box.width / 2, box.bottom + box.height / 2, Math.max(rx, 0), Math.max(ry, 0));
  canvas.stroke();
}

function drawFilledBox({ canvas }: DrawContext, box: Box): void {
  const side = Math.min(box.width, box.height);
  canvas.rectangle(box.left + (box.width - side) / 2, box.bottom + (box.height - side) / 2, side, side);
  canvas.fill();
}

/** A line through the middle of a box, from side to side (vertical: from top to bottom). */
export function drawStrike(context: DrawContext, box: Box, style: FieldStyle): void {
  const { canvas } = context;
  context.ink?.(box);
  canvas.strokeColor(style.color);
  canvas.lineWidth(style.line_width ?? fieldDefaults.lineWidth);
  if (style.vertical) {
    canvas.moveTo(box.left + box.width / 2, topOf(box));
    canvas.lineTo(box.left + box.width / 2, box.bottom);
  } else {
    canvas.moveTo(box.left, box.bottom + box.height / 2);
    canvas.lineTo(rightOf(box), box.bottom + box.height / 2);
  }
  canvas.stroke();
}

/**
 * Marks a choice in its box (specification section 3, checkbox styles): 1 a check mark, 2 a circle, 3 a filled box, for the
 * one that was chosen; 4 a line through each that was not, once one was chosen.
 */
export function drawMark(context: DrawContext, box: Box, style: FieldStyle, state: 'chosen' | 'others' | 'none'): void {
  const kind = style.checkbox ?? 1;
  if (kind === 4) {
    if (state === 'others') drawStrike(context, box, style);
    return;
  }
  if (state !== 'chosen') return;
  context.ink?.(box);
  const width = style.line_width ?? fieldDefaults.lineWidth;
  context.canvas.strokeColor(style.color);
  if (kind === 1) drawCheckMark(context, box, width);
  else if (kind === 2) drawCircle(context, box, width);
  else {
    context.canvas.fillColor(style.color);
    drawFilledBox(context, box);
  }
}
