import { PathBuilder, quarter } from './path-builder.ts';
import { filled, stroked, wholeRoom, type DrawShape, type Point } from './shape-frame.ts';

/** Black mixed into a sign, and into a part of it; white into another. */
const [dark, half, light] = [-0.4, -0.2, 0.4];

/** Draws in the square in the middle of a button, in parts of its side. */
class Sign {
  readonly path = new PathBuilder();
  readonly #left: number;
  readonly #top: number;
  readonly #side: number;

  constructor(left: number, top: number, side: number) {
    this.#left = left;
    this.#top = top;
    this.#side = side;
  }

  form(...points: readonly Point[]): this {
    return this.line(...points).close();
  }

  line(...points: readonly Point[]): this {
    for (const [index, [x, y]] of points.entries()) {
      if (index === 0) this.path.move(this.#x(x), this.#y(y));
      else this.path.line(this.#x(x), this.#y(y));
    }
    return this;
  }

  to(...points: readonly Point[]): this {
    for (const [x, y] of points) this.path.line(this.#x(x), this.#y(y));
    return this;
  }

  /** Angles in quarters of a turn. */
  arc(radius: number, start: number, turn: number): this {
    this.path.arc(radius * this.#side, radius * this.#side, start * quarter, turn * quarter);
    return this;
  }

  disk(x: number, y: number, radius: number): this {
    this.path.ellipse(this.#x(x - radius), this.#y(y - radius), this.#x(x + radius), this.#y(y + radius));
    return this;
  }

  close(): this {
    this.path.close();
    return this;
  }

  #x(part: number): number {
    return this.#left + part * this.#side;
  }

  #y(part: number): number {
    return this.#top + part * this.#side;
  }
}

type Draw = (sign: Sign) => Sign;
/** A part of a sign: how it is filled, or not at all, and whether it has a line around it. */
type Part = readonly [draw: Draw, tone: number | undefined, isLined?: boolean];

/** A button with a sign of these parts. */
function button(...parts: readonly Part[]): DrawShape {
  return (frame) => {
    const { width, height, short, middleX, middleY } = frame;
    const side = (short * 3) / 4;
    const draw = (part: Draw): PathBuilder => part(new Sign(middleX - side / 2, middleY - side / 2, side)).path;
    const box = new PathBuilder().move(0, 0).lines([width, 0], [width, height], [0, height]).close();
    return {
      paths: [
        filled(box),
        ...parts.flatMap(([part, tone]) => (tone === undefined ? [] : [filled(draw(part), tone)])),
        ...parts.flatMap(([part, , isLined = true]) => (isLined ? [stroked(draw(part))] : [])),
        stroked(box),
      ],
      text: wholeRoom(frame),
    };
  };
}

const mirrored =
  (...points: readonly Point[]): Draw =>
  (sign) =>
    sign.form(...points.map(([x, y]): Point => [1 - x, y]));
const form =
  (...points: readonly Point[]): Draw =>
  (sign) =>
    sign.form(...points);

const forward: readonly Point[] = [
  [1, 0.5],
  [0, 0],
  [0, 1],
];
const toEnd: readonly Point[] = [
  [0.75, 0.5],
  [0, 0],
  [0, 1],
];
const endBar: readonly Point[] = [
  [0.875, 0],
  [1, 0],
  [1, 1],
  [0.875, 1],
];

const house = form([0.125, 0.5], [0.875, 0.5], [0.875, 1], [0.125, 1]);
const roof = form([0.5, 0], [1, 0.5], [0, 0.5]);
const chimney = form([0.6875, 0.1875], [0.6875, 0.0625], [0.8125, 0.0625], [0.8125, 0.3125]);
const door = form([0.4375, 0.75], [0.5625, 0.75], [0.5625, 1], [0.4375, 1]);

/** An arrow that comes from the right, turns below and points up at the right. */
const back: Draw = (sign) =>
  sign
    .line([1, 0.25], [0.75, 0], [0.5, 0.25], [0.625, 0.25], [0.625, 0.625])
    .arc(0.125, 0, 1)
    .to([0.375, 0.75])
    .arc(0.125, 1, 1)
    .to([0.25, 0.25], [0, 0.25], [0, 0.625])
    .arc(0.375, 2, -1)
    .to([0.5, 1])
    .arc(0.375, 1, -1)
    .to([0.875, 0.25])
    .close();

const question: Draw = (sign) =>
  sign
    .line([3 / 14, 2 / 7])
    .arc(2 / 7, 2, 2)
    .arc(5 / 28, 0, 1)
    .arc(1 / 28, 3, -1)
    .to([4 / 7, 0.75], [3 / 7, 0.75], [3 / 7, 0.5])
    .arc(5 / 28, 2, 1)
    .arc(1 / 28, 1, -1)
    .arc(1 / 7, 0, -2)
    .close();

const sheet: readonly Point[] = [
  [0.125, 0],
  [0.625, 0],
  [0.875, 0.25],
  [0.875, 1],
  [0.125, 1],
];

const speaker = form([0, 0.3125], [0.3125, 0.3125], [0.625, 0], [0.625, 1], [0.3125, 0.6875], [0, 0.6875]);
const sounds: Draw = (sign) =>
  sign.line([0.75, 0.3125], [1, 0.125]).line([0.75, 0.5], [1, 0.5]).line([0.75, 0.6875], [1, 0.875]);

const camera = form(
  [0, 0.2444],
  [0.0674, 0.2444],
  [0.0882, 0.2653],
  [0.7479, 0.2653],
  [0.7875, 0.3069],
  [0.7875, 0.3469],
  [0.8951, 0.3469],
  [0.9132, 0.3069],
  [1, 0.3069],
  [1, 0.675],
  [0.9132, 0.675],
  [0.8951, 0.6177],
  [0.7875, 0.6177],
  [0.7875, 0.7219],
  [0.1076, 0.7219],
  [0.1076, 0.4198],
  [0.0882, 0.4198],
  [0.0674, 0.4424],
  [0, 0.4424],
);

const letter = form(
  [0.3125, 0.3125],
  [0.59375, 0.3125],
  [0.59375, 0.8125],
  [0.6875, 0.8125],
  [0.6875, 0.875],
  [0.3125, 0.875],
  [0.3125, 0.8125],
  [0.40625, 0.8125],
  [0.40625, 0.375],
  [0.3125, 0.375],
);

/** Buttons (動作設定ボタン). */
export const actionButtons: Readonly<Record<string, DrawShape>> = {
  actionButtonBlank: button(),
  actionButtonForwardNext: button([form(...forward), dark]),
  actionButtonBackPrevious: button([mirrored(...forward), dark]),
  actionButtonEnd: button([form(...toEnd), dark], [form(...endBar), dark]),
  actionButtonBeginning: button([mirrored(...toEnd), dark], [mirrored(...endBar), dark]),
  actionButtonHome: button([house, half], [chimney, half], [roof, dark], [door, dark]),
  actionButtonReturn: button([back, dark]),
  actionButtonHelp: button([question, dark], [(sign) => sign.disk(0.5, 25 / 28, 3 / 28), dark]),
  actionButtonInformation: button(
    [(sign) => sign.disk(0.5, 0.5, 0.5), dark],
    [(sign) => sign.disk(0.5, 0.15625, 0.09375), light],
    [letter, light],
  ),
  actionButtonDocument: button([form(...sheet), half], [form([0.625, 0], [0.625, 0.25], [0.875, 0.25]), dark]),
  actionButtonSound: button([speaker, dark], [sounds, undefined]),
  actionButtonMovie: button([camera, dark]),
};
