import { around, heightOf, overlaps, widthOf, type Box } from '../shapes/box.ts';
import type { InspectBudget } from '../inspect-limits.ts';
import type { PageLine, PageMarks } from './page-marks.ts';
import type { SubPath } from './path.ts';

/** A line may lean this much from end to end, pt. */
const lean = 0.6;
/** A filled rectangle no thicker than this is a line, pt: the heaviest rules of forms have 2. */
const thickest = 2.4;
/** Grounds this light are shades, not ink (0 black, 1 white). */
const light = 0.6;

const boxOf = ({ points }: SubPath): Box | undefined =>
  around(points.map(([x, y]) => ({ left: x, right: x, top: y, bottom: y })));

/** Is it a rectangle along the page's sides? */
function isRectangle({ points, curves }: SubPath): boolean {
  if (curves > 0 || points.length < 4 || points.length > 5) return false;
  const [first] = points;
  const last = points[4];
  if (first && last && Math.hypot(first[0] - last[0], first[1] - last[1]) > lean) return false;
  return points.slice(0, 4).every(([x, y], index) => {
    const [toX, toY] = points[(index + 1) % 4] ?? [x, y];
    return Math.abs(toX - x) < lean || Math.abs(toY - y) < lean;
  });
}

/** Is it a closed curve around whose middle all ends of its pieces are as on an ellipse? */
function isEllipse({ points, curves }: SubPath, box: Box): boolean {
  if (curves < 4 || points.length !== curves * 3 + 1) return false;
  const [rx, ry] = [widthOf(box) / 2, heightOf(box) / 2];
  if (rx < 2 || ry < 2) return false;
  return points.every(([x, y], index) => {
    if (index % 3 !== 0) return true;
    const [dx, dy] = [(x - box.left) / rx - 1, (y - box.top) / ry - 1];
    return Math.abs(Math.hypot(dx, dy) - 1) < 0.08;
  });
}

/** What paths become when they are painted: lines, ellipses, or ink. */
export class PathPainter {
  readonly #marks: PageMarks;
  readonly #budget: InspectBudget;

  constructor(marks: PageMarks, budget: InspectBudget) {
    this.#marks = marks;
    this.#budget = budget;
  }

  /** `clip` is the part of the page that is drawn on; `width` that of the pen as seen, pt. */
  stroke(parts: readonly SubPath[], width: number, clip: Box): void {
    for (const part of parts) {
      const box = boxOf(part);
      if (!box) continue;
      if (part.curves > 0) {
        this.#add(isEllipse(part, box) ? this.#marks.ellipses : this.#marks.ink, box, clip);
        continue;
      }
      const ends = part.closed ? [...part.points, part.points[0] ?? [0, 0]] : part.points;
      for (let index = 1; index < ends.length; index++) {
        const [from, to] = [ends[index - 1], ends[index]];
        if (from && to) this.#segment(from, to, width, clip);
      }
    }
  }

  /** `lightness` is that of the color: 0 black, 1 white. */
  fill(parts: readonly SubPath[], lightness: number, clip: Box): void {
    if (lightness > 0.98) return;
    const boxes = parts.map(boxOf);
    const [outer, inner] = boxes;
    if (parts.length === 2 && parts.every(isRectangle) && outer && inner && this.#frame(outer, inner, clip)) return;
    for (const [index, part] of parts.entries()) {
      const box = boxes[index];
      if (!box) continue;
      if (!isRectangle(part)) this.#add(this.#marks.ink, box, clip);
      else if (Math.min(widthOf(box), heightOf(box)) <= thickest) this.#bar(box, clip);
      else if (lightness < light) this.#add(this.#marks.ink, box, clip);
    }
  }

  /** A frame filled between an outer and an inner rectangle. */
  #frame(one: Box, two: Box, clip: Box): boolean {
    const [outer, inner] = widthOf(one) >= widthOf(two) ? [one, two] : [two, one];
    const sides = [
      inner.left - outer.left,
      outer.right - inner.right,
      inner.top - outer.top,
      outer.bottom - inner.bottom,
    ];
    if (!sides.every((side) => side > 0 && side <= thickest * 1.5)) return false;
    this.#bar({ ...outer, bottom: inner.top }, clip);
    this.#bar({ ...outer, top: inner.bottom }, clip);
    this.#bar({ ...outer, right: inner.left }, clip);
    this.#bar({ ...outer, left: inner.right }, clip);
    return true;
  }

  #bar(box: Box, clip: Box): void {
    const across = widthOf(box) >= heightOf(box);
    this.#line(
      across
        ? {
            direction: 'across',
            at: (box.top + box.bottom) / 2,
            from: box.left,
            to: box.right,
            thickness: heightOf(box),
          }
        : { direction: 'down', at: (box.left + box.right) / 2, from: box.top, to: box.bottom, thickness: widthOf(box) },
      clip,
    );
  }

  #segment(from: readonly [number, number], to: readonly [number, number], thickness: number, clip: Box): void {
    const [dx, dy] = [Math.abs(to[0] - from[0]), Math.abs(to[1] - from[1])];
    const across = dx >= dy;
    if (Math.min(dx, dy) > lean) {
      const box = {
        left: Math.min(from[0], to[0]),
        right: Math.max(from[0], to[0]),
        top: Math.min(from[1], to[1]),
        bottom: Math.max(from[1], to[1]),
      };
      return this.#add(this.#marks.ink, box, clip);
    }
    const [a, b] = across ? [from[0], to[0]] : [from[1], to[1]];
    const at = across ? (from[1] + to[1]) / 2 : (from[0] + to[0]) / 2;
    this.#line(
      { direction: across ? 'across' : 'down', at, from: Math.min(a, b), to: Math.max(a, b), thickness },
      clip,
    );
  }

  #line(line: PageLine, clip: Box): void {
    const [low, high, near, far] =
      line.direction === 'across'
        ? [clip.left, clip.right, clip.top, clip.bottom]
        : [clip.top, clip.bottom, clip.left, clip.right];
    const from = Math.max(line.from, low);
    const to = Math.min(line.to, high);
    if (!(to - from > 0.2) || line.at < near - 1 || line.at > far + 1) return;
    this.#budget.countMark();
    this.#marks.lines.push({ ...line, from, to });
  }

  #add(list: Box[], box: Box, clip: Box): void {
    if (!overlaps({ ...box, right: box.right + 0.1, bottom: box.bottom + 0.1 }, clip)) return;
    this.#budget.countMark();
    list.push(box);
  }
}
