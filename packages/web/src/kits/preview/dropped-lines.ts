import type { Explanation } from '@shorui/engine';
import { previewText } from '../../messages/preview.ts';
import { reasonLines } from './reason-lines.ts';

/** Most repetitions that are looked at. */
const mostRepetitions = 20;

interface Dropped {
  /** Which repetition of each loop, from 0, outermost first. */
  readonly repeat: readonly number[];
  readonly lines: readonly string[];
}

/** What drops a block in each repetition of the loops around it. */
function eachRepetition(
  why: (repeat: readonly number[]) => readonly Explanation[],
  linesOf: (reasons: readonly Explanation[]) => readonly string[],
): readonly Dropped[] {
  const found: Dropped[] = [];
  const walk = (repeat: readonly number[]): void => {
    if (found.length >= mostRepetitions) return;
    const reasons = why(repeat);
    const counts = reasons.flatMap(({ repetitions }) => repetitions ?? []);
    const count = counts[repeat.length] ?? 0;
    if (count === 0) found.push({ repeat, lines: linesOf(reasons) });
    for (let index = 0; index < count; index++) walk([...repeat, index]);
  };
  walk([]);
  return found;
}

/**
 * Which answers drop a block, as sentences. Where they differ between repetitions, a sentence names those that it is about.
 * @param why the reasons of the block in a repetition, from 0, outermost loop first
 */
export function droppedLines(
  why: (repeat: readonly number[]) => readonly Explanation[],
  locale: 'ja' | 'en',
): readonly string[] {
  const words = previewText[locale === 'ja' ? 'jp' : 'en'];
  const linesOf = (reasons: readonly Explanation[]): readonly string[] => [
    ...new Set(reasons.filter(({ holds }) => !holds).flatMap((reason) => reasonLines(reason, locale))),
  ];
  const all = eachRepetition(why, linesOf);
  const lines = new Set(all.flatMap((each) => each.lines));
  return [...lines].map((line) => {
    const about = all.filter((each) => each.lines.includes(line));
    if (about.length === all.length) return line;
    return words.inRepetitions(
      about.map(({ repeat }) => repeat.map((index) => index + 1)),
      line,
    );
  });
}
