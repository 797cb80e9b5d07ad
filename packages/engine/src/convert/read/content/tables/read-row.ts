import { unwrapped } from '../../../../word/read/block-tree.ts';
import { child, type XmlElement } from '../../../../xml/xml-element.ts';
import type { Cell, CellEdges, Row, Sides } from '../../../model/index.ts';
import { readEdges, type StatedEdges } from '../../formats/edges.ts';
import type { TableStyle } from '../../format-source.ts';
import type { CellShape, RowShape } from '../../row-shape.ts';
import { twips, wholeNumber } from '../../../../xml/values.ts';
import { childValue, isSet, partAttribute } from '../../../../xml/part-attribute.ts';
import type { Story } from '../story.ts';
import { cellAlign, cellBackground, cellDirection, cellEdges, statedMargins, pointsOf } from './cell-looks.ts';

/** Columns that a row may leave out or a cell may span: Word has at most 63. */
const mostColumns = 128;

/** The table around a row. */
export interface TableAround {
  readonly style: TableStyle;
  readonly story: Story;
  readonly rows: number;
  readonly columns: number;
}

function columnCount(table: TableAround, properties: XmlElement | undefined, name: string, least: number): number {
  return wholeNumber(childValue(table.story.source.part, properties, name), least, mostColumns) ?? least;
}

function mergeOf(table: TableAround, properties: XmlElement | undefined): Cell['merge'] {
  const merge = properties && child(properties, 'w:vMerge');
  if (!merge) return undefined;
  return partAttribute(table.story.source.part, merge, 'val') === 'restart' ? 'start' : 'continue';
}

/** What a row specifies for the table in its own way (`w:tblPrEx`, 17.4.61). */
interface RowGround {
  readonly index: number;
  readonly margins: Sides;
  readonly borders: StatedEdges;
  readonly cells: number;
}

/** Borders that the exceptions of a row give to a cell: those of the table outside, those between cells inside. */
function exceptionEdges({ index, borders, cells }: RowGround, cell: number, rows: number): CellEdges {
  const top = index === 0 ? borders.top : borders.between;
  const bottom = index === rows - 1 ? borders.bottom : borders.between;
  const left = cell === 0 ? borders.left : borders.betweenColumns;
  const right = cell === cells - 1 ? borders.right : borders.betweenColumns;
  return {
    ...(top !== undefined && { top }),
    ...(bottom !== undefined && { bottom }),
    ...(left !== undefined && { left }),
    ...(right !== undefined && { right }),
  };
}

function readCell(element: XmlElement, table: TableAround, row: RowGround, at: number, column: number): CellShape {
  const { style, story, rows, columns } = table;
  const { source } = story;
  const properties = child(element, 'w:tcPr');
  const span = columnCount(table, properties, 'w:gridSpan', 1);
  const styled = style.cell({ row: row.index, rows, column, columns, span });
  const width = pointsOf(source.part, properties && child(properties, 'w:tcW'));
  const merge = mergeOf(table, properties);
  const background = cellBackground(source, properties, styled.background);
  const direction = cellDirection(source, properties);
  const cell = {
    span,
    ...(merge && { merge }),
    ...(width !== undefined && width > 0 && { width }),
    margins: statedMargins(source, properties && child(properties, 'w:tcMar'), row.margins),
    borders: cellEdges(source, properties, { ...styled.borders, ...exceptionEdges(row, at, rows) }),
    ...(background !== undefined && { background }),
    align: cellAlign(source, properties, styled.align),
    ...(direction && { direction }),
    fitText: isSet(source.part, properties, 'w:tcFitText'),
    noWrap: isSet(source.part, properties, 'w:noWrap'),
  };
  return { element, cell, style: styled, isJoined: false };
}

function heightOf(table: TableAround, properties: XmlElement | undefined): Row['height'] {
  const { part } = table.story.source;
  const element = properties && child(properties, 'w:trHeight');
  const height = element && twips(partAttribute(part, element, 'val'));
  if (!element || height === undefined || height <= 0) return undefined;
  // `auto` with a height is how Word writes "at least" when it specifies no rule.
  return { rule: partAttribute(part, element, 'hRule') === 'exact' ? 'exact' : 'atLeast', height };
}

