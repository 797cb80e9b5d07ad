import type { EditorBlock } from '../../application/schema/index.ts';
import { hasRoom } from './blank-words.ts';
import { labelOf, onlyBlank } from './blank.ts';

const circles = /([○〇●◯△×])\1/u;
/** The longest words that name what is next to them. */
const longestLabel = 20;
/** Words that are printed after a value name none. */
const noLabel = /^(?:様|殿|御中|印|㊞|円|年|月|日|〒)$/u;

/** The text of a block with all that is in it. */
export const textOf = ({ text = '', children = [] }: EditorBlock): string => text + children.map(textOf).join('');

/** The paragraphs of a block, also those in lists, tables, boxes and content controls. */
export const paragraphsIn = (block: EditorBlock): EditorBlock[] =>
  block.type === 'paragraph' || block.type === 'listItem' ? [block] : (block.children ?? []).flatMap(paragraphsIn);

/** Do words name what is next to them? */
export const isLabel = (text: string): boolean =>
  text !== '' &&
  [...text].length <= longestLabel &&
  !/[。、]/u.test(text) &&
  !onlyBlank.test(text) &&
  !/[□☐☑☒]/u.test(text) &&
  !noLabel.test(labelOf(text)) &&
  labelOf(text) !== '';

interface Cells {
  readonly label: EditorBlock;
  readonly value: EditorBlock;
}

type IsOpen = (cell: EditorBlock) => boolean;

/** Words and the cell after them, as 氏名 | … | 生年月日 | … Of more than two cells only those with room are values. */
function pairsOf({ children = [] }: EditorBlock, isOpen: IsOpen): Cells[] {
  const pairs: Cells[] = [];
  for (let at = 0; at + 1 < children.length; at += 1) {
    const [label, value] = [children[at], children[at + 1]];
    if (label === undefined || value === undefined || !isLabel(textOf(label).trim()) || isOpen(label)) continue;
    if (children.length > 2 && !isOpen(value)) continue;
    pairs.push({ label, value });
    at += 1;
  }
  return pairs;
}

/** Does the table begin with the names of its columns? */
const hasHead = ([first]: readonly EditorBlock[]): boolean => {
  const heads = first?.children ?? [];
  return heads.length > 2 && heads.every((cell) => isLabel(textOf(cell).trim()) && !hasRoom(textOf(cell)));
};

/** The names of columns and the cells below them. More than one row below them is a list, whose cells are no single answers. */
function columnsOf(rows: readonly EditorBlock[]): Cells[] {
  const [heads = [], cells = []] = rows.map(({ children }) => children);
  if (rows.length !== 2 || heads.length !== cells.length || !cells.every((cell) => hasRoom(textOf(cell)))) return [];
  return heads.flatMap((label, at) => {
    const value = cells[at];
    return value === undefined ? [] : [{ label, value }];
  });
}

/** What the cells of a table are called. */
interface TableLabels {
  /** Was the table filled in as an example: two columns, of which the right one has blanks? */
  readonly isForm: boolean;
  readonly labels: ReadonlyMap<EditorBlock, string>;
}

/**
 * The words that name each cell of a table.
 * @param isFilledLater whether the cell has a content control that nothing is filled into yet
 */
export function readTable({ children: rows = [] }: EditorBlock, isFilledLater: IsOpen): TableLabels {
  const isOpen: IsOpen = (cell) => isFilledLater(cell) || hasRoom(textOf(cell));
  const pairs = hasHead(rows) ? columnsOf(rows) : rows.flatMap((row) => pairsOf(row, isOpen));
  const hasTwoColumns = rows.every(({ children = [] }) => children.length <= 2);
  const isForm =
    hasTwoColumns && pairs.some(({ value }) => onlyBlank.test(textOf(value)) || circles.test(textOf(value)));
  return { isForm, labels: new Map(pairs.map(({ label, value }) => [value, labelOf(textOf(label))])) };
}
