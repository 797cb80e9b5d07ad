import { createProblem, type Place, type Problem } from '../../problems/index.ts';

/** Chosen pages, from 0, in the order of the text. With a problem, no pages. */
export interface ChosenPages {
  readonly pages: readonly number[];
  readonly problems: readonly Problem[];
}

/** `3`, `2-5`, `-3` (from the first), `5-` (to the last), `4-2` (backwards). */
const range = /^(?:(\d{1,7})|(\d{0,7})-(\d{0,7}))$/;

function between(from: number, to: number): number[] {
  const step = from <= to ? 1 : -1;
  return Array.from({ length: Math.abs(to - from) + 1 }, (_, index) => from + index * step - 1);
}

/**
 * Reads a choice of pages such as `1-3,5`: pages are counted from 1, may come in any order and more than once. Without a text, all
 * pages.
 */
export function choosePages(text: string | undefined, count: number, place: Place): ChosenPages {
  if (text === undefined) return { pages: between(1, count), problems: [] };
  const pages: number[] = [];
  for (const part of text.split(',')) {
    const found = range.exec(part.trim());
    const [, one, from = '', to = ''] = found ?? [];
    const isEmpty = one === undefined && from === '' && to === '';
    if (!found || isEmpty)
      return { pages: [], problems: [createProblem('pdf.merge-pages-syntax', place, { pages: text })] };
    const [first, last] = one === undefined ? [Number(from || 1), Number(to || count)] : [Number(one), Number(one)];
    const unknown = [first, last].find((page) => page < 1 || page > count);
    if (unknown !== undefined) {
      return { pages: [], problems: [createProblem('pdf.merge-pages-unknown', place, { page: unknown, count })] };
    }
    pages.push(...between(first, last));
  }
  return { pages, problems: [] };
}
