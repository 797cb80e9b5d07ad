import type { Edge } from '../model/edge.ts';
import type { FlowItem } from '../model/flow-item.ts';
import type { Mark } from '../model/mark.ts';
import { placeMarks } from '../pages/place-marks.ts';
import type { CellGrid } from './cell-grid.ts';
import type { EdgeChoice } from './edge-choice.ts';
import { endOf, leadOf, type RowCell, type RowLayout } from './row-layout.ts';

/** What rows of one table are drawn with. */
export interface TableLook {
  readonly grid: CellGrid;
  readonly edges: EdgeChoice;
  /** Left ends of the columns and the right end of the last, pt from the start of the room. */
  readonly lines: readonly number[];
  readonly cellSpacing: number;
  /** Where each row begins, pt from the top of the table, and where the last one ends. */
  readonly tops: readonly number[];
  readonly rightToLeft: boolean;
}

/** Height of the rows from `from` to before `to`. */
function between({ tops }: TableLook, from: number, to: number): number {
  return (tops[to] ?? 0) - (tops[from] ?? 0);
}

/** Text that is turned: what of it is in this row. */
function turnedMarks({ turned, x, width }: RowCell, height: number): readonly Mark[] {
  if (!turned || turned.marks.length === 0) return [];
  if (!turned.isCut) return turned.marks;
  const marks = placeMarks(turned.marks, { x: 0, y: -turned.from }, 'horizontal');
  const shown = Math.min(height, turned.height - turned.from);
  return [{ kind: 'clipped', isSlice: true, x, y: 0, width, height: shown, marks }];
}

function contentMarks(cell: RowCell, row: RowLayout, look: TableLook): Mark[] {
  const { placed, x, items } = cell;
  const lead = cell.isAligned ? leadOf(placed.cell.align, row.height - endOf(cell)) : 0;
  const left = x + placed.cell.margins.left;
  const place = (list: readonly Mark[] | undefined, y: number): Mark[] =>
    list ? placeMarks(list, { x: left, y: y + lead }, 'horizontal') : [];
  const marks = items.flatMap(({ item, y }) => place(item.under, y));
  for (const { item, y } of items) for (const mark of place(item.marks, y)) marks.push(mark);
  for (const mark of turnedMarks(cell, row.height)) marks.push(mark);
  for (const { item, y } of items) for (const mark of place(item.over, y)) marks.push(mark);
  if (!row.isExact || marks.length === 0) return marks;
  // Rows of a fixed height cut off what is in them; items of a cell over several rows reach up into those before.
  const up = items.reduce((most, { y }) => Math.max(most, -y), 0);
  const more = between(look, row.index + 1, placed.row + placed.rowSpan);
  return [{ kind: 'clipped', x, y: -up, width: cell.width, height: row.height + more + up, marks }];
}

function backgroundMarks({ placed, x, width, gapAbove, gapBelow }: RowCell, height: number): Mark[] {
  const { background: fill } = placed.cell;
  if (fill === undefined) return [];
  return [{ kind: 'box', shape: 'rectangle', x, y: gapAbove, width, height: height - gapAbove - gapBelow, fill }];
}

/** Lines from corner to corner: of a cell over several rows each row draws its part. */
function diagonalMarks({ placed, x, width }: RowCell, row: RowLayout, look: TableLook): Mark[] {
  const { falling, rising } = placed.cell.borders;
  if (!falling && !rising) return [];
  const before = between(look, placed.row, row.index);
  const whole = before + row.height + between(look, row.index + 1, placed.row + placed.rowSpan);
  const [x1, x2] = [x + (width * before) / whole, x + (width * (before + row.height)) / whole];
  const mirrored = (at: number): number => 2 * x + width - at;
  const y2 = row.height;
  return [
    ...(falling ? [{ kind: 'rule', x1, y1: 0, x2, y2, edge: falling } as const] : []),
    ...(rising ? [{ kind: 'rule', x1: mirrored(x2), y1: y2, x2: mirrored(x1), y2: 0, edge: rising } as const] : []),
  ];
}

/** Adjacent pieces of one border as one stroke. */
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

/** Borders of cells that continue in the row above or below: drawn where a page begins or ends there. */
export function breakMarks({ index, height, cells }: RowLayout, look: TableLook): FlowItem['atBreak'] {
  if (look.cellSpacing > 0 || !cells.some(({ placed }) => placed.rowSpan > 1)) return undefined;
  const { edges, grid } = look;
  const from = (column: number): number => (look.rightToLeft ? grid.columns - 1 - column : column);
  const edgeOf = (column: number, next: number, side: 'top' | 'bottom'): Edge | undefined => {
    const cell = grid.at(index, from(column));
    return cell && cell === grid.at(next, from(column)) ? edges.of(cell, side) : undefined;
  };
  const above = across(0, look, (column) => edgeOf(column, index - 1, 'top'));
  const below = across(height, look, (column) => edgeOf(column, index + 1, 'bottom'));
  return above.length + below.length === 0 ? undefined : { above, below };
}

function side(edge: Edge | undefined, x1: number, y1: number, x2: number, y2: number): Mark[] {
  return edge ? [{ kind: 'rule', x1, y1, x2, y2, edge }] : [];
}

/** Each cell with borders of its own, where there is space between cells, and those of the table around all. */
function spacedBorders(row: RowLayout, look: TableLook): Mark[] {
  const { edges, grid, lines } = look;
  const [start, end] = [lines[0] ?? 0, lines.at(-1) ?? 0];
  const cells = row.cells.flatMap(({ placed, x, width, gapAbove, gapBelow }) => {
    const [right, bottom] = [x + width, row.height - gapBelow];
    return [
      ...(placed.row === row.index ? side(edges.ofSpaced(placed, 'top'), x, gapAbove, right, gapAbove) : []),
      ...(placed.row + placed.rowSpan - 1 === row.index
        ? side(edges.ofSpaced(placed, 'bottom'), x, bottom, right, bottom)
        : []),
      ...side(edges.ofSpaced(placed, 'left'), x, gapAbove, x, bottom),
      ...side(edges.ofSpaced(placed, 'right'), right, gapAbove, right, bottom),
    ];
  });
  const { top, bottom, left, right } = edges.around;
  return [
    ...cells,
    ...(row.index === 0 ? side(top, start, 0, end, 0) : []),
    ...(row.index === grid.rows - 1 ? side(bottom, start, row.height, end, row.height) : []),
    ...side(left, start, 0, start, row.height),
    ...side(right, end, 0, end, row.height),
  ];
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
