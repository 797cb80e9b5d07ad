import { foldForSearch, japaneseSortKey } from '@shorui/engine/japanese';

/** Columns of a table whose texts are folded. A line is some columns written one after the other. */
export interface FoldedFrom {
  /** Lines that a keyword is looked for in, each by itself. */
  readonly search: readonly (readonly string[])[];
  /** Lines that rows are sorted by: the first that is not empty, the later ones between equal rows. */
  readonly order: readonly (readonly string[])[];
}

/** The two columns of every table whose rows are searched by a keyword and listed by name. */
export interface FoldedValues {
  readonly search_text: string;
  readonly sort_key: string;
}

type Values = Readonly<Record<string, unknown>>;

/** Code points of `sort_key`. An index entry of PostgreSQL holds 2,700 bytes. */
export const sortKeyLength = 300;

const lineOf = (columns: readonly string[], values: Values, between: string): string =>
  columns
    .map((column) => values[column])
    .filter((value) => typeof value === 'string' && value !== '')
    .join(between);

/** Both columns of a row. Two keywords of one word, in any width and kind of kana, find it; see foldForSearch and japaneseSortKey. */
export function foldedValues({ search, order }: FoldedFrom, values: Values): FoldedValues {
  const lines = search.map((columns) => foldForSearch(lineOf(columns, values, '')));
  const [first = '', ...further] = order.map((columns) => lineOf(columns, values, ' ')).filter((line) => line !== '');
  return {
    search_text: lines.filter((line) => line !== '').join('\n'),
    sort_key: japaneseSortKey(first, further, sortKeyLength),
  };
}

/** A pattern of LIKE … ESCAPE '!' for a search_text that contains the keyword; `%` and `_` are ordinary characters. */
export const searchPattern = (keyword: string): string => `%${foldForSearch(keyword).replace(/[!%_]/g, '!$&')}%`;
