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
