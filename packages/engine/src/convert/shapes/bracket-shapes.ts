import { PathBuilder, quarter } from './path-builder.ts';
import { filled, roomOf, stroked, type DrawShape, type ShapeFrame } from './shape-frame.ts';

const half = 2 * quarter;
const threeQuarters = 3 * quarter;

const leftBracket: DrawShape = (frame) => {
  const { width, height, short } = frame;
  const round = short * frame.part(1, 8_333, height / short / 2);
  const path = (): PathBuilder =>
    new PathBuilder()
      .move(width, height)
      .arc(width, round, quarter, quarter)
      .line(0, round)
      .arc(width, round, half, quarter);
  const room = roomOf(width * (1 - Math.SQRT1_2), round * (1 - Math.SQRT1_2), width, height);
  return { paths: [filled(path().close()), stroked(path())], text: room };
};

const rightBracket: DrawShape = (frame) => {
  const { width, height, short } = frame;
  const round = short * frame.part(1, 8_333, height / short / 2);
  const path = (): PathBuilder =>
    new PathBuilder()
      .move(0, 0)
      .arc(width, round, threeQuarters, quarter)
      .line(width, height - round)
      .arc(width, round, 0, quarter);
  return {
    paths: [filled(path().close()), stroked(path())],
    text: roomOf(0, 0, width * Math.SQRT1_2, height),
  };
};

/** Radius of the curves of a brace, and where its tip is, pt. */
function braceMeasures(frame: ShapeFrame): { readonly round: number; readonly tip: number } {
  const { height, short } = frame;
  const share = frame.part(2, 50_000);
  const most = (Math.min(share, 1 - share) / 2) * (height / short);
  return { round: short * frame.part(1, 8_333, most), tip: height * share };
}

const leftBrace: DrawShape = (frame) => {
  const { width, height, middleX } = frame;
  const { round, tip } = braceMeasures(frame);
  const path = (): PathBuilder =>
    new PathBuilder()
      .move(width, height)
      .arc(middleX, round, quarter, quarter)
      .line(middleX, tip + round)
      .arc(middleX, round, 0, -quarter)
      .arc(middleX, round, quarter, -quarter)
      .line(middleX, round)
      .arc(middleX, round, half, quarter);
  return { paths: [filled(path().close()), stroked(path())], text: roomOf(middleX, 0, width, height) };
};

const rightBrace: DrawShape = (frame) => {
  const { height, middleX } = frame;
  const { round, tip } = braceMeasures(frame);
  const path = (): PathBuilder =>
    new PathBuilder()
      .move(0, 0)
      .arc(middleX, round, threeQuarters, quarter)
      .line(middleX, tip - round)
      .arc(middleX, round, half, -quarter)
      .arc(middleX, round, threeQuarters, -quarter)
      .line(middleX, height - round)
      .arc(middleX, round, 0, quarter);
  return { paths: [filled(path().close()), stroked(path())], text: roomOf(0, 0, middleX, height) };
};

/** Brackets at both sides (大かっこ): the fill is a rounded rectangle. */
const bracketPair: DrawShape = (frame) => {
  const { width, height, short } = frame;
  const round = short * frame.part(1, 16_667, 0.5);
  const [right, bottom] = [width - round, height - round];
  const whole = new PathBuilder()
    .move(0, round)
    .arc(round, round, half, quarter)
    .line(right, 0)
    .arc(round, round, threeQuarters, quarter)
    .line(width, bottom)
    .arc(round, round, 0, quarter)
    .line(round, height)
    .arc(round, round, quarter, quarter)
    .close();
  const sides = new PathBuilder()
    .move(round, height)
    .arc(round, round, quarter, quarter)
    .line(0, round)
    .arc(round, round, half, quarter)
    .move(right, 0)
    .arc(round, round, threeQuarters, quarter)
    .line(width, bottom)
    .arc(round, round, 0, quarter);
  const inset = round * (1 - Math.SQRT1_2);
  return { paths: [filled(whole), stroked(sides)], text: roomOf(inset, inset, width - inset, height - inset) };
};

/** Braces at both sides (中かっこ). */
const bracePair: DrawShape = (frame) => {
  const { width, height, short, middleY } = frame;
  const round = short * frame.part(1, 8_333, 0.25);
  const right = width - round;
  const outline = new PathBuilder()
    .move(2 * round, height)
    .arc(round, round, quarter, quarter)
    .line(round, middleY + round)
    .arc(round, round, 0, -quarter)
    .arc(round, round, quarter, -quarter)
    .line(round, round)
    .arc(round, round, half, quarter)
    .move(right - round, 0)
    .arc(round, round, threeQuarters, quarter)
    .line(right, middleY - round)
    .arc(round, round, half, -quarter)
    .arc(round, round, threeQuarters, -quarter)
    .line(right, height - round)
    .arc(round, round, 0, quarter);
  const box = new PathBuilder().move(round, 0).lines([right, 0], [right, height], [round, height]).close();
  const inset = round * 1.3;
  return { paths: [filled(box), stroked(outline)], text: roomOf(inset, inset / 4, width - inset, height - inset / 4) };
};

export const bracketShapes: Readonly<Record<string, DrawShape>> = {
  leftBracket,
  rightBracket,
  leftBrace,
  rightBrace,
  bracketPair,
  bracePair,
};
