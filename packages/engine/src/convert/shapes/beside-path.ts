import type { FlatStretch } from './flat-path.ts';
import type { Point } from './shape-frame.ts';

/** A straight line: a point of it, its direction, and of a piece of a path where that ends. */
interface Course {
  readonly at: Point;
  readonly along: Point;
  readonly end: Point;
}

/** Corners whose tip would reach further than this, in distances from the path, are cut off, as those of strokes are in PDF. */
const miterLimit = 10;

const dot = ([x1, y1]: Point, [x2, y2]: Point): number => x1 * x2 + y1 * y2;
const cross = ([x1, y1]: Point, [x2, y2]: Point): number => x1 * y2 - y1 * x2;
const between = ([x1, y1]: Point, [x2, y2]: Point): Point => [x2 - x1, y2 - y1];
/** A point `away` pt to the left of something that goes along. */
const toLeft = ([x, y]: Point, [dx, dy]: Point, away: number): Point => [x + dy * away, y - dx * away];

function unit([x, y]: Point): Point {
  const length = Math.hypot(x, y) || 1;
  return [x / length, y / length];
}

function courseOf(start: Point, end: Point, away: number): Course {
  const along = unit(between(start, end));
  return { at: toLeft(start, along, away), along, end: toLeft(end, along, away) };
}

/** Where two lines meet; where the second begins if they are parallel, or would meet further from it than `reach` pt. */
function meeting(one: Course, other: Course, reach: number): Point {
  const sine = cross(one.along, other.along);
  if (Math.abs(sine) < 1e-9) return other.at;
  const way = cross(between(one.at, other.at), other.along) / sine;
  const found: Point = [one.at[0] + one.along[0] * way, one.at[1] + one.along[1] * way];
  const far = Math.hypot(...between(other.at, found));
  return far > reach + Math.hypot(...between(other.at, other.end)) ? other.at : found;
}

/** What cuts off a corner at `point` whose tip would reach too far; undefined where it does not. */
function cutAt(point: Point, one: Course, other: Course, away: number): Course | undefined {
  const cosine = dot(one.along, other.along);
  const isOutside = cross(one.along, other.along) * away > 0 || cosine < -1 + 1e-9;
  // The tip is as far from its corner as one by the cosine of half the turn.
  if (!isOutside || Math.sqrt((1 + cosine) / 2) * miterLimit >= 1) return undefined;
  const sum: Point = [one.along[0] + other.along[0], one.along[1] + other.along[1]];
  const along = Math.hypot(...sum) < 1e-9 ? toLeft([0, 0], one.along, -Math.sign(away)) : unit(sum);
  const at = toLeft(point, along, away);
  return { at, along, end: at };
}

/** Courses parallel to all pieces of a path, those that cut off corners among them. */
function coursesOf(points: readonly Point[], away: number): Course[] {
  const courses: Course[] = [];
  for (const [index, point] of points.entries()) {
    const next = points[index + 1];
    if (!next) break;
    const course = courseOf(point, next, away);
    const before = courses.at(-1);
    const cut = before && cutAt(point, before, course, away);
    if (cut) courses.push(cut);
    courses.push(course);
  }
  return courses;
}

/** Joins courses where they meet. One that would run backwards, on the inner side of a narrow bend, is left out. */
function joined([first, ...rest]: readonly Course[], reach: number): Point[] {
  if (!first) return [];
  const held = [first];
  const corners = [first.at];
  for (const course of rest) {
    let corner = course.at;
    for (;;) {
      const last = held.at(-1);
      const start = corners.at(-1);
      if (!last || !start) break;
      corner = meeting(last, course, reach);
      if (dot(between(start, corner), last.along) >= 0) break;
      held.pop();
      corners.pop();
      corner = course.at;
    }
    held.push(course);
    corners.push(corner);
  }
  const last = held.at(-1);
  return last ? [...corners, last.end] : corners;
}

function longestPiece(points: readonly Point[]): number {
  let [longest, found] = [-1, 0];
  for (const [index, point] of points.entries()) {
    const length = Math.hypot(...between(point, points[(index + 1) % points.length] ?? point));
    if (length > longest) [longest, found] = [length, index];
  }
  return found;
}

/**
 * The path parallel to another `away` pt to its left (to its right below 0): of what goes round clockwise, outside of it.
 * Nothing is left of what is too small for that.
 */
export function besidePath({ points, isClosed }: FlatStretch, away: number): FlatStretch | undefined {
  const reach = miterLimit * Math.abs(away);
  if (!isClosed) return { points: joined(coursesOf(points, away), reach), isClosed };
  // It begins in the middle of its longest piece, which is the last to vanish.
  const from = longestPiece(points);
  const [start, end] = [points[from], points[(from + 1) % points.length]];
  if (!start || !end || points.length < 3) return undefined;
  const middle: Point = [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2];
  const around = [...points.slice(from + 1), ...points.slice(0, from + 1)];
  const beside = joined(coursesOf([middle, ...around, middle], away), reach);
  return beside.length < 4 ? undefined : { points: beside, isClosed };
}
