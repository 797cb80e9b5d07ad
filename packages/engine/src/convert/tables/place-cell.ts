import type { Mark } from '../model/mark.ts';
import { placeMarks } from '../pages/place-marks.ts';
import type { GridCell } from './cell-grid.ts';
import { stackHeight, type CellContent } from './lay-cell.ts';
import type { PlacedItem } from './row-layout.ts';

/** Items of a cell one below the other from `top` on, pt below the top of the cell. */
export function placeItems({ items }: CellContent, top: number): PlacedItem[] {
  let y = top;
  return items.map((item) => {
    y += item.spaceBefore;
    const placed = { item, y };
    y += item.height + item.spaceAfter;
    return placed;
  });
}

/** The items of a cell over several rows that begin in the row from `from` to `to`, counted from the top of that row. */
export function itemsWithin(items: readonly PlacedItem[], from: number, to: number, isLast: boolean): PlacedItem[] {
  return items
    .filter(({ y }) => (y >= from - 0.01 || from === 0) && (y < to - 0.01 || isLast))
    .map(({ item, y }) => ({ item, y: y - from }));
}

/** Room that is left across the lines, as the cell aligns its text. */
function lead(align: GridCell['cell']['align'], free: number): number {
  if (align === 'top' || free <= 0) return 0;
  return align === 'center' ? free / 2 : free;
}

/** Marks of text that runs down the cell, or is turned. The cell is at `x` in its row, `width` by `height` pt. */
export function turnedMarks(
  { cell }: GridCell,
  content: CellContent,
  { x, width, height }: { readonly x: number; readonly width: number; readonly height: number },
): Mark[] {
  const { margins, direction, align } = cell;
  const inner = {
    x: x + margins.left,
    y: margins.top,
    width: width - margins.left - margins.right,
    height: height - margins.top - margins.bottom,
  };
  const flow = placeItems(content, lead(align, inner.width - stackHeight(content.items)));
  const marks = flow.flatMap(({ item, y }) => placeMarks(item.marks, { x: 0, y }, 'horizontal'));
  if (direction === 'vertical') return placeMarks(marks, { x: inner.x + inner.width, y: inner.y }, 'vertical');
  const turn = direction === 'left' ? 'left' : 'right';
  return marks.length === 0 ? [] : [{ kind: 'turned', turn, ...inner, marks }];
}
