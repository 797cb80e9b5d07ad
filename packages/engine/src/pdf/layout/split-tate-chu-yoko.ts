import type { TateChuYokoItem, TextItem } from './inline-item.ts';

const MOST_DIGITS = 2;
/** Runs of halfwidth letters, digits and the signs inside numbers and words. */
const latinRun = /[!-~]+/gu;
const digits = /^\d+$/u;

/**
 * A text cut so that short numbers of vertical lines are upright in one cell (縦中横): runs of up to `most` halfwidth digits
 * that no other Latin character touches. The pieces together are the same source text.
 */
export function splitTateChuYoko(item: TextItem, most = MOST_DIGITS): (TextItem | TateChuYokoItem)[] {
  const { text, style } = item;
  const pieces: (TextItem | TateChuYokoItem)[] = [];
  let start = 0;
  for (const match of text.matchAll(latinRun)) {
    const [run] = match;
    if (run.length > most || !digits.test(run)) continue;
    if (match.index > start) pieces.push({ kind: 'text', text: text.slice(start, match.index), style });
    pieces.push({ kind: 'tateChuYoko', text: run, style });
    start = match.index + run.length;
  }
  if (start < text.length || pieces.length === 0) pieces.push({ kind: 'text', text: text.slice(start), style });
  return pieces;
}
