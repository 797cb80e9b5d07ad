/** A paragraph of one or both of two texts. */
export interface ComparedParagraph {
  readonly change: 'same' | 'added' | 'removed';
  readonly text: string;
}

/** Pairs that are looked at before the rest of a large change is taken as removed and added: memory and time stay bounded. */
const mostPairs = 4_000_000;

/** Paragraphs that only differ in white space are the same. */
const keyOf = (text: string): string => text.replace(/\s+/gu, ' ').trim();

const isSame = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && other !== undefined && keyOf(one) === keyOf(other);
const same = (text: string): ComparedParagraph => ({ change: 'same', text });
const removed = (text: string): ComparedParagraph => ({ change: 'removed', text });
const added = (text: string): ComparedParagraph => ({ change: 'added', text });

/** Lengths of the longest common subsequence from each pair of positions on. */
function commonLengths(before: readonly string[], after: readonly string[]): Uint32Array {
  const width = after.length + 1;
  const lengths = new Uint32Array((before.length + 1) * width);
  for (let at = before.length - 1; at >= 0; at -= 1)
    for (let to = after.length - 1; to >= 0; to -= 1) {
      const here = at * width + to;
      lengths[here] =
        before[at] === after[to]
          ? (lengths[here + width + 1] ?? 0) + 1
          : Math.max(lengths[here + width] ?? 0, lengths[here + 1] ?? 0);
    }
  return lengths;
}

/** What changed between parts that have neither a beginning nor an end in common. */
function compareMiddle(before: readonly string[], after: readonly string[]): ComparedParagraph[] {
  if (before.length * after.length > mostPairs) return [...before.map(removed), ...after.map(added)];
  const [old, now] = [before.map(keyOf), after.map(keyOf)];
  const lengths = commonLengths(old, now);
  const width = now.length + 1;
  const found: ComparedParagraph[] = [];
  let at = 0;
  let to = 0;
  while (at < old.length || to < now.length) {
    const here = at * width + to;
    if (at < old.length && to < now.length && old[at] === now[to]) {
      found.push({ change: 'same', text: after[to] ?? '' });
      at += 1;
      to += 1;
    } else if (at < old.length && (to >= now.length || (lengths[here + width] ?? 0) >= (lengths[here + 1] ?? 0))) {
      found.push(removed(before[at] ?? ''));
      at += 1;
    } else {
      found.push(added(after[to] ?? ''));
      to += 1;
    }
  }
  return found;
}

/**
 * Compares two texts by paragraph: those of both in order, what was removed before what was added in its place. As few paragraphs as
 * possible are marked as changed. Without the removed ones it is the text after, without the added ones the text before, but for
 * white space.
 */
export function compareTexts(before: readonly string[], after: readonly string[]): ComparedParagraph[] {
  let start = 0;
  while (isSame(before[start], after[start])) start += 1;
  let end = 0;
  const most = Math.min(before.length, after.length) - start;
  while (end < most && isSame(before.at(-1 - end), after.at(-1 - end))) end += 1;
  return [
    ...after.slice(0, start).map(same),
    ...compareMiddle(before.slice(start, before.length - end), after.slice(start, after.length - end)),
    ...after.slice(after.length - end).map(same),
  ];
}
