import { isWordRun } from '@shorui/engine';
import { isSingleLetter, type Term } from './terms.ts';

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

/** The keys that every text has which the terms find. */
export function requestedKeys(terms: readonly Term[]): readonly string[] {
  const keys = terms.flatMap(({ tokens, isBeginning }) =>
    tokens.map((token, at) => {
      if (!isWordRun(token)) return token;
      return isBeginning && at === tokens.length - 1 ? token.slice(0, longestBeginning) : wholeWord(token);
    }),
  );
  return [...new Set(keys)];
}

/** Whether every text that has the keys of the terms is found by them: nothing remains to compare. */
export const areKeysEnough = (terms: readonly Term[]): boolean =>
  terms.every((term) => isSingleLetter(term) || (term.tokens.length === 1 && (term.tokens[0] ?? '').length <= 2));

const wholeWord = (run: string): string => `${run.slice(0, longestWord)}.`;
