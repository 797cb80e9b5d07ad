import type { FloatPart, FlowItem } from '../model/flow-item.ts';
import { closingMarks } from './upright-item.ts';
import { tableParts } from './upright-parts.ts';
import { stackItems } from './stack-items.ts';

/** Where a floating table is placed, pt; `block` is its number in the flow. */
interface TablePlace extends Pick<FloatPart, 'x' | 'offset' | 'width' | 'distance'> {
  readonly block: number;
}

/**
 * A floating table that does not fit above the end of its page, `room` pt below its anchor, as items without height: one for each
 * part, the first in the rest of this page and each other one at the top of a column, at most `columnHeight` pt high. Undefined
 * where no row of it fits here, so that all of it goes to the next page.
 */
export function partedTable(
  rows: readonly FlowItem[],
  { block, offset, ...place }: TablePlace,
  room: number,
  columnHeight: number,
): readonly FlowItem[] | undefined {
  const firstRoom = room - offset;
  const [top] = rows;
  if (firstRoom <= 0 || top === undefined) return undefined;
  if (top.height > firstRoom && top.split?.(firstRoom) === undefined) return undefined;
  const parts = tableParts(rows, columnHeight, firstRoom);
  const isSplit = parts.length > 1 && parts[0]?.isTextCut === false;
  const first = stackItems(parts[0]?.rows ?? []).height;
  if (!isSplit || first <= 0 || first > firstRoom) return undefined;
  return parts.map((part, index): FlowItem => {
    const { marks, height, tops } = stackItems(part.rows);
    const floatPart: FloatPart = {
      ...place,
      offset: index === 0 ? offset : 0,
      height,
      marks: [...marks, ...closingMarks(part.rows, tops)],
      behindText: false,
      order: 0,
    };
    return {
      height: 0,
      spaceBefore: 0,
      spaceAfter: 0,
      marks: [],
      keepWithNext: false,
      ...(index > 0 && { breakBefore: 'column' }),
      footnotes: part.rows.flatMap(({ footnotes }) => footnotes),
      floats: [],
      floatPart,
      block,
    };
  });
}
