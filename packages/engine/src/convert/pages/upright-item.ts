import type { FlowItem } from '../model/flow-item.ts';
import type { Mark } from '../model/mark.ts';
import { floatsBelow } from '../tables/index.ts';
import { placeMarks } from './place-marks.ts';
import { stackItems } from './stack-items.ts';

/** Borders that close the first and the last row where a table is split over pages. */
export function closingMarks(rows: readonly FlowItem[], tops: readonly number[]): readonly Mark[] {
  const above = placeMarks(rows[0]?.atBreak?.above ?? [], { x: 0, y: tops[0] ?? 0 }, 'horizontal');
  return [...above, ...placeMarks(rows.at(-1)?.atBreak?.below ?? [], { x: 0, y: tops.at(-1) ?? 0 }, 'horizontal')];
}

interface UprightTable {
  /** Its number in the flow. */
  readonly block: number;
  /** Where it begins in the room that its rows were laid out for, and how wide it is, pt. */
  readonly start: number;
  readonly width: number;
}

/** Rows that are upright in vertical text, as an item of its flow; `isNext` where rows before these are in the column before. */
export function uprightItem(
  rows: readonly FlowItem[],
  { block, start, width }: UprightTable,
  isNext: boolean,
): FlowItem {
  const { marks, height, tops } = stackItems(rows);
  return {
    height: 0,
    spaceBefore: 0,
    spaceAfter: 0,
    marks: [],
    keepWithNext: false,
    ...(isNext && { breakBefore: 'column' }),
    footnotes: rows.flatMap(({ footnotes }) => footnotes),
    floats: rows.flatMap(({ floats }, index) => floatsBelow(floats, tops[index] ?? 0)),
    upright: {
      width,
      height,
      marks: placeMarks([...marks, ...closingMarks(rows, tops)], { x: -start, y: 0 }, 'horizontal'),
      behindText: false,
      order: 0,
    },
    block,
  };
}
