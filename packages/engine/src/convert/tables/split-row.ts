import type { CutItem, FlowItem } from '../model/flow-item.ts';
import type { PlacedItem, RowCell, RowLayout } from './row-layout.ts';
import { endOf } from './row-layout.ts';

const slack = 0.01;

/**
 * What is lower than half an inch is a line of text, pt: a row is not split so that such a line is below while another cell
 * has text above. Pictures and rows of tables are.
 */
const tall = 36;

interface CellParts {
  readonly first: readonly PlacedItem[];
  readonly rest: readonly PlacedItem[];
  readonly isTextCut: boolean;
}

export interface RowParts {
  readonly parts: readonly [RowLayout, RowLayout];
  readonly isTextCut: boolean;
}

/** How many items of a cell fit into `room` pt, without splitting what must stay together. */
function fitting({ items, below }: RowCell, room: number): number {
  let count = 0;
  while (count < items.length) {
    const next = items[count];
    if (!next || next.y + next.item.height > room - below + slack) break;
    count++;
  }
  if (count === items.length) return count;
  while (count > 0 && items[count - 1]?.item.keepWithNext) count--;
  return count;
}

/** The item as the last, or the first, of its table here. */
function closed(item: FlowItem, side: 'above' | 'below'): FlowItem {
  const more = item.atBreak?.[side] ?? [];
  return more.length === 0 ? item : { ...item, marks: [...item.marks, ...more] };
}

/** Items that begin the second part of a cell: rows of a table in it may be others there. */
function begun(rest: readonly PlacedItem[], block: number | undefined): readonly PlacedItem[] {
  const [next] = rest;
  if (!next || next.item.block !== block) return rest;
  const made = next.item.afterBreak?.();
  if (!made) return [{ item: closed(next.item, 'above'), y: next.y }, ...rest.slice(1)];
  let y = next.y;
  const laidOut = made.map((item, index) => {
    const placed = { item: index === 0 ? closed(item, 'above') : item, y };
    y += item.height;
    return placed;
  });
  const behind = rest.filter(({ item }) => item.block !== block);
  const shift = y - (behind[0] ? behind[0].y - behind[0].item.spaceBefore : y);
  return [...laidOut, ...behind.map((each) => ({ ...each, y: each.y + shift }))];
}

function partNext(next: FlowItem, room: number, force: boolean): CutItem | undefined {
  const parts = next.split?.(room);
  if (parts) return { parts, isTextCut: false };
  return force ? next.cut?.(room) : undefined;
}

function partCell(cell: RowCell, room: number, force: boolean): CellParts {
  const { items, below } = cell;
  const count = fitting(cell, room);
  const next = items[count];
  if (!next) return { first: items, rest: [], isTextCut: false };
  const first = items.slice(0, count);
  const parted = partNext(next.item, room - below - next.y, force && count === 0);
  if (parted) {
    const [upper, lower] = parted.parts;
    const shift = lower.height - next.item.height;
    const behind = items.slice(count + 1).map(({ item, y }) => ({ item, y: y + shift }));
    return {
      first: [...first, { item: closed(upper, 'below'), y: next.y }],
      rest: [{ item: closed(lower, 'above'), y: next.y }, ...behind],
      isTextCut: parted.isTextCut,
    };
  }
  const last = first.pop();
  if (last) first.push(last.item.block === next.item.block ? { ...last, item: closed(last.item, 'below') } : last);
  return { first, rest: begun(items.slice(count), last?.item.block), isTextCut: false };
}

function upperCell(cell: RowCell, { first, rest }: CellParts, room: number): RowCell {
  const { turned } = cell;
  const upper = { ...cell, items: first, overhang: rest.length === 0 ? cell.overhang : 0 };
  return turned
    ? { ...upper, turned: { ...turned, isCut: turned.isCut || turned.height - turned.from > room } }
    : upper;
}

function lowerCell(cell: RowCell, { rest }: CellParts, room: number): RowCell {
  const shift = (rest[0]?.y ?? 0) - cell.above;
  const lower = { ...cell, items: rest.map(({ item, y }) => ({ item, y: y - shift })) };
  const { turned } = cell;
  if (!turned) return lower;
  return { ...lower, turned: { ...turned, items: [], from: turned.from + room, isCut: true } };
}

function extent(cells: readonly RowCell[]): number {
  return cells.reduce((height, cell) => Math.max(height, endOf(cell)), 0);
}

/** Whether some of the cells hold text that a part of `room` pt would cut in two. */
function hasTurned({ cells }: RowLayout): boolean {
  return cells.some(({ turned }) => turned !== undefined && turned.marks.length > 0);
}

/**
 * Splits a row between lines of its cells, and tables in them between or in their rows. Undefined where nothing would be above
 * or below, and for rows that stay whole: fixed heights, text that runs down, and rows that require it. With `force`, where a row is
 * higher than a page, the last two are split too. What the row states as its least height and its first part did not take is
 * left to the second.
 */
export function splitRow(row: RowLayout, room: number, force = false): RowParts | undefined {
  const turned = hasTurned(row);
  if (row.isExact || (!force && (row.cantSplit || turned))) return undefined;
  const parts = row.cells.map((cell) => partCell(cell, room, force));
  const isTorn = (cell: RowCell, part: CellParts | undefined): boolean =>
    part?.first.length === 0 && (part.rest[0]?.item.height ?? tall) < tall && cell.placed.row === row.index;
  if (!force && row.cells.some((cell, index) => isTorn(cell, parts[index]))) return undefined;
  const isAllAbove = parts.every(({ rest }) => rest.length === 0);
  const isNoneAbove = parts.every(({ first }) => first.length === 0);
  if (isAllAbove && !force) return undefined;
  if (isNoneAbove && !(force && (turned || isAllAbove))) return undefined;
  const cut = turned || isAllAbove ? room : 0;
  const pair = row.cells.map((cell, index) => {
    const part = parts[index] ?? { first: [], rest: [], isTextCut: false };
    return { upper: upperCell(cell, part, cut), lower: lowerCell(cell, part, cut) };
  });
  const upper = pair.map((each) => each.upper);
  const lower = pair.map((each) => each.lower);
  const height = Math.max(extent(upper), cut);
  const left = cut > 0 ? row.height - cut : row.least - height;
  const least = Math.max(0, row.least - height);
  return {
    parts: [
      { ...row, cells: upper, height, least: 0 },
      { ...row, cells: lower, height: Math.max(extent(lower), left, 1), least },
    ],
    isTextCut: turned || parts.some((part) => part.isTextCut),
  };
}
