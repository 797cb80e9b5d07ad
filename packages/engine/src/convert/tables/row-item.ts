import type { FlowItem } from '../model/flow-item.ts';
import { splitRow, type RowLayout } from './row-layout.ts';
import { rowMarks, type TableLook } from './row-marks.ts';

interface RowPlace {
  readonly block: number;
  readonly repeated: readonly FlowItem[];
  readonly keepWithNext: boolean;
}

/** A row as an item of the flow. Footnotes and floats of what is in it go with it. */
export function rowItem(row: RowLayout, look: TableLook, place: RowPlace): FlowItem {
  const items = row.cells.flatMap((cell) => cell.items.map(({ item }) => item));
  const canSplit = !row.isExact && !row.cantSplit;
  return {
    height: row.height,
    spaceBefore: 0,
    spaceAfter: 0,
    marks: rowMarks(row, look),
    keepWithNext: place.keepWithNext,
    footnotes: items.flatMap(({ footnotes }) => footnotes),
    floats: items.flatMap(({ floats }) => floats),
    block: place.block,
    ...(place.repeated.length > 0 && { repeated: place.repeated }),
    ...(canSplit && {
      split: (room: number) => {
        const parts = splitRow(row, room);
        if (!parts) return undefined;
        const [first, second] = parts;
        return [rowItem(first, look, { ...place, keepWithNext: false }), rowItem(second, look, place)] as const;
      },
    }),
  };
}