function readShape(element: XmlElement, index: number, table: TableAround): RowShape {
  const { source } = table.story;
  const { part } = source;
  const properties = child(element, 'w:trPr');
  const exceptions = child(element, 'w:tblPrEx');
  const elements = unwrapped(element, 'w:tc');
  const ground: RowGround = {
    index,
    margins: statedMargins(source, exceptions && child(exceptions, 'w:tblCellMar'), table.style.margins),
    borders: readEdges(part, exceptions && child(exceptions, 'w:tblBorders'), source.reading.theme),
    cells: elements.length,
  };
  const skippedBefore = columnCount(table, properties, 'w:gridBefore', 0);
  let column = skippedBefore;
  const cells: CellShape[] = [];
  /** The last cell that is shown. */
  let last = -1;
  for (const [at, each] of elements.entries()) {
    const shape = readCell(each, table, ground, at, column);
    column += shape.cell.span;
    // An old way of merging cells in a row (17.4.22): the cells after the first are there, and empty.
    const merged = childValue(part, child(each, 'w:tcPr'), 'w:hMerge');
    const goesOn = child(child(each, 'w:tcPr') ?? each, 'w:hMerge') !== undefined && merged !== 'restart';
    const before = cells[last];
    if (goesOn && before) {
      const span = before.cell.span + shape.cell.span;
      cells[last] = { ...before, cell: { ...before.cell, span } };
      cells.push({ ...shape, isJoined: true });
    } else last = cells.push(shape) - 1;
  }
  const height = heightOf(table, properties);
  const row = {
    skippedBefore,
    skippedAfter: columnCount(table, properties, 'w:gridAfter', 0),
    ...(height && { height }),
    isHeader: isSet(part, properties, 'w:tblHeader'),
    cantSplit: isSet(part, properties, 'w:cantSplit'),
  };
  return { cells, row };
}

/** With keys in one order, and of one class: see "What V8 learns" in docs/convert.md. */
class ReadCell implements Cell {
  readonly span: number;
  declare readonly merge?: 'start' | 'continue';
  declare readonly width?: number;
  readonly margins: Sides;
  readonly borders: CellEdges;
  declare readonly background?: string;
  readonly align: Cell['align'];
  declare readonly direction?: 'vertical' | 'right' | 'left';
  readonly fitText: boolean;
  readonly noWrap: boolean;
  readonly blocks: Cell['blocks'];

  constructor(cell: Omit<Cell, 'blocks'>, blocks: Cell['blocks']) {
    this.span = cell.span;
    if (cell.merge) this.merge = cell.merge;
    if (cell.width !== undefined) this.width = cell.width;
    this.margins = cell.margins;
    this.borders = cell.borders;
    if (cell.background !== undefined) this.background = cell.background;
    this.align = cell.align;
    if (cell.direction) this.direction = cell.direction;
    this.fitText = cell.fitText;
    this.noWrap = cell.noWrap;
    this.blocks = blocks;
  }
}

/** `w:tr` (ECMA-376 part 1, 17.4.78); `index` counts the rows of the table. */
export function readRow(element: XmlElement, index: number, table: TableAround): Row {
  const { story } = table;
  const { grid } = story.around;
  const { rowShapes } = story.source;
  let shape = rowShapes?.get(element);
  if (!shape) {
    shape = readShape(element, index, table);
    rowShapes?.set(element, shape);
  }
  const cells: Cell[] = [];
  for (const { element: each, cell, style, isJoined } of shape.cells) {
    const inner: Story = { ...story, around: { cell: style, ...(grid && { grid }) }, depth: story.depth + 1 };
    const blocks = story.readBlocks(each, inner);
    if (!isJoined) cells.push(new ReadCell(cell, blocks));
  }
  return { cells, ...shape.row };
}
