import { numberText, type Canvas } from '../../pdf/draw/index.ts';
import type { Edge } from '../model/edge.ts';
import type { PathMark } from '../model/mark.ts';
import type { PathStep } from '../model/shape-path.ts';
import { strokeCompound } from './compound-stroke.ts';
import { edgeStrokes } from './edge-strokes.ts';
import type { Frame } from './frame.ts';

function trace(canvas: Canvas, steps: readonly PathStep[], left: number, top: number): void {
  for (const step of steps) {
    if (step.to === 'close') canvas.write('h');
    else if (step.to === 'curve') {
      const { x1, y1, x2, y2, x, y } = step;
      canvas.curveTo(left + x1, top - y1, left + x2, top - y2, left + x, top - y);
    } else if (step.to === 'move') canvas.moveTo(left + step.x, top - step.y);
    else canvas.lineTo(left + step.x, top - step.y);
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
function strokePath(canvas: Canvas, steps: readonly PathStep[], left: number, top: number, outline: Edge): void {
  if (outline.strokes) {
    strokeCompound(canvas, steps, { left, top }, outline);
    return;
  }
  trace(canvas, steps, left, top);
  canvas.stroke();
}

function setLine(canvas: Canvas, outline: Edge): void {
  canvas.strokeColor(outline.color);
  if (outline.strokes) return;
  const { width, dash } = edgeStrokes(outline);
  canvas.lineWidth(Math.round(width * 1000) / 1000);
  if (dash.length > 0) canvas.write(`[${dash.map((part) => numberText(part, 3)).join(' ')}] 0 d`);
}

/** Draws a shape part by part: of each its fill, then its line. */
export function drawPath(canvas: Canvas, { x, y, paths, fill, outline }: PathMark, frame: Frame): void {
  const top = frame.top - y;
  if (outline) {
    canvas.save();
    setLine(canvas, outline);
  }
  for (const { steps, isFilled, isStroked, tone } of paths) {
    if (steps.length === 0) continue;
    if (isFilled && fill !== undefined) {
      canvas.fillColor(tone === undefined ? fill : toned(fill, tone));
      trace(canvas, steps, x, top);
      canvas.fill();
    }
    if (isStroked && outline) strokePath(canvas, steps, x, top, outline);
  }
  if (outline) canvas.restore();
}
