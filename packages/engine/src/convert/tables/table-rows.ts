import type { FlowItem, LayoutContext, Table } from '../model/index.ts';
import type { CellGrid, GridCell } from './cell-grid.ts';
import { type CellContent, stackHeight, placeItems, turnedMarks } from './lay-cell.ts';
import { itemsBelow, shareOut, type MergedPlaces } from './merged-cells.ts';
import { plainHeights, stretchLastRows, leadOf, type RowCell, type RowLayout } from './row-layout.ts';
import { rowItem } from './row-item.ts';
import type { TableLook } from './row-marks.ts';
import type { CellBox, TableFrame } from './table-frame.ts';

/** What the rows of a table are made of. */
export interface TableParts {
  readonly table: Table;
  readonly grid: CellGrid;
  readonly frame: TableFrame;
  readonly contents: ReadonlyMap<GridCell, CellContent>;
  readonly look: Omit<TableLook, 'tops'>;
  readonly context: LayoutContext;
  readonly block: number;
}

/** A stretch of rows that are set together. */
interface Stretch {
  readonly from: number;
  readonly to: number;
  /** Items of cells over several rows that begin above the stretch: what of them is left to it. */
  readonly left: ReadonlyMap<GridCell, readonly FlowItem[]>;
}

/** Header rows: those at the start of the table, all of it never. */
function headerRows({ rows }: Table): number {
  const first = rows.findIndex(({ isHeader }) => !isHeader);
  return first < 0 ? 0 : first;
}

/** Word keeps a row with the next one, and the last row with what follows the table, when its first paragraph requires it. */
function keepsWithNext(table: Table, row: number): boolean {
  const first = table.rows[row]?.cells[0]?.blocks[0];
  return first?.kind === 'paragraph' && first.format.keepWithNext;
}

/** Makes rows of a table into items of the flow: all of them, and again those that a page break changes. */
export class TableRows {
  readonly #parts: TableParts;
  readonly #merged: readonly GridCell[];
  /** Heights without what cells over several rows need. */
  readonly #plain: readonly number[];
  readonly #headers: number;
  #headerItems: readonly FlowItem[] = [];

  constructor(parts: TableParts) {
    const { table, grid } = parts;
    this.#parts = parts;
    this.#merged = grid.cells.filter(({ rowSpan }) => rowSpan > 1);
    this.#plain = plainHeights(table, grid, (cell) => parts.frame.needed(cell, parts.contents.get(cell)?.height ?? 0));
    this.#headers = headerRows(table);
  }

  items(): readonly FlowItem[] {
    return this.#itemsOf({ from: 0, to: this.#parts.table.rows.length, left: new Map() }, () => []);
  }

  /** Items of the rows of a stretch; `tail` gives those behind it. */
  #itemsOf(stretch: Stretch, tail: () => readonly FlowItem[]): readonly FlowItem[] {
    const { table, look, block } = this.#parts;
    const { from, to } = stretch;
    const tops = this.#tops(stretch);
    const cells = table.rows.slice(from, to).map((): RowCell[] => []);
    const places = this.#placeCells(stretch, tops, cells);
    const broken = new Set<number>();
    for (const [{ row }, { straddles }] of places) {
      const first = Math.max(row, from);
      for (let at = 1; at < straddles.length; at++) if (straddles[at]) broken.add(first + at);
    }
    const around = { tops, ...look };
    const items: FlowItem[] = [];
    for (let index = from; index < to; index++) {
      const isHeader = index < this.#headers;
      const afterBreak = (): readonly FlowItem[] => {
        const end = this.#endOfMerges(index);
        const next = { from: index, to: end, left: this.#leftAt(index, tops, places) };
        const behind = (): readonly FlowItem[] => [...items.slice(end - from), ...tail()];
        return [...this.#itemsOf(next, behind), ...behind()];
      };
      const made = rowItem(this.#row(index, tops, cells[index - from] ?? []), around, {
        block,
        repeated: isHeader ? [] : this.#headerItems,
        keepWithNext: isHeader || keepsWithNext(table, index),
        ...(broken.has(index) && { afterBreak }),
      });
      items.push(made);
      if (index === this.#headers - 1) this.#headerItems = items.slice(0, this.#headers);
    }
    return items;
  }

  #row(index: number, tops: readonly number[], cells: readonly RowCell[]): RowLayout {
    const row = this.#parts.table.rows[index];
    const { rule, height = 0 } = row?.height ?? {};
    return {
      index,
      height: (tops[index + 1] ?? 0) - (tops[index] ?? 0),
      least: height,
      cells,
      isExact: rule === 'exact',
      cantSplit: row?.cantSplit ?? false,
    };
  }

