import type { InspectBudget } from '../inspect-limits.ts';

/** A rectangle in pt from the top left of the page as seen, y downwards. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const widthOf = ({ left, right }: Box): number => right - left;
export const heightOf = ({ top, bottom }: Box): number => bottom - top;
export const areaOf = (box: Box): number => widthOf(box) * heightOf(box);
export const middleX = ({ left, right }: Box): number => (left + right) / 2;
export const middleY = ({ top, bottom }: Box): number => (top + bottom) / 2;

/** Is a box inside another, except for `slack` pt? */
export function holds(outer: Box, inner: Box, slack = 1): boolean {
  return (
    inner.left >= outer.left - slack &&
    inner.right <= outer.right + slack &&
    inner.top >= outer.top - slack &&
    inner.bottom <= outer.bottom + slack
  );
}

export function overlaps(one: Box, two: Box): boolean {
  return one.left < two.right && two.left < one.right && one.top < two.bottom && two.top < one.bottom;
}

/** The box around all of them; undefined for none. */
export function around(boxes: readonly Box[]): Box | undefined {
  const [first, ...rest] = boxes;
  if (!first) return undefined;
  let { left, top, right, bottom } = first;
  for (const box of rest) {
    left = Math.min(left, box.left);
    top = Math.min(top, box.top);
    right = Math.max(right, box.right);
    bottom = Math.max(bottom, box.bottom);
  }
  return { left, top, right, bottom };
}

/** A box with those in it. */
export interface NestedBox extends Box {
  readonly children: NestedBox[];
  parent: NestedBox | undefined;
}

/** Height of the bands in which boxes around a box are looked for, pt. */
const band = 12;

/** Finds for each box the smallest one around it. */
export function nestBoxes(boxes: readonly Box[], budget: InspectBudget): NestedBox[] {
  const nested: NestedBox[] = boxes
    .map((box): NestedBox => ({ ...box, children: [], parent: undefined }))
    .sort((one, two) => areaOf(one) - areaOf(two));
  // Boxes by the bands they reach into, the smallest first: one around a box reaches into the band of its middle.
  const bands = new Map<number, NestedBox[]>();
  for (const box of nested) {
    for (let at = Math.floor(box.top / band); at <= box.bottom / band; at++) {
      const list = bands.get(at);
      if (list) list.push(box);
      else bands.set(at, [box]);
      budget.countSteps(1);
    }
  }
  for (const box of nested) {
    const near = bands.get(Math.floor(middleY(box) / band)) ?? [];
    const least = areaOf(box) * 1.05;
    budget.countSteps(near.length);
    const parent = near.find((other) => holds(other, box, 1.5) && areaOf(other) > least);
    if (!parent) continue;
    box.parent = parent;
    parent.children.push(box);
  }
  return nested;
}
