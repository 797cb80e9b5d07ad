import type { ShapePath } from '../model/freeform.ts';
import { PathBuilder } from './path-builder.ts';

/** Adjustments of a shape, by number from 1; in hundred-thousandths, as files have them. */
export type Adjustments = ReadonlyMap<number, number>;

/** The box of a shape, and measures that its formulas are made of (ECMA-376 part 1, 20.1.9). Lengths are pt. */
export class ShapeFrame {
  readonly width: number;
  readonly height: number;
  /** The shorter side. */
  readonly short: number;
  readonly middleX: number;
  readonly middleY: number;
  readonly #adjustments: Adjustments;

  constructor(width: number, height: number, adjustments: Adjustments) {
    this.width = width;
    this.height = height;
    this.short = Math.max(1e-6, Math.min(width, height));
    this.middleX = width / 2;
    this.middleY = height / 2;
    this.#adjustments = adjustments;
  }

  /** The same adjustments in a box whose sides are exchanged. */
  static turned(frame: ShapeFrame): ShapeFrame {
    return new ShapeFrame(frame.height, frame.width, frame.#adjustments);
  }

  /** An adjustment as a part of 1, not less than 0 and not more than `most`; `plain` where the file has none. */
  part(number: number, plain: number, most = 1): number {
    return Math.min(Math.max(this.signed(number, plain), 0), Math.max(0, most));
  }

  /** An adjustment that is an angle (in 60,000ths of a degree, `plain` too), radians. */
  angle(number: number, plain: number): number {
    return ((this.#adjustments.get(number) ?? plain) / 60_000 / 180) * Math.PI;
  }

  /** An adjustment as a part of 1, as it is. */
  signed(number: number, plain: number): number {
    return (this.#adjustments.get(number) ?? plain) / 100_000;
  }
}

/** Where text is in a shape: from the left and top of its box, pt. */
export interface TextRoom {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A shape at its size. */
export interface DrawnShape {
  readonly paths: readonly ShapePath[];
  readonly text: TextRoom;
}

export type DrawShape = (frame: ShapeFrame) => DrawnShape;

export type Point = readonly [x: number, y: number];

/** A closed outline through these points. */
export function polygon([first, ...rest]: readonly Point[], text: TextRoom): DrawnShape {
  const path = new PathBuilder();
  if (first)
    path
      .move(...first)
      .lines(...rest)
      .close();
  return { paths: [{ steps: path.steps, isFilled: true, isStroked: true }], text };
}

export function roomOf(left: number, top: number, right: number, bottom: number): TextRoom {
  return { left, top, right, bottom };
}

/** The room inside of the ellipse that fills a box: from one of its diagonal points to the other. */
export function ellipseRoom(width: number, height: number): TextRoom {
  const [x, y] = [(width / 2) * (1 - Math.SQRT1_2), (height / 2) * (1 - Math.SQRT1_2)];
  return roomOf(x, y, width - x, height - y);
}

/** A part of a shape that is filled and has a line around it. */
export function whole({ steps }: PathBuilder): ShapePath {
  return { steps, isFilled: true, isStroked: true };
}

/** A part of a shape that is only filled, with white (above 0) or black mixed in. */
export function filled({ steps }: PathBuilder, tone?: number): ShapePath {
  return { steps, isFilled: true, isStroked: false, ...(tone !== undefined && { tone }) };
}

/** A part of a shape that is only a line. */
export function stroked({ steps }: PathBuilder): ShapePath {
  return { steps, isFilled: false, isStroked: true };
}

/** The whole box of a shape. */
export function wholeRoom({ width, height }: ShapeFrame): TextRoom {
  return roomOf(0, 0, width, height);
}
