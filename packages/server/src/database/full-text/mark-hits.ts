import { foldWithPlaces } from '@shorui/engine';
import type { Term } from './terms.ts';

/** A piece of an excerpt; `hit`: what the query found. */
export interface MarkedPart {
  readonly text: string;
  readonly hit: boolean;
}

/** Stretch of a text, `start` up to but not `end`, in UTF-16 units. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** The places of the terms in a text, in order; those that touch are joined. The same as the search finds (see foldRuns). */
export function hitsIn(text: string, terms: readonly Term[]): readonly Stretch[] {
  const { folded, starts, ends } = foldWithPlaces(text);
  const found: Stretch[] = [];
  for (const { needle } of terms) {
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

/** A text in marked and unmarked parts. White space is one space each. */
export function markHits(text: string, terms: readonly Term[]): readonly MarkedPart[] {
  return partsOf(text, hitsIn(text, terms));
}

/** A text with stretches of it marked, which are in order and do not touch. White space is one space each. */
export function partsOf(text: string, hits: readonly Stretch[]): readonly MarkedPart[] {
  const parts: MarkedPart[] = [];
  let done = 0;
  const add = (end: number, hit: boolean): void => {
    if (end > done) parts.push({ text: text.slice(done, end).replace(/\s+/gu, ' '), hit });
    done = Math.max(done, end);
  };
  for (const { start, end } of hits) {
    add(start, false);
    add(end, true);
  }
  add(text.length, false);
  return parts;
}
