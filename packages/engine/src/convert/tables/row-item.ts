import type { CutItem, FlowItem } from '../model/flow-item.ts';
import type { RowLayout } from './row-layout.ts';
import { breakMarks, rowMarks, type TableLook } from './row-marks.ts';
import { floatsBelow } from './floats-below.ts';
import { sliceItem } from './slice-item.ts';
import { splitRow, type RowParts } from './split-row.ts';

export interface RowPlace {
  readonly block: number;
  readonly repeated: readonly FlowItem[];
  readonly keepWithNext: boolean;
  readonly afterBreak?: () => readonly FlowItem[];
}

/** A row as an item of the flow. Footnotes and floats of what is in it go with it. */
export function rowItem(row: RowLayout, look: TableLook, place: RowPlace): FlowItem {
  const inLines = row.cells.flatMap((cell) => cell.items.map(({ item }) => item));
  const items = [...inLines, ...row.cells.flatMap(({ turned }) => turned?.items ?? [])];
  const { block, repeated, keepWithNext, afterBreak } = place;
  const atBreak = breakMarks(row, look);
  const partItems = ({ parts }: RowParts): readonly [FlowItem, FlowItem] => [
    rowItem(parts[0], look, { ...place, keepWithNext: false }),
    rowItem(parts[1], look, { block, repeated, keepWithNext }),
  ];
  const item: FlowItem = {
    height: row.height,
    spaceBefore: 0,
    spaceAfter: 0,
    marks: rowMarks(row, look),
    keepWithNext,
    footnotes: items.flatMap(({ footnotes }) => footnotes),
    // Of turned text they are drawn in the cell.
    floats: row.cells.flatMap((cell) => cell.items.flatMap(({ item: { floats }, y }) => floatsBelow(floats, y))),
    block,
    ...(repeated.length > 0 && { repeated }),
    ...(atBreak && { atBreak }),
    ...(afterBreak && { afterBreak }),
    ...(!row.isExact &&
      !row.cantSplit && {
        split: (room: number) => {
          const found = splitRow(row, room);
          return found && partItems(found);
        },
      }),
    cut: (room: number): CutItem | undefined => {
      if (row.isExact) return room > 0 ? { parts: sliceItem(item, room), isTextCut: true } : undefined;
      const found = splitRow(row, room, true);
      return found && { parts: partItems(found), isTextCut: found.isTextCut };
    },
  };
  return item;
}
