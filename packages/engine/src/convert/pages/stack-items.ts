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
  const marks: Mark[] = [];
  const tops: number[] = [];
  let y = 0;
  for (const item of items) {
    y += item.spaceBefore;
    tops.push(y);
    for (const mark of placeMarks(item.marks, { x: 0, y }, 'horizontal')) marks.push(mark);
    y += item.height + item.spaceAfter;
  }
  return { height: y, marks, tops };
}
