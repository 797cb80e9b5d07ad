/** Names longer than this are compared by their beginning only: the cost grows with the square of the length. */
const longestCompared = 80;

/**
 * The form in which names are compared: width, letter case, spaces, `_` and `-` do not count, and katakana equals hiragana.
 * Only for guessing what a writer meant; two names that fold alike are still two names.
 */
function fold(name: string): string[] {
  const folded = name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_-]/gu, '')
    .replace(/[ァ-ヶ]/gu, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));
  return Array.from(folded).slice(0, longestCompared);
}

/**
 * Number of single edits between two names: insert, delete or replace a character, or swap two neighbors
 * (optimal string alignment).
 */
function editDistance(from: readonly string[], to: readonly string[]): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const same = from[row - 1] === to[column - 1];
      let least = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      if (row > 1 && column > 1 && swapped) least = Math.min(least, (beforeLast[column - 2] ?? 0) + 1);
      current.push(least);
    }
    beforeLast = last;
    last = current;
  }
  return last[to.length] ?? 0;
}

/**
 * The known name that a writer most likely meant by `name`, or undefined when none is near: at most one edit in three
 * characters may differ, and a name of two characters or less must match but for width, case and kana. Of two equally near
 * names the earlier one wins.
 */
export function nearestName(name: string, known: Iterable<string>): string | undefined {
  const wanted = fold(name);
  let best: string | undefined;
  let leastDistance = Number.POSITIVE_INFINITY;
  for (const candidate of known) {
    const folded = fold(candidate);
    const allowed = Math.floor(Math.max(wanted.length, folded.length) / 3);
    if (Math.abs(folded.length - wanted.length) > Math.min(allowed, leastDistance)) continue;
    const distance = editDistance(wanted, folded);
    if (distance <= allowed && distance < leastDistance) {
      best = candidate;
      leastDistance = distance;
    }
  }
  return best;
}
