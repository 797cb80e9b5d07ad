import { clockwiseTurn, ellipseAngle, seenArc } from './shape-values.ts';
import { PathBuilder } from './path-builder.ts';
import { roomOf, whole, type DrawShape, type Point, type ShapeFrame } from './shape-frame.ts';

/** Ellipses around the middle of the box, by how far they are inside of the one that fills it, pt. Angles are as they are seen. */
class Rings {
  readonly #frame: ShapeFrame;

  constructor(frame: ShapeFrame) {
    this.#frame = frame;
  }

  radii(inset: number): readonly [x: number, y: number] {
    const { middleX, middleY } = this.#frame;
    return [Math.max(0, middleX - inset), Math.max(0, middleY - inset)];
  }

  at(inset: number, angle: number): Point {
    const { middleX, middleY } = this.#frame;
    const [x, y] = this.radii(inset);
    const own = ellipseAngle(angle, x, y);
    return [middleX + x * Math.cos(own), middleY + y * Math.sin(own)];
  }

  arc(path: PathBuilder, inset: number, from: number, turn: number): PathBuilder {
    return path.arc(...seenArc(...this.radii(inset), from, turn));
  }

  /** Where a line through a point crosses an ellipse: of two places that which is nearer to `near` pt along the line. */
  crossing(inset: number, [atX, atY]: Point, [dx, dy]: Point, near: number): number | undefined {
    const { middleX, middleY } = this.#frame;
    const [radiusX, radiusY] = this.radii(inset);
    const [x, y] = [Math.max(1e-6, radiusX), Math.max(1e-6, radiusY)];
    const [px, py] = [atX - middleX, atY - middleY];
    const square = (dx / x) ** 2 + (dy / y) ** 2;
    const half = ((px / x) * dx) / x + ((py / y) * dy) / y;
    const rest = half * half - square * ((px / x) ** 2 + (py / y) ** 2 - 1);
    if (!(rest >= 0)) return undefined;
    const ways = [(-half - Math.sqrt(rest)) / square, (-half + Math.sqrt(rest)) / square];
    const [one = 0, other = 0] = ways;
    const way = Math.abs(one - near) < Math.abs(other - near) ? one : other;
    return Math.atan2(py + way * dy, px + way * dx);
  }
}

/** How far to turn from one angle to another the shorter way. */
function shortTurn(from: number, to: number): number {
  const once = 2 * Math.PI;
  return to - from - once * Math.round((to - from) / once);
}

/** Where a head begins: its corners, and the angles at which the outer and the inner side of the shaft come to it. */
interface HeadFoot {
  readonly outside: Point;
  readonly inside: Point;
  readonly outer: number;
  readonly inner: number;
}

/** Half the width of the head and of the shaft, pt. */
interface Widths {
  readonly half: number;
  readonly shaft: number;
}

/** A head that begins at an angle crosses the line from the middle to its tip. */
function footOf(rings: Rings, { half, shaft }: Widths, angle: number, tip: number): HeadFoot {
  const middle = rings.at(half, angle);
  const out: Point = [Math.cos(tip), Math.sin(tip)];
  const beside = (way: number): Point => [middle[0] + out[0] * way, middle[1] + out[1] * way];
  const at = (way: number): number => angle + shortTurn(angle, rings.crossing(half - way, middle, out, way) ?? angle);
  return { outside: beside(half), inside: beside(-half), outer: at(shaft), inner: at(-shaft) };
}

/** How an arrow goes round: clockwise or not, with a head at its start too or not, and where it goes by default. */
interface Round {
  readonly way: 1 | -1;
  readonly hasTwo: boolean;
  /** Adjustments 2 to 4: how long the head is, where it begins, and where the arrow begins; 60,000ths of a degree. */
  readonly plain: readonly [head: number, end: number, start: number];
}

/** Around the middle. Its other adjustments: width of the shaft, and half the width of the head. */
function around({ way, hasTwo, plain }: Round): DrawShape {
  return (frame) => {
    const { middleX, middleY, short } = frame;
    const part = frame.part(5, 12_500, 0.25);
    const half = short * part;
    const shaft = (short * frame.part(1, 12_500, 2 * part)) / 2;
    const tip = frame.angle(2, plain[0]);
    const [end, start] = [frame.angle(3, plain[1]), frame.angle(4, plain[2])];
    const turn = way > 0 ? clockwiseTurn(start, end) : -clockwiseTurn(end, start);
    const rings = new Rings(frame);
    const last = footOf(rings, { half, shaft }, start + turn, start + turn + tip);
    const first = hasTwo ? footOf(rings, { half, shaft }, start, start - tip) : { outer: start, inner: start };
    // Along the outer side from the start, around the tip, and back along the inner side.
    const path = new PathBuilder().move(...rings.at(half - shaft, first.outer));
    rings.arc(path, half - shaft, first.outer, last.outer - first.outer);
    path.lines(last.outside, rings.at(half, end + tip), last.inside, rings.at(half + shaft, last.inner));
    rings.arc(path, half + shaft, last.inner, first.inner - last.inner);
    if ('outside' in first) path.lines(first.inside, rings.at(half, start - tip), first.outside);
    const [x, y] = rings.radii(half - shaft);
    const [across, down] = [x * Math.SQRT1_2, y * Math.SQRT1_2];
    const room = roomOf(middleX - across, middleY - down, middleX + across, middleY + down);
    return { paths: [whole(path.close())], text: room };
  };
}

/** Arrows around the middle of their box. */
export const ringArrows: Readonly<Record<string, DrawShape>> = {
  circularArrow: around({ way: 1, hasTwo: false, plain: [1_142_319, 20_457_681, 10_800_000] }),
  leftCircularArrow: around({ way: -1, hasTwo: false, plain: [-1_142_319, 1_142_319, 10_800_000] }),
  leftRightCircularArrow: around({ way: 1, hasTwo: true, plain: [1_142_319, 20_457_681, 11_942_319] }),
};
