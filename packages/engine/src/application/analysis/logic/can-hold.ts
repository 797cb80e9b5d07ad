import { type Fact, canAllHold } from './fact.ts';

/**
 * The meaning of a condition. It holds at least whenever the condition does: where something is unknown, it is
 * nothing. So a proposition that cannot hold means a condition that never holds, and nothing else is concluded from it.
 */
export type Proposition =
  | { readonly op: 'constant'; readonly value: boolean }
  | { readonly op: 'and' | 'or'; readonly parts: readonly Proposition[] }
  | { readonly op: 'fact'; readonly fact: Fact };

export const nothing: Proposition = { op: 'constant', value: true };
export const impossible: Proposition = { op: 'constant', value: false };

export function all(parts: readonly Proposition[]): Proposition {
  const open = parts.filter((part) => part !== nothing);
  if (open.includes(impossible)) return impossible;
  const [first, second] = open;
  if (first === undefined) return nothing;
  return second === undefined ? first : { op: 'and', parts: open };
}

export function any(parts: readonly Proposition[]): Proposition {
  const open = parts.filter((part) => part !== impossible);
  if (open.includes(nothing)) return nothing;
  const [first, second] = open;
  if (first === undefined) return impossible;
  return second === undefined ? first : { op: 'or', parts: open };
}

export function factual(fact: Fact): Proposition {
  return { op: 'fact', fact };
}

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
