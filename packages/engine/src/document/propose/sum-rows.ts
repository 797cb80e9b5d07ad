import type { EditorBlock } from '../../application/schema/index.ts';
import { inYen } from './blank.ts';
import { hasRoom } from './blank-words.ts';
import { paragraphsIn, textOf } from './table-labels.ts';

/** A row below those of a list, with room for sums of its columns. */
export interface SumRow {
  /** 合計 or 小計, as it is printed. */
  readonly name: string;
  /** The columns of the list by their numbers, and the paragraph below each. */
  readonly cells: readonly { readonly column: number; readonly paragraph: EditorBlock }[];
  /** All paragraphs of the row. */
  readonly blocks: readonly EditorBlock[];
}

/** Words that are a sum and nothing else. What has a tax or a rate in it is none: 合計（税込）. */
const sum = /^(?:合計|小計|総計|計)$/u;

/** A column whose numbers mean nothing when they are added. */
const rate = /単価|時給|日給|月給|割合|率|年齢|番号/u;
const quantity = /(?:数量|数)$/u;

const wordsOf = (cell: EditorBlock): string =>
  textOf(cell)
    .replace(inYen, '')
    .replace(/[\s　：:]+/gu, '');

/**
 * The rows of sums right below a list: 合計 alone, and room in each other cell. What comes after another row, as of a tax, is no sum of
 * the list alone. A row with fewer cells than the list has columns begins with merged ones.
 */
export function sumRowsBelow(rows: readonly EditorBlock[], columns: number): SumRow[] {
  const found: SumRow[] = [];
  for (const { children: cells = [] } of rows) {
    const label = cells.findIndex((cell) => sum.test(wordsOf(cell)));
    const isAlone = cells.every((cell, at) => at === label || hasRoom(textOf(cell)));
    if (label < 0 || !isAlone || cells.length > columns) break;
    found.push({
      name: wordsOf(cells[label] ?? { type: 'cell', path: [] }),
      cells: cells.flatMap((cell, at) => {
        const [paragraph, another] = paragraphsIn(cell);
        return at <= label || paragraph === undefined || another !== undefined
          ? []
          : [{ column: at + columns - cells.length, paragraph }];
      }),
      blocks: cells.flatMap(paragraphsIn),
    });
  }
  return found;
}

/** Do the numbers of a column add up to something: amounts and quantities, no prices of one piece? */
export const isSummed = (name: string, isMoney: boolean): boolean =>
  !rate.test(name) && (isMoney || quantity.test(name));
