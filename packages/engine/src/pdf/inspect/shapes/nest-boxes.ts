import type { InspectBudget } from '../inspect-limits.ts';
import { areaOf, holds, middleY, type Box } from './box.ts';

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
