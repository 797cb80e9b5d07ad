import type { PageLine } from '../content/page-marks.ts';
import { around, heightOf, middleY, widthOf, type Box } from './box.ts';

/** Cells (マス目) next to each other: boxes of one size. */
export interface CellRow extends Box {
  readonly cells: readonly Box[];
}

/** Widest and highest cell, pt (11 and 16 mm), and how high a cell is for its width. */
const widest = 31;
const highest = 45;
const flattest = 0.55;
const slimmest = 3.4;
/** The same of cells of which at least this many are in a row: digits of a narrow comb. */
const slimmestOfMany = 6;
const many = 4;
/** Differences that do not count, pt. */
const slack = 1.2;

const isCell = (box: Box): boolean => {
  const [width, height] = [widthOf(box), heightOf(box)];
  return width <= widest && height <= highest && height >= width * flattest && height <= width * slimmestOfMany;
};

const isSlim = (box: Box): boolean => heightOf(box) > widthOf(box) * slimmest;

const rowOf = (cells: readonly Box[]): CellRow => ({
  ...(around(cells) ?? { left: 0, top: 0, right: 0, bottom: 0 }),
  cells,
});

/** Parts a run where a line right below it brackets some of its cells (都道府県, 管轄 …). */
function partByBrackets(cells: readonly Box[], across: readonly PageLine[]): (readonly Box[])[] {
  const [first] = cells;
  if (!first || cells.length < 3) return [cells];
  const cell = widthOf(first);
  const near = (one: number, two: number): boolean => Math.abs(one - two) < cell * 0.45;
  const spans: (readonly [from: number, to: number])[] = [];
  for (const { at, from, to } of across) {
    if (at < first.bottom + 1 || at > first.bottom + 14) continue;
    const start = cells.findIndex(({ left }) => near(left, from));
    const end = cells.findIndex(({ right }) => near(right, to));
    if (start >= 0 && end >= start && end - start + 1 < cells.length) spans.push([start, end]);
  }
  spans.sort((one, two) => one[0] - two[0]);
  const isApart = spans.every(([start], index) => start > (spans[index - 1]?.[1] ?? -1));
  const covered = spans.reduce((sum, [start, end]) => sum + end - start + 1, 0);
  if (spans.length === 0 || !isApart || covered < cells.length * 0.6) return [cells];
  const starts = new Set([0, ...spans.flatMap(([start, end]) => [start, end + 1])]);
  const cuts = [...starts].filter((at) => at < cells.length).sort((one, two) => one - two);
  return cuts.map((at, index) => cells.slice(at, cuts[index + 1] ?? cells.length));
}

/** Runs of cells in one line of boxes, from left to right. */
function runsOf(line: readonly Box[]): Box[][] {
  const runs: Box[][] = [];
  for (const box of line) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    const gap = last ? box.left - last.right : 0;
    const alike = last !== undefined && Math.abs(widthOf(box) - widthOf(last)) < Math.max(slack, widthOf(last) * 0.1);
    const before = run?.at(-2);
    const usual = last && before ? last.left - before.right : gap;
    if (run && alike && gap > -slack && gap < widthOf(box) * 0.5 && Math.abs(gap - usual) < slack) run.push(box);
    else runs.push([box]);
  }
  return runs.filter((run) => run.length > 1);
}

/**
 * Finds rows of equal narrow cells among boxes that are empty. `isHeaded` is true for a cell under a heading of its own, as columns of
 * a table have: such a row is no row of cells.
 */
export function findCellRows(
  empty: readonly Box[],
  across: readonly PageLine[],
  isHeaded: (cell: Box) => boolean,
): CellRow[] {
  const cells = empty.filter(isCell).sort((one, two) => middleY(one) - middleY(two) || one.left - two.left);
  const lines: Box[][] = [];
  for (const cell of cells) {
    const line = lines.at(-1);
    const [first] = line ?? [];
    const same = first && Math.abs(first.top - cell.top) < slack && Math.abs(first.bottom - cell.bottom) < slack;
    if (line && same) line.push(cell);
    else lines.push([cell]);
  }
  return lines
    .flatMap((line) => runsOf(line.sort((one, two) => one.left - two.left)))
    .filter((run) => run.length >= many || !run.some(isSlim))
    .filter((run) => run.filter(isHeaded).length < run.length * 0.6)
    .flatMap((run) => partByBrackets(run, across))
    .map(rowOf);
}
