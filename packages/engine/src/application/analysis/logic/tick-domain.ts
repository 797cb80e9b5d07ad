/** A checkbox. `ticked` and `unticked` are both false if it is hidden; an untouched one is unticked. */
export type TickTest = 'ticked' | 'unticked' | 'answered';

/** What a box can be, and which tests are true then. */
const states: readonly ReadonlySet<TickTest>[] = [
  // hidden
  new Set(),
  // untouched
  new Set<TickTest>(['unticked']),
  new Set<TickTest>(['unticked', 'answered']),
  new Set<TickTest>(['ticked', 'answered']),
];

/** Is there a state of the box that all facts allow? */
export function tickAllows(facts: readonly { readonly test: TickTest; readonly holds: boolean }[]): boolean {
  return states.some((state) => facts.every(({ test, holds }) => state.has(test) === holds));
}

/** A flag is either up or down. */
export function flagAllows(facts: readonly { readonly holds: boolean }[]): boolean {
  return facts.every(({ holds }) => holds === facts[0]?.holds);
}
