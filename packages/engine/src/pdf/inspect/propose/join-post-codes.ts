import type { PageShapes } from '../shapes/page-shapes.ts';
import { heightOf, middleY, widthOf } from '../shapes/box.ts';
import type { CellRow } from '../shapes/cell-rows.ts';

/** Is 〒 before the first cells, or a hyphen (a character, or a line) between the two rows? */
function isPostCode(first: CellRow, second: CellRow, shapes: PageShapes): boolean {
  const { top, bottom } = first;
  const before = shapes.characters.touching({ left: first.left - 30, right: first.left, top, bottom });
  if (before.some(({ text }) => text === '〒')) return true;
  const between = shapes.characters.touching({ left: first.right, right: second.left, top, bottom });
  if (between.some(({ text }) => /[-‐－−ー–—]/.test(text))) return true;
  return shapes.across.some(
    ({ at, from, to }) =>
      from > first.right - 2 && to < second.left + 2 && Math.abs(at - middleY(first)) < heightOf(first) * 0.25,
  );
}

/** Joins rows of three and four cells that make one post code. */
export function joinPostCodes(
  rows: readonly CellRow[],
  shapes: PageShapes,
): (CellRow & { readonly isPostCode?: true })[] {
  const joined: (CellRow & { readonly isPostCode?: true })[] = [];
  for (const row of rows) {
    const last = joined.at(-1);
    const [cell] = row.cells;
    const follows =
      last !== undefined &&
      cell !== undefined &&
      last.cells.length === 3 &&
      row.cells.length === 4 &&
      Math.abs(last.top - row.top) < 1.2 &&
      row.left > last.right &&
      row.left - last.right < widthOf(cell) * 2.5;
    if (last && follows && isPostCode(last, row, shapes)) {
      joined[joined.length - 1] = { ...last, right: row.right, cells: [...last.cells, ...row.cells], isPostCode: true };
    } else joined.push(row);
  }
  return joined;
}
