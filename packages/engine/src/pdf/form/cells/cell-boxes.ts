import type { CellBox, FieldCells } from '../../../application/schema/index.ts';

/** Sizes of groups that make `count` in one row: those given, cut or filled up to the count. */
function groupSizes(groups: readonly number[] | undefined, count: number): number[] {
  const sizes: number[] = [];
  let left = count;
  for (const size of groups ?? []) {
    if (left <= 0) break;
    sizes.push(Math.min(size, left));
    left -= size;
  }
  if (left > 0) sizes.push(left);
  return sizes;
}

/**
 * The cells of a field as rectangles in mm from its left and top edge: those given one by one, or the field's width divided
 * evenly after taking off the gaps. Several rows have the same number of cells, the first row first.
 */
export function cellBoxes(cells: FieldCells, width: number, height: number): CellBox[] {
  if (cells.boxes) return cells.boxes;
  const rows = cells.rows ?? 1;
  const total = cells.count ?? cells.groups?.reduce((sum, each) => sum + each, 0) ?? 1;
  const perRow = Math.ceil(total / rows);
  const sizes = groupSizes(cells.groups, perRow);
  const gap = cells.gap ?? 0;
  const groupGap = cells.group_gap ?? gap;
  const gaps = gap * (perRow - sizes.length) + groupGap * (sizes.length - 1);
  const cellWidth = Math.max(0, width - gaps) / perRow;
  const cellHeight = height / rows;
  const boxes: CellBox[] = [];
  for (let row = 0; row < rows; row += 1) {
    let x = 0;
    for (const size of sizes) {
      for (let index = 0; index < size && boxes.length < total; index += 1) {
        boxes.push({ x, y: row * cellHeight, width: cellWidth, height: cellHeight });
        x += cellWidth + (index === size - 1 ? groupGap : gap);
      }
    }
  }
  return boxes;
}
