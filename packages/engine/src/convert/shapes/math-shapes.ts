import { PathBuilder } from './path-builder.ts';
import { polygon, roomOf, whole, type DrawShape, type Point } from './shape-frame.ts';

/** How far signs of arithmetic reach from the middle, as a part of the box. */
const reach = 0.7349 / 2;

const box = (left: number, top: number, right: number, bottom: number): PathBuilder =>
  new PathBuilder().move(left, top).lines([right, top], [right, bottom], [left, bottom]).close();

/** A bar between two disks. Adjustments: how thick the bar is, its distance to the disks, and their radius. */
const divide: DrawShape = (frame) => {
  const { width, height, middleX, middleY } = frame;
  const bar = frame.part(1, 23_520, 0.36745);
  const most = Math.min((2 * reach - bar) / 4, (reach * width) / Math.max(1e-6, height));
  const disk = frame.part(3, 11_760, most);
  const gap = height * frame.part(2, 5_880, 2 * reach - 4 * disk - bar);
  const [half, radius, x] = [(height * bar) / 2, height * disk, width * reach];
  const path = box(middleX - x, middleY - half, middleX + x, middleY + half);
  for (const way of [-1, 1] as const) {
    const y = middleY + way * (half + gap + radius);
    path.ellipse(middleX - radius, y - radius, middleX + radius, y + radius);
  }
  return { paths: [whole(path)], text: roomOf(middleX - x, middleY - half, middleX + x, middleY + half) };
};

/** Two bars with a stroke through them. Adjustments: how thick all are, the angle of the stroke, and the gap between the bars. */
const notEqual: DrawShape = (frame) => {
  const { width, height, middleX, middleY } = frame;
  const part = frame.part(1, 23_520, 0.5);
  const thick = height * part;
  const half = (height * frame.part(3, 11_760, 1 - 2 * part)) / 2;
  const degree = Math.PI / 180;
  const angle = Math.min(110 * degree, Math.max(70 * degree, frame.angle(2, 6_600_000)));
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  // The stroke reaches the top and the foot of the box with a corner each.
  const long = (height / 2 - (thick / 2) * Math.abs(cos)) / sin;
  const end = (way: 1 | -1, side: 1 | -1): Point => [
    middleX + way * long * cos + (side * thick * sin) / 2,
    middleY + way * long * sin - (side * thick * cos) / 2,
  ];
  /** Where a side of the stroke is at a height. */
  const at = (y: number, side: 1 | -1): Point => [middleX + ((y - middleY) * cos + (side * thick) / 2) / sin, y];
  const [left, right] = [middleX - width * reach, middleX + width * reach];
  const [top, upper] = [middleY - half - thick, middleY - half];
  const [lower, foot] = [middleY + half, middleY + half + thick];
  const points: readonly Point[] = [
    [left, top],
    at(top, -1),
    end(-1, -1),
    end(-1, 1),
    at(top, 1),
    [right, top],
    [right, upper],
    at(upper, 1),
    at(lower, 1),
    [right, lower],
    [right, foot],
    at(foot, 1),
    end(1, 1),
    end(1, -1),
    at(foot, -1),
    [left, foot],
    [left, lower],
    at(lower, -1),
    at(upper, -1),
    [left, upper],
  ];
  return polygon(points, roomOf(left, top, right, foot));
};

/** Signs of arithmetic (数式図形). */
export const mathShapes: Readonly<Record<string, DrawShape>> = {
  mathDivide: divide,
  mathNotEqual: notEqual,
  mathPlus: (frame) => {
    const { width, height, middleX, middleY, short } = frame;
    const half = (short * frame.part(1, 23_520, 0.7349)) / 2;
    const [x, y] = [width * reach, height * reach];
    return polygon(
      [
        [middleX - x, middleY - half],
        [middleX - half, middleY - half],
        [middleX - half, middleY - y],
        [middleX + half, middleY - y],
        [middleX + half, middleY - half],
        [middleX + x, middleY - half],
        [middleX + x, middleY + half],
        [middleX + half, middleY + half],
        [middleX + half, middleY + y],
        [middleX - half, middleY + y],
        [middleX - half, middleY + half],
        [middleX - x, middleY + half],
      ],
      roomOf(middleX - x, middleY - half, middleX + x, middleY + half),
    );
  },
  mathMinus: (frame) => {
    const { width, height, middleX, middleY } = frame;
    const [x, half] = [width * reach, (height * frame.part(1, 23_520)) / 2];
    const room = roomOf(middleX - x, middleY - half, middleX + x, middleY + half);
    return { paths: [whole(box(room.left, room.top, room.right, room.bottom))], text: room };
  },
  mathEqual: (frame) => {
    const { width, height, middleX, middleY } = frame;
    const thick = height * frame.part(1, 23_520, 0.36745);
    const half = (height * frame.part(2, 11_760, 1 - (2 * thick) / Math.max(1e-6, height))) / 2;
    const [left, right] = [middleX - width * reach, middleX + width * reach];
    const path = box(left, middleY - half - thick, right, middleY - half);
    path.move(left, middleY + half).lines([right, middleY + half]);
    path.lines([right, middleY + half + thick], [left, middleY + half + thick]).close();
    return { paths: [whole(path)], text: roomOf(left, middleY - half - thick, right, middleY + half + thick) };
  },
  mathMultiply: (frame) => {
    const { width, height, middleX, middleY, short } = frame;
    const half = (short * frame.part(1, 23_520, 0.51965)) / 2;
    const angle = Math.atan2(height, Math.max(1e-6, width));
    const [cos, sin] = [Math.cos(angle), Math.max(1e-6, Math.sin(angle))];
    const from = (Math.hypot(width, height) * (1 - 0.51965)) / 2;
    const [ax, ay] = [cos * from - sin * half, sin * from + cos * half];
    const [bx, by] = [cos * from + sin * half, sin * from - cos * half];
    const notchY = by + ((middleX - bx) * sin) / cos;
    const notchX = ax + ((middleY - ay) * cos) / sin;
    const points: readonly Point[] = [
      [ax, ay],
      [bx, by],
      [middleX, notchY],
      [width - bx, by],
      [width - ax, ay],
      [width - notchX, middleY],
      [width - ax, height - ay],
      [width - bx, height - by],
      [middleX, height - notchY],
      [bx, height - by],
      [ax, height - ay],
      [notchX, middleY],
    ];
    return polygon(points, roomOf(ax, by, width - ax, height - by));
  },
};
