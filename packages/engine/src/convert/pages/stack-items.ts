import type { FlowItem } from '../model/flow-item.ts';
import type { Mark } from '../model/mark.ts';
import { placeMarks } from './place-marks.ts';

/** Items one below the other, from the top of the first one's space to the end of the last one's. */
export interface Stack {
  readonly height: number;
  readonly marks: readonly Mark[];
  /** Where each item begins, pt from the top. */
  readonly tops: readonly number[];
}

/** Stacks what `layoutBlocks` gave: its spaces are added up. */
export function stackItems(items: readonly FlowItem[]): Stack {
  const under: Mark[] = [];
  const marks: Mark[] = [];
  const over: Mark[] = [];
  const tops: number[] = [];
  let y = 0;
  for (const item of items) {
    y += item.spaceBefore;
    tops.push(y);
    for (const mark of placeMarks(item.marks, { x: 0, y }, 'horizontal')) marks.push(mark);
    if (item.under) under.push(...placeMarks(item.under, { x: 0, y }, 'horizontal'));
    if (item.over) over.push(...placeMarks(item.over, { x: 0, y }, 'horizontal'));
    y += item.height + item.spaceAfter;
  }
  return { height: y, marks: under.length + over.length > 0 ? [...under, ...marks, ...over] : marks, tops };
}

/**
 * The space between two items of the flow, pt: the larger of what the first requires below and the second above (ECMA-376
 * part 1, 17.3.1.33: "the spacing between any two paragraphs is the maximum"), as Word sets it.
 */
export function spaceBetween(after: number, before: number): number {
  return Math.max(after, before);
}
