import type { PdfValue } from '../objects/pdf-value.ts';
import { arrayOf, numberOf, type PdfObjects } from '../pdf-objects.ts';

/** A rectangle in user space: `left` < `right`, `bottom` < `top`. */
export interface PageBox {
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
}

/** The box of an array of four numbers, its corners put in order; undefined when it is none or has no area. */
export function readBox(objects: PdfObjects, value: PdfValue | undefined): PageBox | undefined {
  const array = arrayOf(objects, value);
  if (!array || array.length < 4) return undefined;
  const [x1, y1, x2, y2] = array.slice(0, 4).map((item) => numberOf(objects, item));
  if (x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined) return undefined;
  const box = { left: Math.min(x1, x2), bottom: Math.min(y1, y2), right: Math.max(x1, x2), top: Math.max(y1, y2) };
  return box.left < box.right && box.bottom < box.top ? box : undefined;
}

/** What two boxes share; undefined when that has no area. */
export function intersect(one: PageBox, two: PageBox): PageBox | undefined {
  const box = {
    left: Math.max(one.left, two.left),
    bottom: Math.max(one.bottom, two.bottom),
    right: Math.min(one.right, two.right),
    top: Math.min(one.top, two.top),
  };
  return box.left < box.right && box.bottom < box.top ? box : undefined;
}

/** `[a b c d e f]` as in a content stream's `cm`: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const identityMatrix: Matrix = [1, 0, 0, 1, 0, 0];

/** Where a point is. */
export function transform(matrix: Matrix, x: number, y: number): readonly [x: number, y: number] {
  const [a, b, c, d, e, f] = matrix;
  return [a * x + c * y + e, b * x + d * y + f];
}

/** The matrix that does `first`, then `second`. */
export function multiply(first: Matrix, second: Matrix): Matrix {
  const [a, b, c, d, e, f] = first;
  const [g, h, i, j, k, l] = second;
  return [a * g + b * i, a * h + b * j, c * g + d * i, c * h + d * j, e * g + f * i + k, e * h + f * j + l];
}

/** The matrix that undoes this one, or undefined when nothing can: it squeezes the plane flat. */
export function invert(matrix: Matrix): Matrix | undefined {
  const [a, b, c, d, e, f] = matrix;
  const size = a * d - b * c;
  if (size === 0 || !Number.isFinite(size)) return undefined;
  return [d / size, -b / size, -c / size, a / size, (c * f - d * e) / size, (b * e - a * f) / size];
}

export type Rotation = 0 | 90 | 180 | 270;

/** From pt right and down from the top left of the page as seen, to user space. `unit` is the page's UserUnit. */
export function seenMatrix({ left, bottom, right, top }: PageBox, rotation: Rotation, unit: number): Matrix {
  const scale = 1 / unit;
  switch (rotation) {
    case 0:
      return [scale, 0, 0, -scale, left, top];
    case 90:
      // Turned clockwise, the left side is on top and the bottom left corner in the top left one.
      return [0, scale, scale, 0, left, bottom];
    case 180:
      return [-scale, 0, 0, scale, right, bottom];
    case 270:
      return [0, -scale, -scale, 0, right, top];
  }
}

/** From pt right and up from the bottom left of the page as seen, to user space. */
export function uprightMatrix({ left, bottom, right, top }: PageBox, rotation: Rotation, unit: number): Matrix {
  const scale = 1 / unit;
  switch (rotation) {
    case 0:
      return [scale, 0, 0, scale, left, bottom];
    case 90:
      return [0, scale, -scale, 0, right, bottom];
    case 180:
      return [-scale, 0, 0, -scale, right, top];
    case 270:
      return [0, -scale, scale, 0, left, top];
  }
}
