import { clockwiseTurn, seenArc } from './shape-values.ts';
import { PathBuilder, quarter } from './path-builder.ts';
import {
  ellipseRoom,
  filled,
  polygon,
  roomOf,
  stroked,
  whole,
  wholeRoom,
  type DrawShape,
  type Point,
  type ShapeFrame,
} from './shape-frame.ts';

/** Parts of shapes that are in the light or in the shade: white or black mixed in. */
const [light, lighter, dark, darker] = [0.2, 0.4, -0.2, -0.4];

const outline = (first: Point, ...rest: readonly Point[]): PathBuilder =>
  new PathBuilder()
    .move(...first)
    .lines(...rest)
    .close();

const can: DrawShape = (frame) => {
  const { width, height, short, middleX } = frame;
  const rim = (short * frame.part(1, 25_000, height / short / 2)) / 2;
  const foot = height - rim;
  const top = (): PathBuilder => new PathBuilder().move(0, rim).arc(middleX, rim, 2 * quarter, 2 * quarter);
  const body = top()
    .line(width, foot)
    .arc(middleX, rim, 0, 2 * quarter);
  const lines = top()
    .line(width, foot)
    .arc(middleX, rim, 0, 2 * quarter)
    .close()
    .move(width, rim)
    .arc(middleX, rim, 0, 2 * quarter);
  const lid = top()
    .arc(middleX, rim, 0, 2 * quarter)
    .close();
  return { paths: [filled(body.close()), filled(lid, lighter), stroked(lines)], text: roomOf(0, 2 * rim, width, foot) };
};

const cube: DrawShape = (frame) => {
  const { width, height, short } = frame;
  const depth = short * frame.part(1, 25_000);
  const [right, foot] = [width - depth, height - depth];
  const lines = outline([0, depth], [depth, 0], [width, 0], [width, foot], [right, height], [0, height])
    .move(0, depth)
    .lines([right, depth], [width, 0])
    .move(right, depth)
    .line(right, height);
  return {
    paths: [
      filled(outline([0, depth], [right, depth], [right, height], [0, height])),
      filled(outline([right, depth], [width, 0], [width, foot], [right, height]), dark),
      filled(outline([0, depth], [depth, 0], [width, 0], [right, depth]), light),
      stroked(lines),
    ],
    text: roomOf(0, depth, right, height),
  };
};

const bevel: DrawShape = (frame) => {
  const { width, height, short } = frame;
  const size = short * frame.part(1, 12_500, 0.5);
  const [right, foot] = [width - size, height - size];
  const lines = outline([0, 0], [width, 0], [width, height], [0, height])
    .move(size, size)
    .lines([right, size], [right, foot], [size, foot])
    .close();
  lines.move(0, 0).line(size, size).move(0, height).line(size, foot);
  lines.move(width, 0).line(right, size).move(width, height).line(right, foot);
  return {
    paths: [
      filled(outline([size, size], [right, size], [right, foot], [size, foot])),
      filled(outline([0, 0], [width, 0], [right, size], [size, size]), light),
      filled(outline([0, height], [size, foot], [right, foot], [width, height]), dark),
      filled(outline([0, 0], [size, size], [size, foot], [0, height]), lighter),
      filled(outline([width, 0], [width, height], [right, foot], [right, size]), darker),
      stroked(lines),
    ],
    text: roomOf(size, size, right, foot),
  };
};

/** A note with a corner that is turned up (メモ). */
const foldedCorner: DrawShape = (frame) => {
  const { width, height, short } = frame;
  const size = short * frame.part(1, 16_667, 0.5);
  const [x, y] = [width - size, height - size];
  const fold: Point = [x + size / 5, y + size / 5];
  const lines = new PathBuilder()
    .move(x, height)
    .lines(fold, [width, y], [x, height], [0, height], [0, 0], [width, 0], [width, y]);
  return {
    paths: [
      filled(outline([0, 0], [width, 0], [width, y], [x, height], [0, height])),
      filled(outline([x, height], fold, [width, y]), dark),
      stroked(lines),
    ],
    text: roomOf(0, 0, width, y),
  };
};

const frameShape: DrawShape = (frame) => {
  const { width, height, short } = frame;
  const size = short * frame.part(1, 12_500, 0.5);
  const [right, foot] = [width - size, height - size];
  const path = outline([0, 0], [width, 0], [width, height], [0, height])
    .move(size, size)
    .lines([size, foot], [right, foot], [right, size])
    .close();
  return { paths: [whole(path)], text: roomOf(size, size, right, foot) };
};

const donut: DrawShape = (frame) => {
  const { width, height, short } = frame;
  const size = short * frame.part(1, 25_000, 0.5);
  const path = new PathBuilder().ellipse(0, 0, width, height).ellipse(size, size, width - size, height - size, true);
  return { paths: [whole(path)], text: ellipseRoom(width, height) };
};

/** Part of an ellipse between two angles, clockwise. */
function arcOf(frame: ShapeFrame, first: number, second: number): PathBuilder {
  const { middleX, middleY } = frame;
  const [from, to] = [frame.angle(1, first), frame.angle(2, second)];
  const [, , start, sweep] = seenArc(middleX, middleY, from, clockwiseTurn(from, to));
  return new PathBuilder()
    .move(middleX + middleX * Math.cos(start), middleY + middleY * Math.sin(start))
    .arc(middleX, middleY, start, sweep);
}

export const solidShapes: Readonly<Record<string, DrawShape>> = {
  can,
  cube,
  bevel,
  foldedCorner,
  frame: frameShape,
  donut,
  arc: (frame) => {
    const pie = arcOf(frame, 16_200_000, 0).line(frame.middleX, frame.middleY).close();
    return { paths: [filled(pie), stroked(arcOf(frame, 16_200_000, 0))], text: wholeRoom(frame) };
  },
  pie: (frame) => ({
    paths: [whole(arcOf(frame, 0, 16_200_000).line(frame.middleX, frame.middleY).close())],
    text: ellipseRoom(frame.width, frame.height),
  }),
  chord: (frame) => ({
    paths: [whole(arcOf(frame, 2_700_000, 16_200_000).close())],
    text: ellipseRoom(frame.width, frame.height),
  }),
  corner: (frame) => {
    const { width, height, short } = frame;
    const x = short * frame.part(2, 50_000, width / short);
    const y = height - short * frame.part(1, 50_000, height / short);
    return polygon(
      [
        [0, 0],
        [x, 0],
        [x, y],
        [width, y],
        [width, height],
        [0, height],
      ],
      roomOf(0, y, width, height),
    );
  },
};
