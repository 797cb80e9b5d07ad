import { multiply, transform, type Matrix } from '../../pdf/read/index.ts';
import type { RotatedMark, TurnedMark } from '../model/mark.ts';

/** Where marks count from: marks go down from the top left, a content stream goes up. */
export interface Frame {
  /** What a mark's y is taken off, pt: the height of the page, or 0 inside of turned marks. */
  readonly top: number;
  /** From the coordinates of the content stream at this place to those of the page. */
  readonly matrix: Matrix;
}

/** A stretch of the page, pt, as PDF has it: from the bottom left. */
export interface PageArea {
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
}

/** The matrix that turns marks a quarter, so that the box they fill ends up where the mark specifies. */
export function turnMatrix({ turn, x, y, width, height }: TurnedMark, { top }: Frame): Matrix {
  return turn === 'right' ? [0, -1, 1, 0, x + width, top - y] : [0, 1, -1, 0, x, top - y - height];
}

/** Where marks inside of turned marks count from. */
export function turnedFrame(mark: TurnedMark, frame: Frame): Frame {
  return { top: 0, matrix: multiply(turnMatrix(mark, frame), frame.matrix) };
}

/** The matrix that turns marks about the middle of their box. */
export function rotationMatrix({ degrees, x, y, width, height }: RotatedMark, { top }: Frame): Matrix {
  const angle = (-degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [middleX, middleY] = [x + width / 2, top - y - height / 2];
  return [cos, sin, -sin, cos, middleX - cos * middleX + sin * middleY, middleY - sin * middleX - cos * middleY];
}

/** Where marks inside of rotated marks count from. */
export function rotatedFrame(mark: RotatedMark, frame: Frame): Frame {
  return { top: frame.top, matrix: multiply(rotationMatrix(mark, frame), frame.matrix) };
}

/** A point of a mark on the page, pt from the bottom left. */
export function onPage(x: number, y: number, { top, matrix }: Frame): readonly [x: number, y: number] {
  return transform(matrix, x, top - y);
}

/** A box of a mark on the page. */
export function areaOnPage(x: number, y: number, width: number, height: number, frame: Frame): PageArea {
  const [x1, y1] = onPage(x, y, frame);
  const [x2, y2] = onPage(x + width, y + height, frame);
  return { left: Math.min(x1, x2), bottom: Math.min(y1, y2), right: Math.max(x1, x2), top: Math.max(y1, y2) };
}
