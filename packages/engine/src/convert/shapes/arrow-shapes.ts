import { polygon, roomOf, type DrawShape, type Point, type ShapeFrame, type TextRoom } from './shape-frame.ts';

interface Arrow {
  readonly points: readonly Point[];
  /** How far text may go into the head. */
  readonly text: TextRoom;
}

/** An arrow to the right in a box of `long` by `wide` pt. Adjustments: width of the shaft, and length of the head. */
function toTheRight(frame: ShapeFrame, long: number, wide: number): Arrow {
  const head = frame.short * frame.part(2, 50_000, long / frame.short);
  const start = long - head;
  const half = (wide * frame.part(1, 50_000)) / 2;
  const [upper, lower, middle] = [wide / 2 - half, wide / 2 + half, wide / 2];
  const into = (half * head) / Math.max(1e-6, middle);
  return {
    points: [
      [0, upper],
      [start, upper],
      [start, 0],
      [long, middle],
      [start, wide],
      [start, lower],
      [0, lower],
    ],
    text: roomOf(0, upper, start + into, lower),
  };
}

/** The same with a head at both ends. */
function toBothSides(frame: ShapeFrame, long: number, wide: number): Arrow {
  const head = frame.short * frame.part(2, 50_000, long / frame.short / 2);
  const half = (wide * frame.part(1, 50_000)) / 2;
  const [upper, lower, middle] = [wide / 2 - half, wide / 2 + half, wide / 2];
  const into = (half * head) / Math.max(1e-6, middle);
  return {
    points: [
      [0, middle],
      [head, 0],
      [head, upper],
      [long - head, upper],
      [long - head, 0],
      [long, middle],
      [long - head, wide],
      [long - head, lower],
      [head, lower],
      [head, wide],
    ],
    text: roomOf(head - into, upper, long - head + into, lower),
  };
}

type MakeArrow = (frame: ShapeFrame, long: number, wide: number) => Arrow;

function across(make: MakeArrow, isMirrored: boolean): DrawShape {
  return (frame) => {
    const { width } = frame;
    const { points, text } = make(frame, width, frame.height);
    if (!isMirrored) return polygon(points, text);
    return polygon(
      points.map(([x, y]): Point => [width - x, y]),
      roomOf(width - text.right, text.top, width - text.left, text.bottom),
    );
  };
}

function down(make: MakeArrow, isMirrored: boolean): DrawShape {
  return (frame) => {
    const { height } = frame;
    const { points, text } = make(frame, height, frame.width);
    const along = (x: number): number => (isMirrored ? height - x : x);
    const [top, bottom] = [along(text.left), along(text.right)];
    return polygon(
      points.map(([x, y]): Point => [y, along(x)]),
      roomOf(text.top, Math.min(top, bottom), text.bottom, Math.max(top, bottom)),
    );
  };
}

interface Pointed {
  readonly points: readonly Point[];
  /** Length of the point, pt. */
  readonly head: number;
}

/** A box with a point to the right, for all of its height. Its adjustment: length of the point. */
function pointed(frame: ShapeFrame): Pointed {
  const { width, height, short, middleY } = frame;
  const head = short * frame.part(1, 50_000, width / short);
  const x = width - head;
  return {
    points: [
      [0, 0],
      [x, 0],
      [width, middleY],
      [x, height],
      [0, height],
    ],
    head,
  };
}

const homePlate: DrawShape = (frame) => {
  const { points, head } = pointed(frame);
  return polygon(points, roomOf(0, 0, frame.width - head / 2, frame.height));
};

/** With a notch behind. */
const chevron: DrawShape = (frame) => {
  const { points, head } = pointed(frame);
  const { width, height, middleY } = frame;
  const isLong = width > 2 * head;
  return polygon(
    [...points, [head, middleY]],
    isLong ? roomOf(head, 0, width - head, height) : roomOf(0, 0, width, height),
  );
};

export const arrowShapes: Readonly<Record<string, DrawShape>> = {
  rightArrow: across(toTheRight, false),
  leftArrow: across(toTheRight, true),
  downArrow: down(toTheRight, false),
  upArrow: down(toTheRight, true),
  leftRightArrow: across(toBothSides, false),
  upDownArrow: down(toBothSides, false),
  homePlate,
  chevron,
};
