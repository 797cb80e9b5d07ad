import type { PageLine } from '../content/page-marks.ts';
import { heightOf, widthOf, type Box } from './box.ts';
import type { CellRow } from './cell-rows.ts';

/** A mark may miss the edge of its box by this, and pitches may differ by it, pt. */
const slack = 1.6;
/** Widest and narrowest cell between two marks, pt. */
const widest = 31;
const narrowest = 4;

/** A box whose cells are only marked by short lines up from its lower edge, or down from its upper one, and the cells. */
export interface Comb {
  readonly box: Box;
  readonly row: CellRow;
}

/** The cells of a box with short marks at one pitch; undefined for a box without them. */
export function combOf(box: Box, down: readonly PageLine[]): Comb | undefined {
  const marks = down
    .filter(({ at, from, to }) => {
      if (at < box.left + narrowest || at > box.right - narrowest) return false;
      const isInside = from > box.top - slack && to < box.bottom + slack && to - from < heightOf(box) * 0.8;
      return isInside && (Math.abs(to - box.bottom) < slack || Math.abs(from - box.top) < slack);
    })
    .map(({ at }) => at)
    .sort((one, two) => one - two);
  const edges = [box.left, ...marks, box.right];
  const pitch = widthOf(box) / (marks.length + 1);
  const isEven = edges.every((at, index) => Math.abs(at - (box.left + pitch * index)) < slack);
  if (marks.length === 0 || !isEven || pitch > widest || pitch < narrowest) return undefined;
  const { left, top, right, bottom } = box;
  const cells = marks.map((at, index) => ({ left: edges[index] ?? left, top, right: at, bottom }));
  cells.push({ left: edges[marks.length] ?? left, top, right, bottom });
  return { box, row: { left, top, right, bottom, cells } };
}
