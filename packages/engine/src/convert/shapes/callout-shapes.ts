import { PathBuilder, quarter } from './path-builder.ts';
import { roomOf, wholeRoom, type DrawShape, type DrawnShape, type Point, type ShapeFrame } from './shape-frame.ts';

type Side = 'top' | 'right' | 'bottom' | 'left';

/** The tip of a callout, the side of the box that it grows from, and where there. */
interface Tip {
  readonly at: Point;
  readonly side: Side;
  readonly from: number;
  readonly to: number;
}

function tipOf(frame: ShapeFrame): Tip {
  const { width, height, middleX, middleY } = frame;
  const [offX, offY] = [width * frame.signed(1, -20_833), height * frame.signed(2, 62_500)];
  const isUpright = Math.abs(offY) * width > Math.abs(offX) * height;
  const side: Side = isUpright ? (offY > 0 ? 'bottom' : 'top') : offX > 0 ? 'right' : 'left';
  // The foot of the tip is in the half of the side that is nearer to it, on the twelfths 2 to 5 or 7 to 10.
  const first = (isUpright ? offX : offY) > 0 ? 7 : 2;
  const length = (isUpright ? width : height) / 12;
  return { at: [middleX + offX, middleY + offY], side, from: first * length, to: (first + 3) * length };
}

/** A box with corners of `round` pt and a tip. */
function boxed(frame: ShapeFrame, round: number): DrawnShape {
  const { width, height } = frame;
  const { at, side, from, to } = tipOf(frame);
  const path = new PathBuilder().move(0, round);
  const turn = (start: number): void => {
    if (round > 0) path.arc(round, round, start, quarter);
  };
  turn(2 * quarter);
  if (side === 'top') path.lines([from, 0], at, [to, 0]);
  path.line(width - round, 0);
  turn(3 * quarter);
  if (side === 'right') path.lines([width, from], at, [width, to]);
  path.line(width, height - round);
  turn(0);
  if (side === 'bottom') path.lines([to, height], at, [from, height]);
  path.line(round, height);
  turn(quarter);
  if (side === 'left') path.lines([0, to], at, [0, from]);
  return { paths: [{ steps: path.close().steps, isFilled: true, isStroked: true }], text: wholeRoom(frame) };
}

/** Angle to both sides of the tip where an oval is open: 11 degrees. */
const opening = (11 * Math.PI) / 180;

const oval: DrawShape = (frame) => {
  const { width, height, middleX, middleY } = frame;
  const [offX, offY] = [width * frame.signed(1, -20_833), height * frame.signed(2, 62_500)];
  const angle = Math.atan2(offY * width, offX * height);
  const start = angle + opening;
  const path = new PathBuilder()
    .move(middleX + offX, middleY + offY)
    .line(middleX + middleX * Math.cos(start), middleY + middleY * Math.sin(start))
    .arc(middleX, middleY, start, 4 * quarter - 2 * opening)
    .close();
  const [x, y] = [middleX * (1 - Math.SQRT1_2), middleY * (1 - Math.SQRT1_2)];
  return {
    paths: [{ steps: path.steps, isFilled: true, isStroked: true }],
    text: roomOf(x, y, width - x, height - y),
  };
};

export const calloutShapes: Readonly<Record<string, DrawShape>> = {
  wedgeRectCallout: (frame) => boxed(frame, 0),
  wedgeRoundRectCallout: (frame) => boxed(frame, frame.short * frame.part(3, 16_667, 0.5)),
  wedgeEllipseCallout: oval,
};
