import { createProblem, type Place, type Problem } from '../../../problems/index.ts';
import { gridRows, type GridCell, type GridRow } from '../../read/table-grid.ts';
import { attribute } from '../../../xml/attributes.ts';
import { child, closest, type XmlElement, type XmlPart } from '../../../xml/xml-element.ts';
import type { TagBlock } from '../match-blocks.ts';
import type { TemplateTag } from '../template-tag.ts';

/** What a block about columns means for one row of its table. */
export interface ColumnRow {
  readonly row: GridRow;
  /** The first and the last cell that the block repeats or leaves out; null when the row has none there. */
  readonly cells: readonly [first: GridCell, last: GridCell] | null;
  /** A cell that continues past the columns of the block on one side or both: it grows with them. */
  readonly around: GridCell | null;
}

/** The columns of a table that a block is about. */
export interface ColumnRange {
  readonly block: TagBlock;
  readonly table: XmlElement;
  /** Columns of the grid, from 0; `to` is behind the last one. */
  readonly from: number;
  readonly to: number;
  readonly rows: readonly ColumnRow[];
  readonly gridColumns: readonly XmlElement[];
}

/** Is the cell completely in these columns? */
export function isIn({ column, span }: GridCell, from: number, to: number): boolean {
  return column >= from && column + span <= to;
}

function readRow(row: GridRow, from: number, to: number): ColumnRow | null {
  const inside = row.cells.filter((cell) => isIn(cell, from, to));
  const touched = row.cells.filter(({ column, span }) => column < to && column + span > from);
  const around = touched.find(({ column, span }) => column <= from && column + span >= to && span > to - from) ?? null;
  // Columns that a row leaves out at its ends may not be cut apart either.
  const end = (row.cells.at(-1)?.column ?? row.before) + (row.cells.at(-1)?.span ?? 0);
  const isCut = (row.before > from && row.before < to) || (row.after > 0 && end > from && end < to);
  const [first] = inside;
  const last = inside.at(-1);
  if (isCut || (around ? touched.length > 1 : touched.length > inside.length)) return null;
  return { row, cells: first && last ? [first, last] : null, around };
}

function cellOf({ paragraph }: TemplateTag): XmlElement | null {
  return closest(paragraph.text.element, 'w:tc');
}

/** The cells of one row that hold the two tags, with what they cover; or why the block cannot be about columns. */
export function readColumnRange(part: XmlPart, block: TagBlock): ColumnRange | Problem {
  const place: Place = block.open.place;
  const wrong = createProblem('word.columns-place', place, {}, block.close.place);
  const first = cellOf(block.open);
  const last = cellOf(block.close);
  const table = first && closest(first, 'w:tbl');
  if (!first || !last || !table || block.elses.length > 0) return wrong;
  const rows = gridRows(part, table);
  const own = rows.find(({ cells }) => cells.some(({ element }) => element === first));
  const start = own?.cells.find(({ element }) => element === first);
  const end = own?.cells.find(({ element }) => element === last);
  if (!start || !end || end.column < start.column) return wrong;
  const [from, to] = [start.column, end.column + end.span];
  const read: ColumnRow[] = [];
  for (const [index, row] of rows.entries()) {
    const found = readRow(row, from, to);
    // Cells of the block in a content control of their own row cannot be distinguished from those next to them.
    if (!found || found.cells?.[0].element.parent !== found.cells?.[1].element.parent)
      return createProblem('word.columns-merged', place, { row: index + 1 });
    read.push(found);
  }
  const grid = child(table, 'w:tblGrid')?.children.filter(({ name }) => name === 'w:gridCol') ?? [];
  return { block, table, from, to, rows: read, gridColumns: grid.slice(from, to) };
}

/** Width of columns of the grid in twips. */
export function gridWidth(part: XmlPart, columns: readonly XmlElement[]): number {
  return columns.reduce((sum, column) => sum + (Number(attribute(part.xml, column, 'w')) || 0), 0);
}
