import { canAllHold, type Fact } from './fact.ts';
import type { Proposition } from './proposition.ts';

/** Steps after which the search gives up and takes it that the proposition can hold. */
const mostSteps = 4000;

/** The facts assumed in one branch of the alternatives, by unknown. */
type Facts = ReadonlyMap<string, readonly Fact[]>;

class Search {
  private steps = 0;

  /** True if all of `pending` can hold together with the assumed facts. */
  canHold(pending: readonly Proposition[], facts: Facts): boolean {
    this.steps += 1;
    if (this.steps > mostSteps) return true;
    const [first, ...rest] = pending;
    if (first === undefined) return true;
    switch (first.op) {
      case 'constant':
        return first.value && this.canHold(rest, facts);
      case 'and':
        return this.canHold([...this.simpleFirst(first.parts), ...rest], facts);
      case 'or':
        // Alternatives multiply, so what is certain is looked at before.
        if (rest.some(({ op }) => op !== 'or')) return this.canHold([...this.simpleFirst([...rest, first])], facts);
        return first.parts.some((part) => this.canHold([part, ...rest], facts));
      case 'fact':
        return this.withFact(first.fact, rest, facts);
    }
  }

  private simpleFirst(parts: readonly Proposition[]): Proposition[] {
    return [...parts.filter(({ op }) => op !== 'or'), ...parts.filter(({ op }) => op === 'or')];
  }

  private withFact(fact: Fact, rest: readonly Proposition[], facts: Facts): boolean {
    const known = [...(facts.get(fact.unknown) ?? []), fact];
    return canAllHold(known) && this.canHold(rest, new Map(facts).set(fact.unknown, known));
  }
}

/** Are there answers under which the proposition holds? False only when there are surely none. */
export function canHold(proposition: Proposition): boolean {
  return new Search().canHold([proposition], new Map());
}
