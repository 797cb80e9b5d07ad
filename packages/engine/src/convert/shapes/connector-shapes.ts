import { PathBuilder } from './path-builder.ts';
import { roomOf, stroked, wholeRoom, type DrawShape, type Point, type ShapeFrame } from './shape-frame.ts';

/** Connectors are lines only. */
function connector(draw: (frame: ShapeFrame, path: PathBuilder) => void): DrawShape {
  return (frame) => {
    const path = new PathBuilder().move(0, 0);
    draw(frame, path);
    return { paths: [stroked(path)], text: wholeRoom(frame) };
  };
}

const bent = (corners: (frame: ShapeFrame) => readonly Point[]): DrawShape =>
  connector((frame, path) => path.lines(...corners(frame), [frame.width, frame.height]));

const between = (one: number, other: number): number => (one + other) / 2;

export const connectorShapes: Readonly<Record<string, DrawShape>> = {
  lineInv: ({ width, height }) => ({
    paths: [stroked(new PathBuilder().move(0, height).line(width, 0))],
    text: roomOf(0, 0, width, height),
  }),
  bentConnector2: bent(({ width }) => [[width, 0]]),
  bentConnector3: bent((frame) => {
    const x = frame.width * frame.signed(1, 50_000);
    return [
      [x, 0],
      [x, frame.height],
    ];
  }),
  bentConnector4: bent((frame) => {
    const [x, y] = [frame.width * frame.signed(1, 50_000), frame.height * frame.signed(2, 50_000)];
    return [
      [x, 0],
      [x, y],
      [frame.width, y],
    ];
  }),
  bentConnector5: bent((frame) => {
    const [x, y] = [frame.width * frame.signed(1, 50_000), frame.height * frame.signed(2, 50_000)];
    const other = frame.width * frame.signed(3, 50_000);
    return [
      [x, 0],
      [x, y],
      [other, y],
      [other, frame.height],
    ];
  }),
  curvedConnector2: connector(({ width, height, middleX, middleY }, path) =>
    path.curve(middleX, 0, width, middleY, width, height),
  ),
  curvedConnector3: connector((frame, path) => {
    const { width, height, middleY } = frame;
    const x = width * frame.signed(1, 50_000);
    path.curve(x / 2, 0, x, height / 4, x, middleY).curve(x, height * 0.75, between(x, width), height, width, height);
  }),
  curvedConnector4: connector((frame, path) => {
    const { width, height } = frame;
    const [x, y] = [width * frame.signed(1, 50_000), height * frame.signed(2, 50_000)];
    const middle = between(x, width);
    path
      .curve(x / 2, 0, x, y / 4, x, y / 2)
      .curve(x, y * 0.75, between(x, middle), y, middle, y)
      .curve(between(middle, width), y, width, between(y, height), width, height);
  }),
  curvedConnector5: connector((frame, path) => {
    const { width, height } = frame;
    const [x, y] = [width * frame.signed(1, 50_000), height * frame.signed(2, 50_000)];
    const other = width * frame.signed(3, 50_000);
    const [middle, low] = [between(x, other), between(y, height)];
    path
      .curve(x / 2, 0, x, y / 4, x, y / 2)
      .curve(x, y * 0.75, between(x, middle), y, middle, y)
      .curve(between(middle, other), y, other, between(y, low), other, low)
      .curve(other, between(low, height), between(other, width), height, width, height);
  }),
};
