import { fieldType } from '../../application/schema/index.ts';
import { toFullWidth } from '../../japanese/index.ts';
import type { NamedBlank } from './blank.ts';
import { fieldByName } from './field-by-name.ts';
import { headingOf, type FoundBlank, type FoundList, type PlacedPrint } from './blanks-in-lines.ts';
import type { EmptyRows } from './empty-rows.ts';
import { isSummed } from './sum-rows.ts';
import type { TextBlock } from './text-blocks.ts';

/** What a column in yen asks. */
const yen = { values: { type: fieldType.number, unit: '円' }, theme: 'money' } as const;

const keyOf = (path: readonly number[]): string => path.join('.');

/** A tag at the beginning of a row, and one at its end. */
const around = (
  [first, last]: readonly [TextBlock, TextBlock],
  open: (name: string) => string,
  close: string,
): PlacedPrint[] => [
  { block: first, at: 0, from: '', to: open },
  { block: last, at: last.text.length, from: '', to: () => close },
];

const digits = /[\d０-９]+/u;

/** The number of an empty row with another number, in the width in which it is printed. */
const renumbered = (text: string, number: number): string =>
  text.replace(digits, (own) => (/[０-９]/u.test(own) ? toFullWidth(String(number)) : String(number)));

/** The number of an empty row: one less where the list is empty, whose first row is not printed. */
const emptyNumber = (block: TextBlock, number: number): PlacedPrint[] =>
  digits.test(block.text)
    ? [
        {
          block,
          at: 0,
          from: block.text,
          to: (name) =>
            `{{#if ${name}}}${renumbered(block.text, number)}{{else}}${renumbered(block.text, number - 1)}{{/if}}`,
        },
      ]
    : [];

/**
 * The tags that repeat the first row for each thing. The empty rows below it stay as long as there are fewer things than rows, so that the
 * form keeps its length.
 */
function tagsOf(ends: readonly (readonly [TextBlock, TextBlock])[], numbers: readonly TextBlock[]): PlacedPrint[] {
  return [
    ...ends.flatMap((row, index) =>
      index === 0
        ? around(row, (name) => `{{#each ${name}}}`, '{{/each}}')
        : [
            ...around(row, (name) => `{{#if (lt (length ${name}) ${index + 1})}}`, '{{/if}}'),
            ...emptyNumber(row[0], index + 1),
          ],
    ),
    ...numbers.map((block): PlacedPrint => ({ block, at: 0, from: block.text, to: () => '{{@number}}' })),
  ];
}

type OfCell = (text: string, name: string, inForm: boolean) => NamedBlank[] | undefined;

/** The blank of one cell: the only one in its words, else all of it. */
function blankOfCell(text: string, name: string, ofCell: OfCell): NamedBlank {
  const [found, another] = ofCell(text, name, true) ?? [];
  const whole = { at: 0, from: text, before: '', name, isShared: false };
  return { ...(found === undefined || another !== undefined ? whole : found), name };
}

/** A column of a list with its blank. */
interface FoundColumn {
  readonly number: number;
  readonly found: FoundBlank;
}

/** The sums in the rows below a list: formulas, of which the one of the amounts has the name of its row. */
function sumsOf(
  rows: EmptyRows,
  columns: readonly FoundColumn[],
  blockOf: (paragraph: Pick<TextBlock, 'path'>) => TextBlock[],
  ofCell: OfCell,
): FoundBlank[] {
  return rows.sums.flatMap(({ name, cells, blocks }) => {
    const own = blocks.flatMap(blockOf);
    const summed = cells.flatMap(({ column, paragraph }) => {
      const found = columns.find(({ number }) => number === column)?.found;
      const { theme, values } = found === undefined ? {} : { ...fieldByName(found.name), ...found };
      const isMoney = theme === 'money';
      const isSum = found !== undefined && values?.type === fieldType.number && isSummed(found.name, isMoney);
      return isSum ? blockOf(paragraph).map((block) => ({ block, found, isMoney, unit: values.unit })) : [];
    });
    const main = summed.findLast(({ isMoney }) => isMoney) ?? summed.at(-1);
    return summed.map((each): FoundBlank => {
      const { block, found, unit } = each;
      const called = each === main ? name : `${found.name}の${name}`;
      return {
        ...blankOfCell(block.text, called, ofCell),
        block,
        blocks: own,
        sumOf: found,
        theme: 'sum',
        values: { type: fieldType.formula, ...(unit !== undefined && { unit }) },
      };
    });
  });
}

/**
 * The empty rows of a table: a list with the names of the columns, whose first row prints each thing. Rows of sums below them are
 * its formulas.
 * @param ofCell finds the blanks of a cell, by its text and its name
 */
export function blanksInRows(blocks: readonly TextBlock[], at: number, ofCell: OfCell): FoundBlank[] {
  const rows = blocks[at]?.rows;
  if (rows === undefined) return [];
  const own = blocks.filter((block) => block.rows === rows);
  const byPath = new Map(
    blocks.filter(({ part }) => part === blocks[at]?.part).map((block) => [keyOf(block.path), block]),
  );
  const blockOf = ({ path }: Pick<TextBlock, 'path'>): TextBlock[] => {
    const block = byPath.get(keyOf(path));
    return block === undefined ? [] : [block];
  };
  const ends = rows.ends.flatMap(([start, end]) => {
    const [[first], [last]] = [blockOf(start), blockOf(end)];
    return first === undefined || last === undefined ? [] : [[first, last] as const];
  });
  const heading = headingOf(blocks[at - 1]);
  const list: FoundList = {
    name: heading === '' ? '明細' : heading,
    tags: tagsOf(ends, rows.numbers.flatMap(blockOf)),
  };
  const columns = rows.columns.flatMap(({ name, number, paragraph, isMoney }) =>
    blockOf(paragraph).map((block): FoundColumn => ({
      number,
      found: { ...blankOfCell(block.text, name, ofCell), block, blocks: own, list, ...(isMoney && yen) },
    })),
  );
  return [...columns.map(({ found }) => found), ...sumsOf(rows, columns, blockOf, ofCell)];
}
