import type { FlowItem, CutItem } from '../model/flow-item.ts';
import type { Floating } from '../model/index.ts';
import { placeMarks } from '../pages/place-marks.ts';
import type { RowLayout } from './row-layout.ts';
import { breakMarks, rowMarks, type TableLook } from './row-marks.ts';
import { splitRow, type RowParts } from './split-row.ts';

/** Far enough to both sides for anything that a row shows, pt. */
const wide = 20_000;

/** Cuts an item through whatever it shows, `room` pt below its top. Notes and floats stay with the first part. */
function sliceItem(item: FlowItem, room: number): readonly [FlowItem, FlowItem] {
  const { split: _split, afterBreak: _after, ...plain } = item;
  const rest = item.height - room;
  const frame = { kind: 'clipped', isSlice: true, x: -wide, y: 0, width: 2 * wide } as const;
  const lower: FlowItem = {
    ...plain,
    height: rest,
    marks: [{ ...frame, height: rest, marks: placeMarks(item.marks, { x: 0, y: -room }, 'horizontal') }],
    footnotes: [],
    floats: [],
    cut: (next) => ({ parts: sliceItem(lower, next), isTextCut: true }),
  };
  return [
    { ...plain, height: room, keepWithNext: false, marks: [{ ...frame, height: room, marks: item.marks }] },
    lower,
  ];
}

interface RowPlace {
  readonly block: number;
  readonly repeated: readonly FlowItem[];
  readonly keepWithNext: boolean;
  readonly afterBreak?: () => readonly FlowItem[];
}

const known = new WeakMap<Floating, Map<number, Floating>>();

/** Floats of an item that is `y` pt below the top of its row, as counted from the row. The same for the same float and place. */
export function floatsBelow(floats: readonly Floating[], y: number): readonly Floating[] {
  return floats.map((floating) => {
    const { vertical, leavesCell } = floating;
    const isOfText = vertical.from === 'paragraph' || vertical.from === 'line';
    if (leavesCell !== true || !isOfText || vertical.align !== undefined || y === 0) return floating;
    let places = known.get(floating);
    if (!places) known.set(floating, (places = new Map<number, Floating>()));
    let below = places.get(y);
    if (!below) {
      below = { ...floating, vertical: { ...vertical, offset: (vertical.offset ?? 0) + y } };
      places.set(y, below);
    }
    return below;
  });
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
