import type { FlowItem } from '../model/flow-item.ts';
import type { Mark } from '../model/mark.ts';
import { floatsBelow } from '../tables/index.ts';
import { placeMarks } from './place-marks.ts';
import { stackItems } from './stack-items.ts';

const slack = 0.05;

/** Most parts of one table, so that splitting always ends. */
const mostParts = 10_000;

/** Rows of a table that are together, one below the other. */
export interface TablePart {
  readonly rows: readonly FlowItem[];
  /** A row was cut through its text. */
  readonly isTextCut: boolean;
}

const heightOf = (items: readonly FlowItem[]): number => items.reduce((sum, { height }) => sum + height, 0);

/** How many rows fit into `room` pt, without those that must be with one that does not. */
function fitting(rows: readonly FlowItem[], room: number): number {
  let count = 0;
  for (let height = 0; count < rows.length; count++) {
    height += rows[count]?.height ?? 0;
    if (height > room + slack) break;
  }
  if (count === rows.length) return count;
  let kept = count;
  while (kept > 0 && rows[kept - 1]?.keepWithNext === true) kept--;
  return kept > 0 ? kept : count;
}

interface Taken {
  readonly first: readonly FlowItem[];
  readonly rest: readonly FlowItem[];
  readonly isTextCut: boolean;
}

/** The rows that fit into `room` pt, the last one split if it may be; at least something of the first. */
function take(rows: readonly FlowItem[], room: number): Taken {
  const count = fitting(rows, room);
  const first = rows.slice(0, count);
  const [next, ...behind] = rows.slice(count);
  if (!next) return { first, rest: [], isTextCut: false };
  const left = room - heightOf(first);
  const parts = next.split?.(left);
  if (parts && parts[0].height > 0 && parts[0].height <= left + slack) {
    return { first: [...first, parts[0]], rest: [parts[1], ...behind], isTextCut: false };
  }
  if (count > 0) return { first, rest: next.afterBreak?.() ?? [next, ...behind], isTextCut: false };
  const cut = next.height > left + slack ? next.cut?.(left) : undefined;
  if (!cut || cut.parts[0].height <= 0) return { first: [next], rest: behind, isTextCut: false };
  return { first: [cut.parts[0]], rest: [cut.parts[1], ...behind], isTextCut: cut.isTextCut };
}

/**
 * Splits the rows of a table so that each part is at most `room` pt high, the first one `firstRoom`, with the header rows again
 * above all but the first.
 */
export function tableParts(rows: readonly FlowItem[], room: number, firstRoom = room): readonly TablePart[] {
  const parts: TablePart[] = [];
  let rest = rows;
  while (rest.length > 0) {
    const header = parts.length > 0 ? (rest[0]?.repeated ?? []) : [];
    // Where they leave no room they are left out.
    const repeated = heightOf(header) < room / 2 ? header : [];
    const isLast = parts.length >= mostParts;
    const taken = isLast
      ? { first: rest, rest: [], isTextCut: false }
      : take(rest, (parts.length > 0 ? room : firstRoom) - heightOf(repeated));
    parts.push({ rows: [...repeated, ...taken.first], isTextCut: taken.isTextCut });
    rest = taken.rest;
  }
  return parts;
}

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
