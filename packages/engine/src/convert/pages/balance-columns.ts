import type { Band } from './band.ts';
import type { PlacedEntry } from './column-fill.ts';
import { spaceBetween } from './stack-items.ts';

const slack = 0.01;
/** Halvings of the height that is sought: finer than a hundredth of a point on any page. */
const turns = 18;

/**
 * Where columns of `height` pt begin in a row of items; undefined when they do not fit in `count` columns. `topSpace` is the white above
 * the first item, pt: other columns begin with their first line.
 */
function breaksFor(
  placed: readonly PlacedEntry[],
  height: number,
  count: number,
  topSpace: number,
): number[] | undefined {
  const starts = [0];
  let y = topSpace;
  let after = 0;
  for (let index = 0; index < placed.length; index++) {
    const item = placed[index]?.entry.item;
    if (item === undefined) break;
    const isFirst = index === starts.at(-1);
    const bottom = y + (isFirst ? 0 : spaceBetween(after, item.spaceBefore)) + item.height;
    if (bottom <= height + slack) {
      y = bottom;
      after = item.spaceAfter;
      continue;
    }
    const start = starts.at(-1) ?? 0;
    let cut = index;
    while (cut > start && (placed[cut - 1]?.entry.item.keepWithNext === true || placed[cut]?.entry.item.afterBreak))
      cut--;
    if (cut === start) cut = index;
    if (cut === start || starts.length === count) return undefined;
    starts.push(cut);
    index = cut - 1;
    y = 0;
    after = 0;
  }
  return starts;
}

/**
 * Makes the columns of a band as high as each other, as Word does above a section that continues on the same page. Columns that
 * the author broke, that have notes or floats, or differ in width, stay.
 */
export function balanceColumns(band: Band): void {
  const placed = band.columns.flatMap((column) => column.placed);
  const isFixed = placed.some(
    ({ entry, notes, repeated }) =>
      entry.item.breakBefore !== undefined || notes.items.length > 0 || repeated.length > 0 || entry.isRest,
  );
  if (band.count < 2 || placed.length < 2 || isFixed || !band.draft.field.isEmpty || !band.hasEvenColumns) return;
  const { top, bottom } = band.start;
  if (band.columns.some(({ notes }) => notes.height > 0)) return;
  const topSpace = band.makeColumn(0, band.start.keepsTopSpace).gapAbove(placed[0]?.entry.item.spaceBefore ?? 0);
  let high = bottom - top;
  if (!breaksFor(placed, high, band.count, topSpace)) return;
  let low = 0;
  for (let turn = 0; turn < turns; turn++) {
    const middle = (low + high) / 2;
    if (breaksFor(placed, middle, band.count, topSpace)) high = middle;
    else low = middle;
  }
  const starts = breaksFor(placed, high, band.count, topSpace);
  if (starts === undefined) return;
  band.columns = starts.map((start, index) => {
    const column = band.makeColumn(index, index === 0 && band.start.keepsTopSpace);
    for (const { entry, notes } of placed.slice(start, starts[index + 1])) {
      column.add(entry, column.y + column.gapAbove(entry.item.spaceBefore), [], notes);
    }
    return column;
  });
}
