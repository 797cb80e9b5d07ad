import { polygon, roomOf, type DrawShape, type Point, type ShapeFrame } from './shape-frame.ts';
import { flipped, transposed } from './mirrored.ts';

/** Half the width of the shaft and of the head, and the length of the head, pt. */
interface Arrow {
  readonly shaft: number;
  readonly half: number;
  readonly head: number;
}

/** Adjustments: width of the shaft, half the width of the head, and its length. */
function arrowOf(frame: ShapeFrame, plain: number, widest: number, longest: number): Arrow {
  const { short } = frame;
  const part = frame.part(2, plain, widest / short);
  const shaft = (short * frame.part(1, plain, 2 * part)) / 2;
  return { shaft, half: short * part, head: short * frame.part(3, plain, longest / short) };
}

/** An arrow from where the box ends to the tip; `along` returns the place of something that far before the tip. */
function tip({ shaft, half, head }: Arrow, middle: number, start: number, along: (back: number) => number): Point[] {
  return [
    [start, middle - shaft],
    [along(head), middle - shaft],
    [along(head), middle - half],
    [along(0), middle],
    [along(head), middle + half],
    [along(head), middle + shaft],
    [start, middle + shaft],
  ];
}

/** A box with an arrow to its right. Its fourth adjustment: length of the box. */
const toTheRight: DrawShape = (frame) => {
  const { width, height, middleY } = frame;
  const arrow = arrowOf(frame, 25_000, height / 2, width);
  const end = width * frame.part(4, 64_977, 1 - arrow.head / Math.max(1e-6, width));
  const points: readonly Point[] = [
    [0, 0],
    [end, 0],
    ...tip(arrow, middleY, end, (back) => width - back),
    [end, height],
    [0, height],
  ];
  return polygon(points, roomOf(0, 0, end, height));
};

/** A box between arrows to the right and left. */
const toBothSides: DrawShape = (frame) => {
  const { width, height, middleX, middleY } = frame;
  const arrow = arrowOf(frame, 25_000, height / 2, width / 2);
  const half = (width / 2) * frame.part(4, 48_123, 1 - (2 * arrow.head) / Math.max(1e-6, width));
  const [left, right] = [middleX - half, middleX + half];
  const points: readonly Point[] = [
    [left, 0],
    [right, 0],
    ...tip(arrow, middleY, right, (back) => width - back),
    [right, height],
    [left, height],
    ...tip(arrow, middleY, left, (back) => back).toReversed(),
  ];
  return polygon(points, roomOf(left, 0, right, height));
};

const swap = ([x, y]: Point): Point => [y, x];

/** A box between four arrows. */
const toAllSides: DrawShape = (frame) => {
  const { width, height, short, middleX, middleY } = frame;
  const widest = short / 2;
  const room = short * (0.5 - frame.part(2, 18_515, 0.5));
  const arrow = arrowOf(frame, 18_515, widest, room);
  const part = Math.max(frame.part(4, 48_123, 1 - (2 * arrow.head) / short), (2 * arrow.shaft) / short);
  const [left, right] = [middleX - (width / 2) * part, middleX + (width / 2) * part];
  const [top, foot] = [middleY - (height / 2) * part, middleY + (height / 2) * part];
  const points: readonly Point[] = [
    [left, top],
    ...tip(arrow, middleX, top, (back) => back).map(swap),
    [right, top],
    ...tip(arrow, middleY, right, (back) => width - back),
    [right, foot],
    ...tip(arrow, middleX, foot, (back) => height - back)
      .map(swap)
      .toReversed(),
    [left, foot],
    ...tip(arrow, middleY, left, (back) => back).toReversed(),
  ];
  return polygon(points, roomOf(left, top, right, foot));
};

/** Boxes with arrows (吹き出し矢印). */
export const arrowCallouts: Readonly<Record<string, DrawShape>> = {
  rightArrowCallout: toTheRight,
  leftArrowCallout: flipped(toTheRight, 'across'),
  downArrowCallout: transposed(toTheRight),
  upArrowCallout: flipped(transposed(toTheRight), 'down'),
  leftRightArrowCallout: toBothSides,
  upDownArrowCallout: transposed(toBothSides),
  quadArrowCallout: toAllSides,
};
