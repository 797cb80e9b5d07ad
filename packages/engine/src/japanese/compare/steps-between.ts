/** A unit of one or both of two lists, by its place in each. */
export interface ComparedStep {
  /** Undefined: only the list after has it. */
  readonly before: number | undefined;
  /** Undefined: only the list before has it. */
  readonly after: number | undefined;
}

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

/** The steps between lists that have neither a beginning nor an end in common, what was removed before what was added. */
function middleSteps(before: readonly string[], after: readonly string[], mostPairs: number): ComparedStep[] {
  if (before.length * after.length > mostPairs)
    return [
      ...before.map((_, at) => ({ before: at, after: undefined })),
      ...after.map((_, to) => ({ before: undefined, after: to })),
    ];
  const lengths = commonLengths(before, after);
  const width = after.length + 1;
  const steps: ComparedStep[] = [];
  for (let at = 0, to = 0; at < before.length || to < after.length;) {
    const here = at * width + to;
    if (at < before.length && to < after.length && before[at] === after[to]) {
      steps.push({ before: at, after: to });
      at += 1;
      to += 1;
    } else if (at < before.length && (to >= after.length || (lengths[here + width] ?? 0) >= (lengths[here + 1] ?? 0))) {
      steps.push({ before: at, after: undefined });
      at += 1;
    } else {
      steps.push({ before: undefined, after: to });
      to += 1;
    }
  }
  return steps;
}

const same = (count: number, from: number, fromAfter: number): readonly ComparedStep[] =>
  Array.from({ length: count }, (_, at) => ({ before: from + at, after: fromAfter + at }));

/**
 * Compares two lists of texts: the places of all units of both in order, those that are equal together, as many as possible. Of lists
 * whose middles have more than `mostPairs` pairs, the middle is removed and added as a whole: memory and time stay bounded.
 */
export function stepsBetween(
  before: readonly string[],
  after: readonly string[],
  mostPairs: number,
): readonly ComparedStep[] {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const middle = middleSteps(
    before.slice(start, before.length - end),
    after.slice(start, after.length - end),
    mostPairs,
  );
  const moved = (place: number | undefined): number | undefined => (place === undefined ? undefined : place + start);
  return [
    ...same(start, 0, 0),
    ...middle.map((step) => ({ before: moved(step.before), after: moved(step.after) })),
    ...same(end, before.length - end, after.length - end),
  ];
}
