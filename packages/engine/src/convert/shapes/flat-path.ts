import type { PathStep } from '../model/freeform.ts';
import { stretchesOf, type Stretch } from './open-path.ts';
import type { Point } from './shape-frame.ts';

/** How far straight pieces may be from the curve that they represent, pt: less than paper shows. */
const tolerance = 0.02;
/** Straight pieces that a curve is divided into at most, and all curves of a path together unless they are as many. */
const [most, mostInAll] = [200, 50_000];

/** A stretch of a path in straight pieces. Of a closed one the last point leads to the first. */
export interface FlatStretch {
  readonly points: readonly Point[];
  readonly isClosed: boolean;
}

/** How far the middle point is from where it would make two of these go straight on. */
const bend = ([x1, y1]: Point, [x2, y2]: Point, [x3, y3]: Point): number =>
  Math.hypot(x1 - 2 * x2 + x3, y1 - 2 * y2 + y3);

/** Points of a curve after its first one, `limit` at most. */
function curvePoints([a, b, c, d]: readonly [Point, Point, Point, Point], limit: number): Point[] {
  const wanted = Math.sqrt((0.75 * Math.max(bend(a, b, c), bend(b, c, d))) / tolerance);
  const count = Math.min(limit, Math.max(1, Math.ceil(wanted)));
  return Array.from({ length: count }, (_, index): Point => {
    const t = (index + 1) / count;
    const u = 1 - t;
    const at = (axis: 0 | 1): number =>
      u * u * u * a[axis] + 3 * u * u * t * b[axis] + 3 * u * t * t * c[axis] + t * t * t * d[axis];
    return [at(0), at(1)];
  });
}

const isSame = ([x1, y1]: Point, [x2, y2]: Point): boolean => Math.hypot(x2 - x1, y2 - y1) < 1e-4;

function flattened({ pieces, isClosed }: Stretch, limit: number): FlatStretch {
  const points: Point[] = [];
  const add = (point: Point): void => {
    const last = points.at(-1);
    if (!last || !isSame(last, point)) points.push(point);
  };
  for (const [start, one, other, end] of pieces) {
    if (!start || !one) continue;
    add(start);
    if (other && end) for (const point of curvePoints([start, one, other, end], limit)) add(point);
    else add(one);
  }
  const [first] = points;
  const last = points.at(-1);
  if (isClosed && points.length > 1 && first && last && isSame(first, last)) points.pop();
  return { points, isClosed };
}

/** The stretches of a path in straight pieces; those without length are left out. */
export function flatStretches(steps: readonly PathStep[]): FlatStretch[] {
  const limit = Math.min(most, Math.max(1, Math.floor(mostInAll / Math.max(1, steps.length))));
  return stretchesOf(steps)
    .map((stretch) => flattened(stretch, limit))
    .filter(({ points }) => points.length > 1);
}
