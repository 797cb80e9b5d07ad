import type { LineEnd, LineEnds, ShapePath } from '../model/freeform.ts';
import { endOf, reversed, stepsOf, stretchesOf, withoutEnd, type Stretch } from './open-path.ts';
import { PathBuilder, quarter } from './path-builder.ts';
import type { Point } from './shape-frame.ts';

/** Thinner lines have the heads of a line of this width, pt. */
const thinnest = 2;
/** How far behind its tip a stealth head is notched, as a part of its length. */
const notch = 0.6;
/** How far into a head a line goes, so that no gap is seen between them, as a part of the head's length. */
const overlap = 0.05;

/** The heads of a path, and what is left of its lines before them. */
export interface Headed {
  readonly paths: readonly ShapePath[];
  /** In the color of the line: filled, or stroked with its width. */
  readonly heads: readonly ShapePath[];
}

/** A head of this length and width, pt, at the end of a line of the width `stroke`. */
interface Head {
  readonly kind: LineEnd['kind'];
  readonly length: number;
  readonly width: number;
  readonly stroke: number;
}

/** How much of the line ends before its end, so that it is not seen next to the tip, pt. */
function shortening({ kind, length, width, stroke }: Head): number {
  switch (kind) {
    case 'triangle':
      return length * (1 - overlap);
    case 'stealth':
      return length * (notch - overlap);
    case 'open':
      return miter(length, width, stroke);
    case 'diamond':
    case 'oval':
      return 0;
  }
}

/** From the corner of an open head's stroke to the tip that it makes, pt. */
function miter(length: number, width: number, stroke: number): number {
  return stroke / 2 / Math.sin(Math.atan2(width / 2, length));
}

function filled({ steps }: PathBuilder): ShapePath {
  return { steps, isFilled: true, isStroked: false };
}

function polygon(first: Point, ...rest: readonly Point[]): ShapePath {
  const path = new PathBuilder().move(...first).lines(...rest);
  return filled(path.close());
}

/** The head with its tip at `end`, for a line that comes along the direction (a vector of length 1). */
function headPath(head: Head, [endX, endY]: Point, [dx, dy]: Point): ShapePath {
  const { kind, length, width, stroke } = head;
  // `back` pt behind the tip, and `side` pt to the right of the line.
  const at = (back: number, side: number): Point => [endX - dx * back - dy * side, endY - dy * back + dx * side];
  const half = width / 2;
  switch (kind) {
    case 'triangle':
      return polygon([endX, endY], at(length, half), at(length, -half));
    case 'stealth':
      return polygon([endX, endY], at(length, half), at(length * notch, 0), at(length, -half));
    case 'diamond':
      return polygon(at(-length / 2, 0), at(0, half), at(length / 2, 0), at(0, -half));
    case 'oval': {
      // Corners of the box around each quarter; its handles are as far along its sides as for a quarter of a circle.
      const path = new PathBuilder().move(...at(-length / 2, 0));
      const corner = (turn: number, along: number): Point => {
        const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
        return at((-length / 2) * (cos - along * sin), half * (sin + along * cos));
      };
      const reach = (4 / 3) * (Math.SQRT2 - 1);
      for (let turn = 0; turn < 4; turn++) {
        const [from, to] = [turn * quarter, (turn + 1) * quarter];
        path.curve(...corner(from, reach), ...corner(to, -reach), ...corner(to, 0));
      }
      return filled(path.close());
    }
    case 'open': {
      const angle = Math.atan2(half, length);
      const back = length - (stroke / 2) * Math.sin(angle);
      const side = half - (stroke / 2) * Math.cos(angle);
      const steps = new PathBuilder()
        .move(...at(back, side))
        .lines(at(miter(length, width, stroke), 0), at(back, -side)).steps;
      return { steps, isFilled: false, isStroked: true };
    }
  }
}

/** The direction in which a stretch comes to its end, seen over the length of its head. */
function directionOf(stretch: Stretch, length: number): Point {
  const end = endOf(stretch);
  const before = withoutEnd(stretch, length);
  const from = before.pieces.length > 0 ? endOf(before) : (stretch.pieces[0]?.[0] ?? end);
  const way = Math.hypot(end[0] - from[0], end[1] - from[1]);
  return way === 0 ? [1, 0] : [(end[0] - from[0]) / way, (end[1] - from[1]) / way];
}

/**
 * Puts heads to the open lines of a shape whose stroke is `stroke` pt wide in all; closed ones have none. Where a path is filled
 * too, its fill stays as it is.
 */
export function withHeads(paths: readonly ShapePath[], { start, end }: LineEnds, stroke: number): Headed {
  if (!start && !end) return { paths, heads: [] };
  const heads: ShapePath[] = [];
  const ended = (stretch: Stretch, lineEnd: LineEnd | undefined, whole: Stretch): Stretch => {
    if (!lineEnd) return stretch;
    const base = Math.max(thinnest, stroke);
    const { kind } = lineEnd;
    const head = { kind, length: lineEnd.length * base, width: lineEnd.width * base, stroke };
    const reach = kind === 'oval' || kind === 'diamond' ? head.length / 2 : head.length;
    heads.push(headPath(head, endOf(whole), directionOf(whole, reach)));
    return withoutEnd(stretch, shortening(head));
  };
  const shortened = paths.flatMap((path): ShapePath[] => {
    if (!path.isStroked) return [path];
    const steps = stretchesOf(path.steps).flatMap((stretch) => {
      if (stretch.isClosed) return stepsOf(stretch);
      const atEnd = ended(stretch, end, stretch);
      // Of a line that its first head covers whole nothing is left to draw; the other head is where the line began.
      return stepsOf(reversed(ended(reversed(atEnd), start, reversed(stretch))));
    });
    const line = { ...path, steps, isFilled: false };
    return path.isFilled ? [{ ...path, isStroked: false }, line] : [line];
  });
  return { paths: shortened, heads };
}
