/** The possible choices: some of the options, at most `most`. Without an answer nothing is chosen. */
export interface ChoiceDomain {
  readonly options: readonly number[];
  readonly most: number;
  /** Is something always chosen? */
  readonly answered: boolean;
}

/**
 * `any`: at least one of these is chosen. `all`: all of these are. `exact`: these and no others are. `count`: how many are,
 * as a test of the number.
 */
export type ChoiceTest =
  | { readonly op: 'any' | 'all' | 'exact'; readonly ids: readonly number[] }
  | { readonly op: 'count'; readonly holds: (count: number) => boolean };

interface ChoiceFact {
  readonly test: ChoiceTest;
  readonly holds: boolean;
}

/** More options than this in the facts are not tried out one combination at a time. */
const mostTried = 10;

function isTrue(test: ChoiceTest, chosen: ReadonlySet<number>, count: number): boolean {
  switch (test.op) {
    case 'any':
      return test.ids.some((id) => chosen.has(id));
    case 'all':
      return test.ids.every((id) => chosen.has(id));
    case 'exact':
      return test.ids.length === count && test.ids.every((id) => chosen.has(id));
    case 'count':
      return test.holds(count);
  }
}

function mentioned(facts: readonly ChoiceFact[]): Set<number> {
  return new Set(facts.flatMap(({ test }) => (test.op === 'count' ? [] : test.ids)));
}

/** Options that have to be chosen, and options that cannot be, by the facts that leave no choice. */
function forced(facts: readonly ChoiceFact[]): { chosen: Set<number>; out: Set<number> } {
  const chosen = new Set<number>();
  const out = new Set<number>();
  for (const { test, holds } of facts) {
    if (test.op === 'count') continue;
    const { ids } = test;
    if (holds && (test.op !== 'any' || ids.length === 1)) for (const id of ids) chosen.add(id);
    if (!holds && (test.op === 'any' || (test.op === 'all' && ids.length === 1))) for (const id of ids) out.add(id);
  }
  return { chosen, out };
}

/** Is there a choice that all facts allow? Exact up to ten options in question; above that, doubt counts as yes. */
export function choiceAllows(domain: ChoiceDomain, facts: readonly ChoiceFact[]): boolean {
  const inQuestion = [...mentioned(facts)];
  const available = new Set(domain.options);
  const { chosen, out } = forced(facts);
  if ([...chosen].some((id) => out.has(id) || !available.has(id)) || chosen.size > domain.most) return false;
  const open = inQuestion.filter((id) => available.has(id) && !chosen.has(id) && !out.has(id));
  if (open.length > mostTried) return true;
  // Options that no fact mentions differ in nothing: only how many of them are chosen counts.
  const others = domain.options.length - inQuestion.filter((id) => available.has(id)).length;
  for (let bits = 0; bits < 2 ** open.length; bits += 1) {
    const combination = new Set([...chosen, ...open.filter((_, position) => (bits >> position) & 1)]);
    for (let more = 0; more <= others && combination.size + more <= domain.most; more += 1) {
      const count = combination.size + more;
      if (count === 0 && domain.answered) continue;
      if (facts.every(({ test, holds }) => isTrue(test, combination, count) === holds)) return true;
    }
  }
  return false;
}
