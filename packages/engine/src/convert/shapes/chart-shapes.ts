import { PathBuilder, quarter } from './path-builder.ts';
import {
  filled,
  roomOf,
  stroked,
  whole,
  wholeRoom,
  type DrawShape,
  type Point,
  type ShapeFrame,
} from './shape-frame.ts';

/** A sign of a chart: a box without a line around it, and lines in it, from place to place in parts of the box. */
function sign(...lines: readonly (readonly [from: Point, to: Point])[]): DrawShape {
  return (frame) => {
    const { width, height } = frame;
    const path = new PathBuilder();
    for (const [[x1, y1], [x2, y2]] of lines) path.move(x1 * width, y1 * height).line(x2 * width, y2 * height);
    const box = new PathBuilder().move(0, 0).lines([width, 0], [width, height], [0, height]).close();
    return { paths: [filled(box), stroked(path)], text: wholeRoom(frame) };
  };
}

const slopes: readonly (readonly [Point, Point])[] = [
  [
    [0, 0],
    [1, 1],
  ],
  [
    [0, 1],
    [1, 0],
  ],
];
const upright: readonly [Point, Point] = [
  [0.5, 0],
  [0.5, 1],
];
const level: readonly [Point, Point] = [
  [0, 0.5],
  [1, 0.5],
];

/** Small forms in the four corners of the box; `draw` makes one, of a corner at `x` and `y`, inwards by `dx` and `dy`. */
function tabs(draw: (path: PathBuilder, corner: Point, inward: Point) => void): DrawShape {
  return ({ width, height }: ShapeFrame) => {
    const size = Math.hypot(width, height) / 20;
    const path = new PathBuilder();
    for (const [x, y, dx, dy] of [
      [0, 0, size, size],
      [width, 0, -size, size],
      [width, height, -size, -size],
      [0, height, size, -size],
    ] as const) {
      draw(path, [x, y], [dx, dy]);
    }
    return { paths: [whole(path)], text: roomOf(size, size, width - size, height - size) };
  };
}

export const chartShapes: Readonly<Record<string, DrawShape>> = {
  chartX: sign(...slopes),
  chartStar: sign(...slopes, upright),
  chartPlus: sign(upright, level),
  cornerTabs: tabs((path, [x, y], [dx, dy]) =>
    path
      .move(x, y)
      .lines([x + dx, y], [x, y + dy])
      .close(),
  ),
  squareTabs: tabs((path, [x, y], [dx, dy]) =>
    path
      .move(x, y)
      .lines([x + dx, y], [x + dx, y + dy], [x, y + dy])
      .close(),
  ),
  plaqueTabs: tabs((path, [x, y], [dx, dy]) => {
    const size = Math.abs(dx);
    const start = dx > 0 ? 0 : 2 * quarter;
    const turn = dx * dy > 0 ? quarter : -quarter;
    path
      .move(x, y)
      .line(x + dx, y)
      .arc(size, size, start, turn)
      .close();
  }),
};
