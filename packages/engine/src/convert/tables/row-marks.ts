import type { Edge } from '../model/edge.ts';
import type { Mark } from '../model/mark.ts';
import { placeMarks } from '../pages/place-marks.ts';
import type { CellGrid } from './cell-grid.ts';
import type { EdgeChoice } from './edge-choice.ts';
import type { RowCell, RowLayout } from './row-layout.ts';

/** What rows of one table are drawn with. */
export interface TableLook {
  readonly grid: CellGrid;
  readonly edges: EdgeChoice;
  /** Left ends of the columns and the right end of the last, pt from the start of the room. */
  readonly lines: readonly number[];
  readonly cellSpacing: number;
  /** Heights of all rows, pt. */
  readonly heights: readonly number[];
  readonly rightToLeft: boolean;
}

function contentMarks(cell: RowCell, row: RowLayout, look: TableLook): Mark[] {
  const { placed, x, items } = cell;
  const marks = items.flatMap(({ item, y }) =>
    placeMarks(item.marks, { x: x + placed.cell.margins.left, y }, 'horizontal'),
  );
  for (const mark of cell.marks) marks.push(mark);
  if (!row.isExact || marks.length === 0) return marks;
  const more = look.heights.slice(row.index + 1, placed.row + placed.rowSpan).reduce((sum, each) => sum + each, 0);
  return [{ kind: 'clipped', x, y: 0, width: cell.width, height: row.height + more, marks }];
}

function backgroundMarks({ placed, x, width }: RowCell, height: number): Mark[] {
  const { background: fill } = placed.cell;
  return fill === undefined ? [] : [{ kind: 'box', shape: 'rectangle', x, y: 0, width, height, fill }];
}

/** Lines from corner to corner, drawn where the cell begins. */
function diagonalMarks({ placed, x, width }: RowCell, row: RowLayout, look: TableLook): Mark[] {
  const { falling, rising } = placed.cell.borders;
  if ((!falling && !rising) || placed.row !== row.index) return [];
  const more = look.heights.slice(placed.row + 1, placed.row + placed.rowSpan).reduce((sum, each) => sum + each, 0);
  const height = row.height + more;
  return [
    ...(falling ? [{ kind: 'rule', x1: x, y1: 0, x2: x + width, y2: height, edge: falling } as const] : []),
    ...(rising ? [{ kind: 'rule', x1: x, y1: height, x2: x + width, y2: 0, edge: rising } as const] : []),
  ];
}

/** Neighbouring pieces of one border as one stroke. */
function across(y: number, look: TableLook, edgeOf: (column: number) => Edge | undefined): Mark[] {
  const marks: Mark[] = [];
  let [from, edge] = [0, edgeOf(0)];
  for (let column = 1; column <= look.grid.columns; column++) {
    const next = column < look.grid.columns ? edgeOf(column) : undefined;
    if (next === edge && column < look.grid.columns) continue;
    const [x1, x2] = [look.lines[from], look.lines[column]];
    if (edge && x1 !== undefined && x2 !== undefined) marks.push({ kind: 'rule', x1, y1: y, x2, y2: y, edge });
    [from, edge] = [column, next];
  }
  return marks;
}

/** Borders of a row: above, below (both are drawn, since either may be the end of a page) and between its cells. */
function borderMarks({ index, height }: RowLayout, look: TableLook): Mark[] {
  const { edges, grid } = look;
  const marks: Mark[] = [];
  for (let column = 0; column <= grid.columns; column++) {
    const edge = look.rightToLeft ? edges.before(index, grid.columns - column) : edges.before(index, column);
    const x = look.lines[column];
    if (edge && x !== undefined) marks.push({ kind: 'rule', x1: x, y1: 0, x2: x, y2: height, edge });
  }
  const from = (column: number): number => (look.rightToLeft ? grid.columns - 1 - column : column);
  marks.push(...across(0, look, (column) => edges.above(index, from(column))));
  marks.push(...across(height, look, (column) => edges.above(index + 1, from(column))));
  return marks;
}

function side(edge: Edge | undefined, x1: number, y1: number, x2: number, y2: number): Mark[] {
  return edge ? [{ kind: 'rule', x1, y1, x2, y2, edge }] : [];
}

/** Each cell with borders of its own, where there is space between cells. */
function spacedBorders(row: RowLayout, look: TableLook): Mark[] {
  const gap = look.cellSpacing / 2;
  return row.cells.flatMap(({ placed, x, width }) => {
    const [left, right, top, bottom] = [x + gap, x + width - gap, gap, row.height - gap];
    return [
      ...side(look.edges.of(placed, 'top'), left, top, right, top),
      ...side(look.edges.of(placed, 'bottom'), left, bottom, right, bottom),
      ...side(look.edges.of(placed, 'left'), left, top, left, bottom),
      ...side(look.edges.of(placed, 'right'), right, top, right, bottom),
    ];
  });
}

/** Everything that is drawn of a row: backgrounds, then content, then borders. */
export function rowMarks(row: RowLayout, look: TableLook): Mark[] {
  return [
    ...row.cells.flatMap((cell) => backgroundMarks(cell, row.height)),
    ...row.cells.flatMap((cell) => contentMarks(cell, row, look)),
    ...row.cells.flatMap((cell) => diagonalMarks(cell, row, look)),
    ...(look.cellSpacing > 0 ? spacedBorders(row, look) : borderMarks(row, look)),
  ];
}
