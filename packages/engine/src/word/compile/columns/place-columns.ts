import { createProblem, type Problem } from '../../../problems/index.ts';
import { partNamespaces } from '../../read/part-namespaces.ts';
import type { GridCell } from '../../read/table-grid.ts';
import { emuPerTwip } from '../../read/text-areas.ts';
import { attribute } from '../../../xml/attributes.ts';
import { child, descend, type XmlElement, type XmlPart } from '../../../xml/xml-element.ts';
import type { Edits } from '../edits.ts';
import { boundsAround, boundsInside } from '../element-bounds.ts';
import type { TagBlock } from '../match-blocks.ts';
import type { TemplateTag } from '../template-tag.ts';
import { gridWidth, isIn, readColumnRange, type ColumnRange, type ColumnRow } from './column-range.ts';
import { ColumnRun } from './column-run.ts';
import { TableWidths, type RunningColumns } from './table-widths.ts';

const encoder = new TextEncoder();

/** Places one block about columns. */
class ColumnPlacer {
  readonly #part: XmlPart;
  readonly #tags: readonly TemplateTag[];
  readonly #edits: Edits;
  readonly #block: RunningColumns;
  readonly #widths: TableWidths;

  constructor(part: XmlPart, tags: readonly TemplateTag[], edits: Edits, block: RunningColumns, widths: TableWidths) {
    this.#part = part;
    this.#tags = tags;
    this.#edits = edits;
    this.#block = block;
    this.#widths = widths;
  }

  place(): void {
    const { range, run } = this.#block;
    const { table, rows, gridColumns } = range;
    const [begin] = boundsInside(table, this.#tags);
    this.#edits.step(begin.at, begin.order, run.begin);
    const [first] = gridColumns;
    const last = gridColumns.at(-1);
    if (first && last) this.#repeat(first, last);
    for (const column of gridColumns) {
      const width = gridWidth(this.#part, [column]);
      this.#widths.add(column, 'w:w', 0, (execution) => width * this.#widths.factor(execution));
    }
    this.#widths.addWidth(descend(table, 'w:tblPr', 'w:tblW'), this.#block);
    for (const row of rows) this.#placeRow(row);
  }

  #repeat(first: XmlElement, last: XmlElement): void {
    const { range, run } = this.#block;
    const [start] = boundsAround(first, this.#tags);
    const [, end] = boundsAround(last, this.#tags);
    this.#edits.structure(start, [], end, run.build, range.block.close.place, 'repeat');
  }

  #placeRow({ row, cells, around }: ColumnRow): void {
    if (this.#edits.isRemoved(row.element.start)) return;
    const { range, run } = this.#block;
    const { from, to } = range;
    const grow: Parameters<TableWidths['add']>[3] = (execution) => (run.count(execution) - 1) * (to - from);
    if (cells) {
      for (const cell of row.cells) if (isIn(cell, from, to)) this.#fitCell(cell);
      this.#repeat(cells[0].element, cells[1].element);
    } else if (around) {
      const span = descend(around.element, 'w:tcPr', 'w:gridSpan');
      if (span) this.#widths.add(span, 'w:val', around.span, grow);
      this.#widths.addWidth(descend(around.element, 'w:tcPr', 'w:tcW'), this.#block);
    } else {
      const [name, skipped] = row.before >= to ? ['w:gridBefore', row.before] : ['w:gridAfter', row.after];
      const properties = child(row.element, 'w:trPr');
      const left = properties && child(properties, name);
      if (left) this.#widths.add(left, 'w:val', skipped, grow);
    }
  }

  /** A cell of the block is as wide as its columns turn out; a part of the old width of the table no longer applies. */
  #fitCell({ element, column, span }: GridCell): void {
    const width = descend(element, 'w:tcPr', 'w:tcW');
    const type = width && attribute(this.#part.xml, width, 'type');
    if (!width || (type !== 'dxa' && type !== 'pct')) return;
    const { from, gridColumns } = this.#block.range;
    const inGrid = gridWidth(this.#part, gridColumns.slice(column - from, column - from + span));
    const value = type === 'dxa' ? Number(attribute(this.#part.xml, width, 'w')) || 0 : inGrid;
    const { own, declare } = partNamespaces(this.#part);
    this.#edits.cut(width.start, width.end);
    this.#edits.step(width.start, 0, (execution) => {
      const twips = Math.round(value * this.#widths.factor(execution));
      execution.out.write(encoder.encode(`<${own}tcW${declare} ${own}w="${twips}" ${own}type="dxa"/>`));
    });
  }
}

/** Rows with no cells but those of blocks are removed with them: Word allows no row without cells. */
function guardRows(blocks: readonly RunningColumns[], tags: readonly TemplateTag[], edits: Edits): void {
  const [first] = blocks;
  for (const [index, { row }] of (first?.range.rows ?? []).entries()) {
    const own = blocks.filter(({ range }) => range.rows[index]?.cells);
    const count = own.reduce(
      (sum, { range: { from, to } }) => sum + row.cells.filter((cell) => isIn(cell, from, to)).length,
      0,
    );
    if (!first || count < row.cells.length || edits.isRemoved(row.element.start)) continue;
    const [open, close] = boundsAround(row.element, tags);
    edits.structure(
      open,
      [],
      close,
      ([content]) =>
        (execution, scope) => {
          if (own.some(({ run }) => run.count(execution) > 0)) content?.(execution, scope);
        },
      first.range.block.open.place,
      'guard',
    );
  }
}

/** The blocks by their table; and what is wrong with those that cannot be about columns. */
function readBlocks(part: XmlPart, blocks: readonly TagBlock[], problems: Problem[]): Map<XmlElement, ColumnRange[]> {
  const tables = new Map<XmlElement, ColumnRange[]>();
  for (const block of blocks) {
    const range = readColumnRange(part, block);
    if ('severity' in range) {
      problems.push(range);
      continue;
    }
    const others = tables.get(range.table) ?? [];
    if (others.some(({ from, to }) => from < range.to && range.from < to))
      problems.push(createProblem('word.blocks-overlap', block.open.place));
    else tables.set(range.table, [...others, range]);
  }
  return tables;
}

/**
 * Repeats columns of tables, or leaves them out: `{{#each 月 columns=true}}` in the cell of the first column, `{{/each}}` in that of
 * the last one, in the same row; `if` and `unless` alike. The cells above and below them in every row of the table, merged cells
 * and the grid follow. Each cell reads its names in the item of its column, then in the loops around its row. The list itself is
 * read once, where the table begins. Columns keep their width while the table fits into the text, and share the room that is
 * left when it does not.
 *
 * `room` is the width for a table in EMU. Gives the tables that may lose all they have.
 */
export function placeColumns(
  part: XmlPart,
  blocks: readonly TagBlock[],
  tags: readonly TemplateTag[],
  edits: Edits,
  room: (table: XmlElement) => number,
): { readonly tables: readonly XmlElement[]; readonly problems: readonly Problem[] } {
  const problems: Problem[] = [];
  const tables = readBlocks(part, blocks, problems);
  for (const [table, ranges] of tables) {
    const running = ranges.map((range) => ({ range, run: new ColumnRun(range, problems) }));
    const widths = new TableWidths(part, table, running, room(table) / emuPerTwip);
    for (const block of running) new ColumnPlacer(part, tags, edits, block, widths).place();
    widths.place(edits);
    guardRows(running, tags, edits);
  }
  return { tables: [...tables.keys()], problems };
}
