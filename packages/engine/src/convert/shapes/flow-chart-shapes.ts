import { PathBuilder, quarter } from './path-builder.ts';
import { ellipseRoom, filled, roomOf, stroked, whole, type DrawShape, type TextRoom } from './shape-frame.ts';

/** Draws in parts of the box: x and y are 0 to 1. */
class Sketch {
  readonly path = new PathBuilder();
  readonly #width: number;
  readonly #height: number;

  constructor(width: number, height: number) {
    this.#width = width;
    this.#height = height;
  }

  move(x: number, y: number): this {
    this.path.move(x * this.#width, y * this.#height);
    return this;
  }

  to(...points: readonly (readonly [x: number, y: number])[]): this {
    for (const [x, y] of points) this.path.line(x * this.#width, y * this.#height);
    return this;
  }

  curve(x1: number, y1: number, x2: number, y2: number, x: number, y: number): this {
    const [width, height] = [this.#width, this.#height];
    this.path.curve(x1 * width, y1 * height, x2 * width, y2 * height, x * width, y * height);
    return this;
  }

  /** Angles in quarters of a turn. */
  arc(radiusX: number, radiusY: number, start: number, sweep: number): this {
    this.path.arc(radiusX * this.#width, radiusY * this.#height, start * quarter, sweep * quarter);
    return this;
  }

  close(): this {
    this.path.close();
    return this;
  }
}

type Draw = (sketch: Sketch) => Sketch;
type Room = readonly [left: number, top: number, right: number, bottom: number];

const roomIn = ([left, top, right, bottom]: Room, width: number, height: number): TextRoom =>
  roomOf(left * width, top * height, right * width, bottom * height);

/** A form with lines in it, and the room that it leaves to text, in parts of its box. */
function sketched(room: Room | 'ellipse', form: Draw, ...lines: readonly Draw[]): DrawShape {
  return ({ width, height }) => ({
    paths: [
      whole(form(new Sketch(width, height)).path),
      ...lines.map((draw) => stroked(draw(new Sketch(width, height)).path)),
    ],
    text: room === 'ellipse' ? ellipseRoom(width, height) : roomIn(room, width, height),
  });
}

const box: Draw = (sketch) => sketch.move(0, 0).to([1, 0], [1, 1], [0, 1]).close();
const oval: Draw = (sketch) => sketch.move(0, 0.5).arc(0.5, 0.5, 2, 4).close();
const diamond: Draw = (sketch) => sketch.move(0, 0.5).to([0.5, 0], [1, 0.5], [0.5, 1]).close();
const line =
  (x1: number, y1: number, x2: number, y2: number): Draw =>
  (sketch) =>
    sketch.move(x1, y1).to([x2, y2]);
/** Where the diagonals of a box meet the ellipse in it. */
const [near, far] = [(1 - Math.SQRT1_2) / 2, (1 + Math.SQRT1_2) / 2];
const sixth = 1 / 6;

/** Units that the curves of documents are stated in. */
const unit = 21_600;
const wavy = { side: 17_322 / unit, low: 23_922 / unit, end: 20_172 / unit };

const [sheetTop, sheetRight] = [3_675 / unit, 18_595 / unit];

/** Three documents one behind the other. */
const sheets: Draw = (sketch) =>
  sketch
    .move(0, 20_782 / unit)
    .curve(9_298 / unit, 23_542 / unit, 9_298 / unit, 18_022 / unit, sheetRight, 18_022 / unit)
    .to([sheetRight, sheetTop], [0, sheetTop])
    .close()
    .move(1_532 / unit, sheetTop)
    .to([1_532 / unit, 1_815 / unit], [20_000 / unit, 1_815 / unit], [20_000 / unit, 16_252 / unit])
    .to([sheetRight, 16_352 / unit], [sheetRight, sheetTop])
    .close()
    .move(2_972 / unit, 1_815 / unit)
    .to([2_972 / unit, 0], [1, 0], [1, 14_392 / unit], [20_000 / unit, 14_467 / unit], [20_000 / unit, 1_815 / unit])
    .close();

const drum: DrawShape = ({ width, height }) => {
  const form = (): Sketch =>
    new Sketch(width, height)
      .move(0, sixth)
      .arc(0.5, sixth, 2, 2)
      .to([1, 5 * sixth]);
  const rim = new Sketch(width, height).move(1, sixth).arc(0.5, sixth, 0, 2);
  const around = form().arc(0.5, sixth, 0, 2).close();
  return {
    paths: [filled(around.path), stroked(around.path), stroked(rim.path)],
    text: roomIn([0, 1 / 3, 1, 5 * sixth], width, height),
  };
};

/** Symbols of flow charts that have curves, or lines inside. */
export const flowChartShapes: Readonly<Record<string, DrawShape>> = {
  flowChartPredefinedProcess: sketched([1 / 8, 0, 7 / 8, 1], box, line(1 / 8, 0, 1 / 8, 1), line(7 / 8, 0, 7 / 8, 1)),
  flowChartInternalStorage: sketched([1 / 8, 1 / 8, 1, 1], box, line(1 / 8, 0, 1 / 8, 1), line(0, 1 / 8, 1, 1 / 8)),
  flowChartDocument: sketched([0, 0, 1, wavy.side], (sketch) =>
    sketch.move(0, 0).to([1, 0], [1, wavy.side]).curve(0.5, wavy.side, 0.5, wavy.low, 0, wavy.end).close(),
  ),
  flowChartMultidocument: sketched([0, sheetTop, sheetRight, 18_022 / unit], sheets),
  flowChartTerminator: sketched([1_018 / unit, near, 1 - 1_018 / unit, far], (sketch) => {
    const radius = 3_475 / unit;
    return sketch
      .move(radius, 0)
      .to([1 - radius, 0])
      .arc(radius, 0.5, 3, 2)
      .to([radius, 1])
      .arc(radius, 0.5, 1, 2)
      .close();
  }),
  flowChartDelay: sketched([0, near, far, far], (sketch) =>
    sketch.move(0, 0).to([0.5, 0]).arc(0.5, 0.5, 3, 2).to([0, 1]).close(),
  ),
  flowChartDisplay: sketched([sixth, 0, 5 * sixth, 1], (sketch) =>
    sketch
      .move(0, 0.5)
      .to([sixth, 0], [5 * sixth, 0])
      .arc(sixth, 0.5, 3, 2)
      .to([sixth, 1])
      .close(),
  ),
  flowChartOr: sketched('ellipse', oval, line(0.5, 0, 0.5, 1), line(0, 0.5, 1, 0.5)),
  flowChartSummingJunction: sketched('ellipse', oval, line(near, near, far, far), line(far, near, near, far)),
  flowChartCollate: sketched([0.25, 0.25, 0.75, 0.75], (sketch) =>
    sketch.move(0, 0).to([1, 0], [0.5, 0.5], [1, 1], [0, 1], [0.5, 0.5]).close(),
  ),
  flowChartSort: sketched([0.25, 0.25, 0.75, 0.75], diamond, line(0, 0.5, 1, 0.5)),
  flowChartPunchedCard: sketched([0, 0.2, 1, 1], (sketch) =>
    sketch.move(0, 0.2).to([0.2, 0], [1, 0], [1, 1], [0, 1]).close(),
  ),
  flowChartPunchedTape: sketched([0, 0.2, 1, 0.8], (sketch) =>
    sketch
      .move(0, 0.1)
      .arc(0.25, 0.1, 2, -2)
      .arc(0.25, 0.1, 2, 2)
      .to([1, 0.9])
      .arc(0.25, 0.1, 0, -2)
      .arc(0.25, 0.1, 0, 2)
      .close(),
  ),
  flowChartOnlineStorage: sketched([sixth, 0, 5 * sixth, 1], (sketch) =>
    sketch.move(sixth, 0).to([1, 0]).arc(sixth, 0.5, 3, -2).to([sixth, 1]).arc(sixth, 0.5, 1, 2).close(),
  ),
  flowChartOfflineStorage: sketched(
    [0.25, 0, 0.75, 0.5],
    (sketch) => sketch.move(0, 0).to([1, 0], [0.5, 1]).close(),
    line(0.4, 0.8, 0.6, 0.8),
  ),
  flowChartMagneticDisk: drum,
  flowChartMagneticDrum: sketched(
    [sixth, 0, 2 / 3, 1],
    (sketch) =>
      sketch
        .move(sixth, 0)
        .to([5 * sixth, 0])
        .arc(sixth, 0.5, 3, 2)
        .to([sixth, 1])
        .arc(sixth, 0.5, 1, 2)
        .close(),
    (sketch) => sketch.move(5 * sixth, 1).arc(sixth, 0.5, 1, 2),
  ),
  heart: sketched([sixth, 0.25, 5 * sixth, 2 / 3], (sketch) => {
    const [inner, outer] = [10 / 48, 49 / 48];
    return sketch
      .move(0.5, 0.25)
      .curve(0.5 + inner, -1 / 3, 0.5 + outer, 0.25, 0.5, 1)
      .curve(0.5 - outer, 0.25, 0.5 - inner, -1 / 3, 0.5, 0.25)
      .close();
  }),
};
