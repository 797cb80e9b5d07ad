import { foldRuns, isWordRun } from './fold-runs.ts';
import { foldWithPlaces } from './fold-with-places.ts';

/** Stretch of a text, `start` up to but not `end`, in UTF-16 units. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** Terms of a query beyond these are not looked for, and what is longer is cut; characters. */
const mostTerms = 10;
const longestTerm = 100;

/** The different terms of a query, folded (foldRuns) without the spaces around them: what is between two spaces. */
export function termsOf(query: string): readonly string[] {
  const folded = query
    .split(/\s+/u)
    .map((term) => foldRuns([...term].slice(0, longestTerm).join('')).trim())
    .filter((term) => term !== '');
  return [...new Set(folded)].slice(0, mostTerms);
}

/** What the folded text of a document contains if a term finds it: words from their beginning, Japanese anywhere in a run. */
export const needleOf = (term: string): string => (isWordRun(term) ? ' ' : '') + term;

/**
 * The places of needles in a text, in order; those that touch are joined.
 * @param needles of `needleOf`
 */
export function findNeedles(text: string, needles: readonly string[]): readonly Stretch[] {
  const { folded, starts, ends } = foldWithPlaces(text);
  const found: Stretch[] = [];
  for (const needle of needles) {
    const skipped = needle.startsWith(' ') ? 1 : 0;
    for (let at = folded.indexOf(needle); at !== -1; at = folded.indexOf(needle, at + 1)) {
      found.push({ start: starts[at + skipped] ?? 0, end: ends[at + needle.length - 1] ?? text.length });
    }
  }
  found.sort((a, b) => a.start - b.start || a.end - b.end);
  return found.reduce<Stretch[]>((joined, each) => {
    const last = joined.at(-1);
    if (last === undefined || each.start > last.end) joined.push(each);
    else joined[joined.length - 1] = { start: last.start, end: Math.max(last.end, each.end) };
    return joined;
  }, []);
}

/** The places of the words of a query in a text, as the search for documents finds them. */
export const findWords = (text: string, query: string): readonly Stretch[] =>
  findNeedles(text, termsOf(query).map(needleOf));
