import type { Problem } from '../../../problems/index.ts';

/**
 * An open tag that is never closed and the next close tag that closes nothing most likely belong together: a writer closed an
 * `if` with `/each`. Each then names the other's place.
 */
export function relateBlocks(problems: readonly Problem[]): Problem[] {
  const related = new Map<Problem, Problem>();
  const closes = problems.filter(({ id }) => id === 'word.close-without-open');
  // Inner blocks end first, so the last open tag takes the first close tag after it.
  for (const open of problems.filter(({ id }) => id === 'word.block-unclosed').toReversed()) {
    const close = closes.find((each) => !related.has(each) && isAfter(each, open));
    if (!close) continue;
    related.set(open, close);
    related.set(close, open);
  }
  return problems.map((problem) => {
    const other = related.get(problem);
    return other && !problem.related ? { ...problem, related: other.place } : problem;
  });
}

function isAfter({ place: a }: Problem, { place: b }: Problem): boolean {
  if (a.part !== b.part) return false;
  const paragraphs = (a.paragraph ?? 0) - (b.paragraph ?? 0);
  return paragraphs > 0 || (paragraphs === 0 && (a.offset ?? 0) > (b.offset ?? 0));
}
