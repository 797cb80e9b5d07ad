import type { Line } from '../../pdf/layout/index.ts';
import type { FlowItem } from '../model/index.ts';
import { placeMarks } from '../pages/place-marks.ts';

/** `above` is what the row has above its lines, pt: the border of the paragraph. */
function joined(left: FlowItem, right: FlowItem, above: number): FlowItem {
  return {
    ...left,
    height: Math.max(left.height, right.height + above),
    spaceAfter: right.spaceAfter,
    keepWithNext: right.keepWithNext,
    marks: [...left.marks, ...placeMarks(right.marks, { x: 0, y: above }, 'horizontal')],
    footnotes: [...left.footnotes, ...right.footnotes],
  };
}

/** Lines at both sides of a float are one item: they are on one page. The same list where there are none. */
export function joinSides(items: FlowItem[], lines: readonly Line[]): FlowItem[] {
  if (!lines.some(({ top }, index) => index > 0 && lines[index - 1]?.top === top)) return items;
  const rows: FlowItem[] = [];
  let above = 0;
  for (const [index, item] of items.entries()) {
    const line = lines[index];
    const last = rows.at(-1);
    if (last && lines[index - 1]?.top === line?.top) {
      rows[rows.length - 1] = joined(last, item, above);
      continue;
    }
    rows.push(item);
    above = index === 0 ? item.height - (line?.height ?? 0) : 0;
  }
  return rows;
}
