import type { EditorBlock, TemplateDocument } from '../../application/schema/index.ts';

/** A paragraph of a Word file with the words that are next to it. */
export interface TextBlock {
  /** Types of the blocks from the section down to the paragraph, which is the last. */
  readonly types: readonly EditorBlock['type'][];
  readonly path: readonly number[];
  readonly text: string;
  /** For the only paragraph of a cell: the words of the cell before it in its row. */
  readonly label?: string;
  /** Is its table a form: two columns, of which the right one has blanks? */
  readonly inForm?: boolean;
}

/** Characters that forms print where something is to be written. */
export const blank = '[\\s_＿・…．○〇●◯△×Ｘ]';
const onlyBlank = new RegExp(`^${blank}*$`, 'u');
const circles = /([○〇●◯△×])\1/u;
/** The longest words that name what is next to them. */
const longestLabel = 20;

const textOf = ({ text = '', children = [] }: EditorBlock): string => text + children.map(textOf).join('');

/** The only paragraph of a cell; undefined when it has several blocks. */
const onlyParagraph = ({ children = [] }: EditorBlock): EditorBlock | undefined =>
  children.length === 1 && children[0]?.type === 'paragraph' ? children[0] : undefined;

const isLabel = (text: string): boolean =>
  text !== '' && [...text].length <= longestLabel && !/[。、]/u.test(text) && !onlyBlank.test(text);

/** Words as they name a value: without the spaces that spread them over a cell, without notes in brackets and marks of lists. */
export const labelOf = (text: string): string =>
  text
    .replace(/[（(［[【].*$/u, '')
    .replace(/^[\s\d０-９.．)）①-⑳]+/u, '')
    .replace(/[\s：:]+/gu, '');

interface Cells {
  readonly label: EditorBlock;
  readonly value: EditorBlock;
}

/** Words and the cell after them: every second cell of a row, as 氏名 | … | 生年月日 | … */
function pairsOf({ children = [] }: EditorBlock): Cells[] {
  const pairs: Cells[] = [];
  for (let at = 0; at + 1 < children.length; at += 1) {
    const [label, value] = [children[at], children[at + 1]];
    if (label === undefined || value === undefined || !isLabel(textOf(label).trim())) continue;
    pairs.push({ label, value });
    at += 1;
  }
  return pairs;
}

/** The words that name each cell of a table, and whether the table is a form that was filled in as an example. */
function readTable({ children: rows = [] }: EditorBlock) {
  const pairs = rows.flatMap((row) => pairsOf(row));
  const hasTwoColumns = rows.every(({ children = [] }) => children.length <= 2);
  const isForm =
    hasTwoColumns && pairs.some(({ value }) => onlyBlank.test(textOf(value)) || circles.test(textOf(value)));
  return { isForm, labels: new Map(pairs.map(({ label, value }) => [value, labelOf(textOf(label))])) };
}

/** The paragraphs of the text of a Word file, in its order. What headers and notes contain is left out. */
export function textBlocks({ children }: TemplateDocument): TextBlock[] {
  const found: TextBlock[] = [];
  const walk = (block: EditorBlock, around: readonly EditorBlock['type'][], cell: Partial<TextBlock>): void => {
    const types = [...around, block.type];
    if (block.type === 'paragraph' || block.type === 'listItem')
      found.push({ types, path: block.path, text: block.text ?? '', ...cell });
    const table = block.type === 'table' ? readTable(block) : undefined;
    for (const child of block.children ?? []) {
      if (table === undefined) {
        walk(child, types, onlyParagraph(block) === child ? cell : {});
        continue;
      }
      for (const each of child.children ?? []) {
        const label = table.labels.get(each);
        walk(each, [...types, child.type], label === undefined ? {} : { label, inForm: table.isForm });
      }
    }
  };
  for (const block of children) if (block.type === 'section') walk(block, [], {});
  return found;
}
