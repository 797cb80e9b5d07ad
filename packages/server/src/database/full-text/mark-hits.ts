import { findNeedles, type Stretch } from '@shorui/engine/japanese';
import type { Term } from './terms.ts';

/** A piece of an excerpt; `hit`: what the query found. */
export interface MarkedPart {
  readonly text: string;
  readonly hit: boolean;
}

/** The places of the terms in a text, in order; those that touch are joined. */
export const hitsIn = (text: string, terms: readonly Term[]): readonly Stretch[] =>
  findNeedles(
    text,
    terms.map(({ needle }) => needle),
  );

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
