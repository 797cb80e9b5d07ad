import type { EditorBlock } from '../../application/schema/index.ts';
import { inYen, labelOf } from './blank.ts';
import { hasRoom } from './blank-words.ts';
import { sumRowsBelow, type SumRow } from './sum-rows.ts';
import { isLabel, paragraphsIn, textOf } from './table-labels.ts';

/** A column of a list: its name, and the paragraph of the first row that is filled in. */
interface Column {
  readonly name: string;
  /** Its place among the cells of a row. */
  readonly number: number;
  readonly paragraph: EditorBlock;
  /** Does the name say that the column is in yen? */
  readonly isMoney: boolean;
}

/** Rows of a table with room for one thing each, below the names of their columns. */
export interface EmptyRows {
  readonly columns: readonly Column[];
  /** The row of the names, and those below it. */
  readonly rows: readonly EditorBlock[];
  /** The first and the last paragraph of each row below the names. */
  readonly ends: readonly (readonly [first: EditorBlock, last: EditorBlock])[];
  /** Paragraphs of the first row that print the number of the row. */
  readonly numbers: readonly EditorBlock[];
  /** Rows below them with room for sums of the columns. */
  readonly sums: readonly SumRow[];
  /** All paragraphs of the rows. */
  readonly blocks: readonly EditorBlock[];
}

const counter = /^(?:No\.?|Ｎｏ[.．]?|№|番号|項番|連番|#)$/iu;
const ordinal = /^[\s　]*([\d０-９]{1,3})[.．]?[\s　]*$/u;
/** A longer table is no form to fill in. */
const mostRows = 100;

const cellsOf = (row: EditorBlock): readonly EditorBlock[] => row.children ?? [];

/** The names of columns: words alone, each its own, or empty above a column of numbers. */
function isHead(row: EditorBlock): boolean {
  const words = cellsOf(row).map((cell) => textOf(cell).trim());
  const names = words.filter((word) => word !== '');
  return (
    words.length > 1 &&
    names.length >= Math.max(2, words.length - 1) &&
    names.every((word) => isLabel(word) && !hasRoom(word)) &&
    new Set(names.map(labelOf)).size === names.length
  );
}

/** Does the cell print the number of its row? */
const isNumber = (cell: EditorBlock, row: number): boolean =>
  Number(ordinal.exec(textOf(cell).normalize('NFKC'))?.[1]) === row;

/** Has the row one thing's room in each cell? Cells of several paragraphs are forms of their own. */
function isEmpty(row: EditorBlock, head: EditorBlock, number: number): boolean {
  const [cells, heads] = [cellsOf(row), cellsOf(head)];
  return (
    cells.length === heads.length &&
    cells.some((cell) => textOf(cell).trim() === '') &&
    cells.every(
      (cell, at) => paragraphsIn(cell).length === 1 && (hasRoom(textOf(cell)) || (at === 0 && isNumber(cell, number))),
    )
  );
}

function listOf(head: EditorBlock, rows: readonly EditorBlock[], after: readonly EditorBlock[]): EmptyRows | undefined {
  const paragraphs = rows.map((row) => cellsOf(row).flatMap(paragraphsIn));
  const [first = []] = paragraphs;
  const columns = cellsOf(head).map((cell, at) => ({
    name: labelOf(textOf(cell)),
    number: at,
    paragraph: first[at],
    isMoney: inYen.test(textOf(cell)),
  }));
  const isCounter = ({ name, paragraph }: (typeof columns)[number]): boolean =>
    counter.test(name) || /[\d０-９]/u.test(paragraph?.text ?? '');
  const named = columns.flatMap((column): Column[] =>
    column.paragraph === undefined || column.name === '' || isCounter(column)
      ? []
      : [{ ...column, paragraph: column.paragraph }],
  );
  if (named.length === 0) return undefined;
  return {
    columns: named,
    rows: [head, ...rows],
    ends: paragraphs.flatMap((row) => {
      const [start, end] = [row[0], row.at(-1)];
      return start === undefined || end === undefined ? [] : [[start, end] as const];
    }),
    numbers: columns.flatMap((column) =>
      isCounter(column) && column.paragraph !== undefined ? [column.paragraph] : [],
    ),
    sums: sumRowsBelow(after, columns.length),
    blocks: [head, ...rows].flatMap((row) => cellsOf(row).flatMap(paragraphsIn)),
  };
}

/** The lists of a table: two or more empty rows below the names of their columns. Rows after them are others, or have sums of them. */
export function readRows({ children: rows = [] }: EditorBlock): EmptyRows[] {
  const lists: EmptyRows[] = [];
  for (let at = 0; at < rows.length; at += 1) {
    const head = rows[at];
    if (head === undefined || !isHead(head)) continue;
    let end = at + 1;
    for (let row = rows[end]; row !== undefined && isEmpty(row, head, end - at); row = rows[end]) end += 1;
    const below = rows.slice(at + 1, end);
    const list = below.length > 1 && below.length <= mostRows ? listOf(head, below, rows.slice(end)) : undefined;
    if (list !== undefined) lists.push(list);
    if (below.length > 0) at = end - 1;
  }
  return lists;
}