  /** Where rows begin, counted from the top of the table; of rows outside of the stretch as they are without breaks. */
  #tops({ from, left }: Stretch): number[] {
    const { table, frame, contents } = this.#parts;
    const heights = [...this.#plain];
    stretchLastRows(heights, table, this.#merged, from, (cell) => {
      const items = cell.row < from ? (left.get(cell) ?? []) : undefined;
      return frame.needed(cell, items ? stackHeight(items) : (contents.get(cell)?.height ?? 0));
    });
    let top = 0;
    return [0, ...heights.map((height) => (top += height))];
  }

  /** Puts the cells of a stretch into its rows; gives where those over several rows have their items. */
  #placeCells(stretch: Stretch, tops: readonly number[], rows: readonly RowCell[][]): Map<GridCell, MergedPlaces> {
    const { grid, frame } = this.#parts;
    const { from, to } = stretch;
    const places = new Map<GridCell, MergedPlaces>();
    for (const cell of grid.cells) {
      const [first, end] = [Math.max(cell.row, from), cell.row + cell.rowSpan];
      if (cell.row >= to || end <= from) continue;
      const box = frame.box(cell);
      if (cell.rowSpan === 1) {
        rows[first - from]?.push(this.#singleCell(cell, box, tops));
        continue;
      }
      const heights: number[] = [];
      for (let row = first; row < end; row++) heights.push((tops[row + 1] ?? 0) - (tops[row] ?? 0));
      const merged = this.#places(cell, stretch, heights);
      places.set(cell, merged);
      for (const [index, { items, overhang }] of merged.parts.entries()) {
        const row = first + index;
        const gaps = { gapAbove: row === cell.row ? box.gapAbove : 0, gapBelow: row === end - 1 ? box.gapBelow : 0 };
        const turned = row === cell.row ? this.#turned(cell, box, tops) : {};
        rows[row - from]?.push({ placed: cell, ...box, ...gaps, items, isAligned: false, overhang, ...turned });
      }
    }
    return places;
  }

  #singleCell(cell: GridCell, box: CellBox, tops: readonly number[]): RowCell {
    const content = this.#parts.contents.get(cell);
    const items = content && !cell.cell.direction ? placeItems(content.items, box.above) : [];
    return { placed: cell, ...box, items, isAligned: true, overhang: 0, ...this.#turned(cell, box, tops) };
  }

  #turned(cell: GridCell, box: CellBox, tops: readonly number[]): Pick<RowCell, 'turned'> {
    const content = this.#parts.contents.get(cell);
    if (!cell.cell.direction || !content) return {};
    const height = (tops[cell.row + cell.rowSpan] ?? 0) - (tops[cell.row] ?? 0);
    const inside = { x: box.x, y: box.gapAbove, width: box.width, height: height - box.gapAbove - box.gapBelow };
    const marks = turnedMarks(cell, content, inside, this.#parts.context);
    return { turned: { items: content.items, marks, from: 0, height, isCut: false } };
  }

  #places(cell: GridCell, { from, left }: Stretch, heights: readonly number[]): MergedPlaces {
    const { contents, frame } = this.#parts;
    const all = cell.cell.direction ? [] : (contents.get(cell)?.items ?? []);
    const items = cell.row < from ? (left.get(cell) ?? []) : all;
    const { above, below } = frame.sides(cell);
    const free = heights.reduce((sum, height) => sum + height, 0) - above - below - stackHeight(items);
    return shareOut(items, above + leadOf(cell.cell.align, free), heights);
  }

  /** What cells that continue over the top of `row` have not yet shown there. */
  #leftAt(
    row: number,
    tops: readonly number[],
    places: ReadonlyMap<GridCell, MergedPlaces>,
  ): Map<GridCell, readonly FlowItem[]> {
    const left = new Map<GridCell, readonly FlowItem[]>();
    for (const [cell, { placed, parts }] of places) {
      const end = cell.row + cell.rowSpan;
      const first = end - parts.length;
      if (first < row && end > row) left.set(cell, itemsBelow(placed, (tops[row] ?? 0) - (tops[first] ?? 0)));
    }
    return left;
  }

  /** The first row from `row` on over whose top no cell continues. */
  #endOfMerges(row: number): number {
    const { grid, table } = this.#parts;
    const goesOn = (at: number): boolean => {
      for (let column = 0; column < grid.columns; column++) {
        const cell = grid.at(at, column);
        if (cell !== undefined && cell === grid.at(at - 1, column)) return true;
      }
      return false;
    };
    let end = row + 1;
    while (end < table.rows.length && goesOn(end)) end++;
    return end;
  }
}
