import { isWordRun } from '@shorui/engine/japanese';
import type { Term } from './terms.ts';

/**
 * Keys by which texts are found in the search index of PostgreSQL (migration 075 makes the same): of a word the whole, with a period,
 * and its beginnings; of a Japanese run every letter and every pair.
 */

/** Letters of the longest beginning of a word, and of a word; what is longer is cut. */
export const longestBeginning = 8;
export const longestWord = 64;

/** The keys of a folded text, each once. */
export function textKeys(folded: string): readonly string[] {
  const keys = folded.split(' ').flatMap((run) => {
    if (run === '') return [];
    if (!isWordRun(run)) return [...run].flatMap((letter, at, all) => [letter, letter + (all[at + 1] ?? '')]);
    const beginnings = Array.from({ length: Math.min(run.length, longestBeginning) }, (_, at) => run.slice(0, at + 1));
    return [wholeWord(run), ...beginnings];
  });
  return [...new Set(keys)];
}

/** Keys that are looked up of one term: what has these in common is so rare that comparing the rest takes less time than further keys. */
export const mostKeysOfTerm = 8;

/** The keys that every text has which the terms find. */
export function requestedKeys(terms: readonly Term[]): readonly string[] {
  const keys = terms.flatMap(({ tokens, isBeginning }) =>
    tokens.slice(-mostKeysOfTerm).map((token, at, all) => {
      if (!isWordRun(token)) return token;
      return isBeginning && at === all.length - 1 ? token.slice(0, longestBeginning) : wholeWord(token);
    }),
  );
  return [...new Set(keys)];
}

/** Whether every text that has the keys of a term is found by it, so that nothing remains to be compared: one key is the term. */
export function areKeysEnough({ tokens }: Term): boolean {
  const [token = '', ...others] = tokens;
  return others.length === 0 && [...token].length <= (isWordRun(token) ? longestBeginning : 2);
}

const wholeWord = (run: string): string => `${run.slice(0, longestWord)}.`;
