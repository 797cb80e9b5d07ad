import { PathBuilder, quarter } from './path-builder.ts';
import { roomOf, whole, type DrawShape, type DrawnShape, type ShapeFrame, type TextRoom } from './shape-frame.ts';

/** A corner: how much of the sides it takes, pt, and whether it is round or cut straight. */
interface Corner {
  readonly size: number;
  readonly isRound: boolean;
}

/** How far text keeps away from a round corner, as a part of its radius. */
const roundInset = 1 - Math.SQRT1_2;

const round = (size: number): Corner => ({ size, isRound: true });
const cut = (size: number): Corner => ({ size, isRound: false });
const insetOf = ({ size, isRound }: Corner): number => size * (isRound ? roundInset : 0.5);

/** A box with corners of its own: from the top left on, clockwise. */
function cornered({ width, height }: ShapeFrame, corners: readonly Corner[], text: TextRoom): DrawnShape {
  const [first, second, third, fourth] = corners.map(({ size }) => size);
  const [a = 0, b = 0, c = 0, d = 0] = [first, second, third, fourth];
  const path = new PathBuilder().move(0, a);
  const turn = (index: number, x: number, y: number): void => {
    const corner = corners[index];
    if (!corner || corner.size <= 0) return;
    if (corner.isRound) path.arc(corner.size, corner.size, (2 + index) * quarter, quarter);
    else path.line(x, y);
  };
  turn(0, a, 0);
  path.line(width - b, 0);
  turn(1, width, b);
  path.line(width, height - c);
  turn(2, width - c, height);
  path.line(d, height);
  turn(3, 0, height - d);
  return { paths: [whole(path.close())], text };
}

/** The same corners at the top, and the same at the foot. */
function sameSides(corner: (size: number) => Corner): DrawShape {
  return (frame) => {
    const { width, height, short } = frame;
    const [top, foot] = [corner(short * frame.part(1, 16_667, 0.5)), corner(short * frame.part(2, 0, 0.5))];
    const [above, below] = [insetOf(top), insetOf(foot)];
    const side = Math.max(above, below);
    return cornered(frame, [top, top, foot, foot], roomOf(side, above, width - side, height - below));
  };
}

/** The same corners across from each other. */
function acrossCorners(corner: (size: number) => Corner, first: number, second: number): DrawShape {
  return (frame) => {
    const { width, height, short } = frame;
    const [one, other] = [corner(short * frame.part(1, first, 0.5)), corner(short * frame.part(2, second, 0.5))];
    const inset = Math.max(insetOf(one), insetOf(other));
    return cornered(frame, [one, other, one, other], roomOf(inset, inset, width - inset, height - inset));
  };
}

function roundRect(frame: ShapeFrame, size: number): DrawnShape {
  const { width, height } = frame;
  const inset = size * roundInset;
  const corners = Array.from({ length: 4 }, () => round(size));
  return cornered(frame, corners, roomOf(inset, inset, width - inset, height - inset));
}

/** Corners that curve inwards. */
const plaque: DrawShape = (frame) => {
  const { width, height, short } = frame;
  const size = short * frame.part(1, 16_667, 0.5);
  const path = new PathBuilder()
    .move(0, size)
    .arc(size, size, quarter, -quarter)
    .line(width - size, 0)
    .arc(size, size, 2 * quarter, -quarter)
    .line(width, height - size)
    .arc(size, size, 3 * quarter, -quarter)
    .line(size, height)
    .arc(size, size, 0, -quarter)
    .close();
  const inset = size * Math.SQRT1_2;
  return { paths: [whole(path)], text: roomOf(inset, inset, width - inset, height - inset) };
};

export const roundedShapes: Readonly<Record<string, DrawShape>> = {
  roundRect: (frame) => roundRect(frame, frame.short * frame.part(1, 16_667, 0.5)),
  flowChartAlternateProcess: (frame) => roundRect(frame, frame.short / 6),
  round1Rect: (frame) => {
    const size = frame.short * frame.part(1, 16_667, 0.5);
    return cornered(
      frame,
      [cut(0), round(size), cut(0), cut(0)],
      roomOf(0, 0, frame.width - size * roundInset, frame.height),
    );
  },
  round2SameRect: sameSides(round),
  round2DiagRect: acrossCorners(round, 16_667, 0),
  snip2SameRect: sameSides(cut),
  snip2DiagRect: acrossCorners(cut, 0, 16_667),
  snipRoundRect: (frame) => {
    const { width, height, short } = frame;
    const [first, second] = [short * frame.part(1, 16_667, 0.5), short * frame.part(2, 16_667, 0.5)];
    const inset = first * roundInset;
    return cornered(
      frame,
      [round(first), cut(second), cut(0), cut(0)],
      roomOf(inset, inset, width - second / 2, height),
    );
  },
  plaque,
};
