import type { Pen } from '../../pdf/draw/index.ts';
import type { Edge } from '../model/edge.ts';
import type { PathStep } from '../model/freeform.ts';
import { besidePath, flatStretches, type FlatStretch } from '../shapes/index.ts';
import { edgeStrokes } from './edge-strokes.ts';

function lengthOf({ points, isClosed }: FlatStretch): number {
  const [first] = points;
  const all = isClosed && first ? [...points, first] : points;
  return all.slice(1).reduce((sum, [x, y], index) => {
    const [fromX, fromY] = all[index] ?? [x, y];
    return sum + Math.hypot(x - fromX, y - fromY);
  }, 0);
}

function trace(pen: Pen, { points, isClosed }: FlatStretch, left: number, top: number): void {
  for (const [index, [x, y]] of points.entries()) {
    if (index === 0) pen.moveTo(left + x, top - y);
    else pen.lineTo(left + x, top - y);
  }
  if (isClosed) pen.closePath();
}

/**
 * Draws the strokes of a compound line side by side along a path, whose steps count from `left` and `top`. Dashes of all strokes
 * begin and end next to each other.
 */
export function strokeCompound(
  pen: Pen,
  steps: readonly PathStep[],
  { left, top }: { readonly left: number; readonly top: number },
  edge: Edge,
): void {
  const { width, dash } = edgeStrokes(edge);
  for (const stretch of flatStretches(steps)) {
    const length = lengthOf(stretch);
    for (const stroke of edge.strokes ?? []) {
      const beside = besidePath(stretch, -stroke.at * width);
      if (!beside) continue;
      pen.lineWidth(Math.round(stroke.width * width * 1000) / 1000);
      const stretched = length > 0 ? lengthOf(beside) / length : 1;
      if (dash.length > 0) pen.dash(dash.map((part) => part * stretched));
      trace(pen, beside, left, top);
      pen.stroke();
    }
  }
}
