import type { Pen } from '../../pdf/draw/index.ts';
import type { Edge } from '../model/edge.ts';
import type { PathMark } from '../model/mark.ts';
import type { PathStep } from '../model/freeform.ts';
import { strokeCompound } from './compound-stroke.ts';
import { gradientShading } from './gradient-shading.ts';
import { edgeStrokes } from './edge-strokes.ts';
import type { Frame } from './frame.ts';

function trace(pen: Pen, steps: readonly PathStep[], left: number, top: number): void {
  for (const step of steps) {
    if (step.to === 'close') pen.closePath();
    else if (step.to === 'curve') {
      const { x1, y1, x2, y2, x, y } = step;
      pen.curveTo(left + x1, top - y1, left + x2, top - y2, left + x, top - y);
    } else if (step.to === 'move') pen.moveTo(left + step.x, top - step.y);
    else pen.lineTo(left + step.x, top - step.y);
  }
}

/** A color with white or black mixed into it: `tone` specifies how much, -1 to 1. */
function toned(color: string, tone: number): string {
  const end = tone > 0 ? 255 : 0;
  return [0, 2, 4]
    .map((at) => {
      const part = Number.parseInt(color.slice(at, at + 2), 16);
      return Math.round(part + (end - part) * Math.abs(tone))
        .toString(16)
        .padStart(2, '0');
    })
    .join('');
}

/** Draws the line of a part of a shape, in the look that `setLine` gave. */
function strokePath(pen: Pen, steps: readonly PathStep[], left: number, top: number, outline: Edge): void {
  if (outline.strokes) {
    strokeCompound(pen, steps, { left, top }, outline);
    return;
  }
  trace(pen, steps, left, top);
  pen.stroke();
}

function setLine(pen: Pen, outline: Edge): void {
  pen.strokeColor(outline.color);
  if (outline.strokes) return;
  const { width, dash } = edgeStrokes(outline);
  pen.lineWidth(Math.round(width * 1000) / 1000);
  if (dash.length > 0) pen.dash(dash);
}

/** Draws a shape part by part: of each its fill, then its line. */
export function drawPath(pen: Pen, { x, y, paths, fill, gradient, size, outline }: PathMark, frame: Frame): void {
  const top = frame.top - y;
  if (outline) {
    pen.save();
    setLine(pen, outline);
  }
  for (const { steps, isFilled, isStroked, tone } of paths) {
    if (steps.length === 0) continue;
    if (isFilled && gradient && size && tone === undefined) {
      pen.save();
      trace(pen, steps, x, top);
      pen.clip();
      pen.shade(gradientShading(gradient, x, top, size.width, size.height));
      pen.restore();
    } else if (isFilled && fill !== undefined) {
      pen.fillColor(tone === undefined ? fill : toned(fill, tone));
      trace(pen, steps, x, top);
      pen.fill();
    }
    if (isStroked && outline) strokePath(pen, steps, x, top, outline);
  }
  if (outline) pen.restore();
}
