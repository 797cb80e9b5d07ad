import { uprightFloats } from '../pages/floats/story-float.ts';
import { placeMarks } from '../pages/place-marks.ts';
import type { FlowItem, LayoutContext, Mark } from '../model/index.ts';
import type { GridCell } from './cell-grid.ts';
import { stackHeight, type CellContent } from './lay-cell.ts';
import { leadOf, type PlacedItem } from './row-layout.ts';

/** Items of a cell one below the other from `top` on, pt below the top of the cell. */
export function placeItems(items: readonly FlowItem[], top: number): PlacedItem[] {
  let y = top;
  return items.map((item) => {
    y += item.spaceBefore;
    const placed = { item, y };
    y += item.height + item.spaceAfter;
    return placed;
  });
}

/** Marks of text that runs down the cell, or is turned. The cell is at `x` in its row, `width` by `height` pt. */
export function turnedMarks(
  { cell }: GridCell,
  content: CellContent,
  { x, y, width, height }: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  context: LayoutContext,
): Mark[] {
  const { margins, direction, align } = cell;
  const inner = {
    x: x + margins.left,
    y: y + margins.top,
    width: width - margins.left - margins.right,
    height: height - margins.top - margins.bottom,
  };
  const flow = placeItems(content.items, leadOf(align, inner.width - stackHeight(content.items)));
  const marks = flow.flatMap((placed) => placeMarks(placed.item.marks, { x: 0, y: placed.y }, 'horizontal'));
  const { under, over } = uprightFloats(content.items, inner, context);
  if (direction === 'vertical') {
    return [...under, ...placeMarks(marks, { x: inner.x + inner.width, y: inner.y }, 'vertical'), ...over];
  }
  const turn = direction === 'left' ? 'left' : 'right';
  return [...under, ...(marks.length === 0 ? [] : [{ kind: 'turned', turn, ...inner, marks } as const]), ...over];
}
