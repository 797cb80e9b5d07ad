import type { PathStep } from '../model/freeform.ts';
import type { Point } from './shape-frame.ts';

/** A straight or curved piece of a path: its start, handles, if it is curved, and its end. */
type Piece = readonly Point[];

/** A stretch of a path that is drawn without a gap. */
export interface Stretch {
  readonly pieces: readonly Piece[];
  readonly isClosed: boolean;
}

/** The stretches of a path; places to which it only moves are none. */
export function stretchesOf(steps: readonly PathStep[]): Stretch[] {
  const found: Stretch[] = [];
  let pieces: Piece[] = [];
  let start: Point = [0, 0];
  let at = start;
  const finish = (isClosed: boolean): void => {
    if (pieces.length > 0) found.push({ pieces, isClosed });
    pieces = [];
  };
  for (const step of steps) {
    if (step.to === 'close') {
      if (at[0] !== start[0] || at[1] !== start[1]) pieces.push([at, start]);
      finish(true);
      at = start;
      continue;
    }
    const end: Point = [step.x, step.y];
    if (step.to === 'curve') pieces.push([at, [step.x1, step.y1], [step.x2, step.y2], end]);
    else if (step.to === 'line') pieces.push([at, end]);
    else {
      finish(false);
      start = end;
    }
    at = end;
  }
  finish(false);
  return found;
}

/** The steps that draw a stretch. */
export function stepsOf({ pieces, isClosed }: Stretch): PathStep[] {
  const [first] = pieces;
  const begin = first?.[0];
  if (!begin) return [];
  const steps: PathStep[] = [{ to: 'move', x: begin[0], y: begin[1] }];
  for (const piece of pieces) {
    const [, one, other, end] = piece;
    if (one && other && end) {
      steps.push({ to: 'curve', x1: one[0], y1: one[1], x2: other[0], y2: other[1], x: end[0], y: end[1] });
    } else if (one) steps.push({ to: 'line', x: one[0], y: one[1] });
  }
  if (isClosed) steps.push({ to: 'close' });
  return steps;
}

export function endOf({ pieces }: Stretch): Point {
  return pieces.at(-1)?.at(-1) ?? [0, 0];
}

/** The same stretch drawn the other way. */
export function reversed({ pieces, isClosed }: Stretch): Stretch {
  return { pieces: pieces.toReversed().map((piece) => piece.toReversed()), isClosed };
}

const mixed = ([x1, y1]: Point, [x2, y2]: Point, part: number): Point => [x1 + (x2 - x1) * part, y1 + (y2 - y1) * part];

/** The first part of a piece, up to `part` (0 to 1) of it, by de Casteljau's division. */
function firstPart(piece: Piece, part: number): Piece {
  const found: Point[] = [];
  for (let points = piece; points.length > 0;) {
    const [first] = points;
    if (first) found.push(first);
    points = points.slice(1).map((point, index) => mixed(points[index] ?? point, point, part));
  }
  return found;
}

const distance = ([x1, y1]: Point, [x2, y2]: Point): number => Math.hypot(x2 - x1, y2 - y1);

/** Halvings until a place on a curve of a page is known to a thousandth of a pt. */
const halvings = 30;

/** The stretch without its end: up to where it last is `length` pt away from there; nothing is left of a shorter one. */
export function withoutEnd(stretch: Stretch, length: number): Stretch {
  if (length <= 0) return stretch;
  const end = endOf(stretch);
  const pieces = [...stretch.pieces];
  for (let piece = pieces.pop(); piece; piece = pieces.pop()) {
    const [start] = piece;
    if (!start || distance(start, end) <= length) continue;
    let [near, far] = [0, 1];
    for (let turn = 0; turn < halvings; turn++) {
      const middle = (near + far) / 2;
      const at = firstPart(piece, middle).at(-1) ?? end;
      if (distance(at, end) > length) near = middle;
      else far = middle;
    }
    return { ...stretch, pieces: [...pieces, firstPart(piece, near)] };
  }
  return { ...stretch, pieces: [] };
}
