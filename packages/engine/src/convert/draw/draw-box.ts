import type { Pen } from '../../pdf/draw/index.ts';
import type { BoxMark } from '../model/mark.ts';
import { boxSteps } from '../shapes/index.ts';
import { strokeCompound } from './compound-stroke.ts';
import { drawRules } from './draw-rules.ts';
import { gradientShading } from './gradient-shading.ts';
import { edgeStrokes } from './edge-strokes.ts';
import type { Frame } from './frame.ts';

/** Radius of the corners of a rounded rectangle, as a part of its shorter side: DrawingML's 16667 of 100000. */
const roundness = 0.16667;
/** How far a Bézier curve's handles reach for a quarter of a circle. */
const quarter = 0.5523;

function roundRectangle(pen: Pen, x: number, y: number, width: number, height: number, radius: number): void {
  const [right, top] = [x + width, y + height];
  const handle = radius * (1 - quarter);
  pen.moveTo(x + radius, y);
  pen.lineTo(right - radius, y);
  pen.curveTo(right - handle, y, right, y + handle, right, y + radius);
  pen.lineTo(right, top - radius);
  pen.curveTo(right, top - handle, right - handle, top, right - radius, top);
  pen.lineTo(x + radius, top);
  pen.curveTo(x + handle, top, x, top - handle, x, top - radius);
  pen.lineTo(x, y + radius);
  pen.curveTo(x, y + handle, x + handle, y, x + radius, y);
  pen.closePath();
}

/** The path of a box, `inset` pt inside of its edge (outside when negative). */
function path(pen: Pen, box: BoxMark, frame: Frame, inset: number): void {
  const width = Math.max(0, box.width - 2 * inset);
  const height = Math.max(0, box.height - 2 * inset);
  const [x, y] = [box.x + inset, frame.top - box.y - box.height + inset];
  if (box.shape === 'rectangle') pen.rectangle(x, y, width, height);
  else if (box.shape === 'ellipse') pen.ellipse(x + width / 2, y + height / 2, width / 2, height / 2);
  else {
    const radius = Math.max(0, Math.min(box.width, box.height) * roundness - inset);
    roundRectangle(pen, x, y, width, height, Math.min(radius, width / 2, height / 2));
  }
}

/** The outline of a rectangle as four rules, where its pattern is to fit each side. */
function outlineSides({ x, y, width, height, outline }: BoxMark, pen: Pen, frame: Frame): void {
  if (!outline) return;
  const [right, bottom] = [x + width, y + height];
  const sides = [
    [x, y, right, y],
    [x, bottom, right, bottom],
    [x, y, x, bottom],
    [right, y, right, bottom],
  ] as const;
  const rules = sides.map(([x1, y1, x2, y2]) => ({ kind: 'rule', x1, y1, x2, y2, edge: outline }) as const);
  drawRules(pen, rules, frame);
}

function drawOutline(pen: Pen, box: BoxMark, frame: Frame): void {
  const { outline } = box;
  if (!outline) return;
  if (outline.strokes) {
    pen.save();
    pen.strokeColor(outline.color);
    const at = { left: box.x, top: frame.top - box.y };
    strokeCompound(pen, boxSteps(box.shape, box.width, box.height), at, outline);
    pen.restore();
    return;
  }
  const { offsets, width, dash, isWave } = edgeStrokes(outline);
  if (box.shape === 'rectangle' && (dash.length > 0 || isWave)) return outlineSides(box, pen, frame);
  pen.strokeColor(outline.color);
  pen.lineWidth(Math.round(width * 1000) / 1000);
  if (dash.length > 0) {
    pen.save();
    pen.dash(dash);
  }
  for (const offset of offsets) path(pen, box, frame, offset);
  pen.stroke();
  if (dash.length > 0) pen.restore();
}

/** Draws a filled or outlined box. */
export function drawBox(pen: Pen, box: BoxMark, frame: Frame): void {
  const { gradient } = box;
  if (gradient) {
    pen.save();
    path(pen, box, frame, 0);
    pen.clip();
    pen.shade(gradientShading(gradient, box.x, frame.top - box.y, box.width, box.height));
    pen.restore();
  } else if (box.fill !== undefined) {
    pen.fillColor(box.fill);
    path(pen, box, frame, 0);
    pen.fill();
  }
  drawOutline(pen, box, frame);
}
