import type { FlowItem } from '../model/flow-item.ts';
import { placeMarks } from '../pages/place-marks.ts';

/** Far enough to both sides for anything that a row shows, pt. */
const wide = 20_000;

/** Cuts an item through whatever it shows, `room` pt below its top. Notes and floats stay with the first part. */
export function sliceItem(item: FlowItem, room: number): readonly [FlowItem, FlowItem] {
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
