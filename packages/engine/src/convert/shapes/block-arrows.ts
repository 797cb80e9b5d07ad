import { PathBuilder, quarter } from './path-builder.ts';
import { polygon, roomOf, whole, type DrawShape, type Point } from './shape-frame.ts';

/** Shaft and head of an arrow to the right. Adjustments: width of the shaft, and length of the head. */
const notched: DrawShape = (frame) => {
  const { width, height, short, middleY } = frame;
  const head = short * frame.part(2, 50_000, width / short);
  const half = (height * frame.part(1, 50_000)) / 2;
  const start = width - head;
  const notch = (half * head) / Math.max(1e-6, middleY);
  return polygon(
    [
      [0, middleY - half],
      [start, middleY - half],
      [start, 0],
      [width, middleY],
      [start, height],
      [start, middleY + half],
      [0, middleY + half],
      [notch, middleY],
    ],
    roomOf(notch, middleY - half, start + notch, middleY + half),
  );
};

/** With two stripes before the shaft, which are as wide as it. */
const striped: DrawShape = (frame) => {
  const { width, height, short, middleY } = frame;
  const head = short * frame.part(2, 50_000, (0.84375 * width) / short);
  const half = (height * frame.part(1, 50_000)) / 2;
  const [start, top, foot] = [width - head, middleY - half, middleY + half];
  const path = new PathBuilder();
  for (const [from, to] of [
    [0, short / 32],
    [short / 16, short / 8],
  ] as const) {
    path.move(from, top).lines([to, top], [to, foot], [from, foot]).close();
  }
  const shaft = (short * 5) / 32;
  path
    .move(shaft, top)
    .lines([start, top], [start, 0], [width, middleY], [start, height], [start, foot], [shaft, foot])
    .close();
  const into = (half * head) / Math.max(1e-6, middleY);
  return { paths: [whole(path)], text: roomOf(shaft, top, start + into, foot) };
};

/** To the right along the foot, and up. Adjustments: width of the shaft, half the width of the head, its length. */
const bentUp: DrawShape = (frame) => {
  const { width, height, short } = frame;
  const [shaft, half] = [short * frame.part(1, 25_000, 0.5), short * frame.part(2, 25_000, 0.5)];
  const top = short * frame.part(3, 25_000, 0.5);
  const [tip, foot] = [width - half, height - shaft];
  return polygon(
    [
      [0, foot],
      [tip - shaft / 2, foot],
      [tip - shaft / 2, top],
      [width - 2 * half, top],
      [tip, 0],
      [width, top],
      [tip + shaft / 2, top],
      [tip + shaft / 2, height],
      [0, height],
    ],
    roomOf(0, foot, tip + shaft / 2, height),
  );
};

/** To all four sides. Adjustments: width of the shafts, half the width of the heads, their length. */
const quad: DrawShape = (frame) => {
  const { width, short, middleX, middleY } = frame;
  const part = frame.part(2, 22_500, 0.5);
  const half = short * part;
  const shaft = (short * frame.part(1, 22_500, 2 * part)) / 2;
  const head = short * frame.part(3, 22_500, (1 - 2 * part) / 2);
  const into = (head * shaft) / Math.max(1e-6, half);
  // One head with the shaft to its right, from the middle of the box: others are it, turned.
  const side = (reach: number): Point[] => [
    [-shaft, -shaft],
    [-shaft, head - reach],
    [-half, head - reach],
    [0, -reach],
    [half, head - reach],
    [shaft, head - reach],
    [shaft, -shaft],
  ];
  const turns: readonly ((point: Point) => Point)[] = [
    ([x, y]) => [middleX + x, middleY + y],
    ([x, y]) => [middleX - y, middleY + x],
    ([x, y]) => [middleX - x, middleY - y],
    ([x, y]) => [middleX + y, middleY - x],
  ];
  const points = turns.flatMap((turn, index) => side(index % 2 === 0 ? middleY : middleX).map(turn));
  return polygon(points, roomOf(into, middleY - shaft, width - into, middleY + shaft));
};

/** To the left, to the right and up, or to the left and up. Adjustments as of `quad`. */
function upwards(hasRight: boolean): DrawShape {
  return (frame) => {
    const { width, height, short, middleX } = frame;
    const part = frame.part(2, 25_000, 0.5);
    const half = short * part;
    const shaft = (short * frame.part(1, 25_000, 2 * part)) / 2;
    const head = short * frame.part(3, 25_000, Math.max(0, 1 - 2 * part));
    const [x, y] = [hasRight ? middleX : width - half, height - half];
    const left: readonly Point[] = [
      [0, y],
      [head, y - half],
      [head, y - shaft],
      [x - shaft, y - shaft],
      [x - shaft, head],
      [x - half, head],
      [x, 0],
      [x + half, head],
      [x + shaft, head],
    ];
    const right: readonly Point[] = [
      [x + shaft, y - shaft],
      [width - head, y - shaft],
      [width - head, y - half],
      [width, y],
      [width - head, y + half],
      [width - head, y + shaft],
    ];
    const end: readonly Point[] = hasRight ? right : [[x + shaft, y + shaft]];
    const foot: readonly Point[] = [
      [head, y + shaft],
      [head, y + half],
    ];
    const into = (head * shaft) / Math.max(1e-6, half);
    const room = roomOf(into, y - shaft, hasRight ? width - into : x + shaft, y + shaft);
    return polygon([...left, ...end, ...foot], room);
  };
}

/** Up and around to the right. Adjustments: width of the shaft, half the width of the head, its length, and the bend. */
const bent: DrawShape = (frame) => {
  const { width, height, short } = frame;
  const part = frame.part(2, 25_000, 0.5);
  const [half, shaft] = [short * part, short * frame.part(1, 25_000, 2 * part)];
  const head = short * frame.part(3, 25_000, 0.5);
  const [x, y] = [width - head, half - shaft / 2];
  const outer = short * frame.part(4, 43_750, Math.max(0, Math.min(x, height - y)) / short);
  const inner = Math.max(0, outer - shaft);
  const path = new PathBuilder()
    .move(0, height)
    .line(0, y + outer)
    .arc(outer, outer, 2 * quarter, quarter)
    .lines([x, y], [x, 0], [width, half], [x, 2 * half], [x, y + shaft], [shaft + inner, y + shaft])
    .arc(inner, inner, 3 * quarter, -quarter)
    .line(shaft, height)
    .close();
  return { paths: [whole(path)], text: roomOf(0, 0, width, height) };
};

export const blockArrows: Readonly<Record<string, DrawShape>> = {
  notchedRightArrow: notched,
  stripedRightArrow: striped,
  bentUpArrow: bentUp,
  quadArrow: quad,
  leftRightUpArrow: upwards(true),
  leftUpArrow: upwards(false),
  bentArrow: bent,
};
