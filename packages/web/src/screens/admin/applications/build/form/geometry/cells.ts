import type { CellBox, FieldCells } from '@shorui/engine/model';
import { cellBoxes } from '@shorui/engine/pdf';
import { moved, rounded, roundedRect, type Rect } from './rect.ts';

/** Lengths that differ by less are the same. */
const slack = 0.02;

/** The cells of a field, one by one, on its page. */
export function cellsOnPage(cells: FieldCells, field: Rect): Rect[] {
  return cellBoxes(cells, field.width, field.height).map((cell) => moved(cell, field));
}

/** Cells on a page as a field has them: from its left and top edge. */
export function cellsInField(cells: readonly Rect[], field: Rect): CellBox[] {
  return cells.map((cell) => roundedRect({ ...cell, x: cell.x - field.x, y: cell.y - field.y }));
}

/** From the left edge of each cell to that of the next; undefined where it is not the same everywhere. */
export function pitchOf(cells: readonly Rect[]): number | undefined {
  const steps = cells.slice(1).map(({ x }, at) => x - (cells[at]?.x ?? 0));
  const [first] = steps;
  if (first === undefined || steps.some((each) => Math.abs(each - first) > slack)) return undefined;
  return rounded(first);
}

/** The cells with the same distance from each left edge to the next. The first one stays. */
export function atPitch(cells: readonly Rect[], pitch: number): Rect[] {
  const start = cells[0]?.x ?? 0;
  return cells.map((cell, at) => ({ ...cell, x: start + at * pitch }));
}

/** Cells of this number: the last ones go, or more like the last one follow at the distance that the last two have. */
export function cellsOfCount(cells: readonly Rect[], count: number): Rect[] {
  const kept = cells.slice(0, count);
  const [last, before] = [kept.at(-1), kept.at(-2)];
  if (last === undefined) return kept;
  const step = before === undefined ? last.width : last.x - before.x;
  for (let at = 1; kept.length < count; at += 1) kept.push({ ...last, x: last.x + at * step });
  return kept;
}
