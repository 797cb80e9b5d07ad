import type { RawAnswers } from '../resolved.ts';
import type { ModelList, ScopeState } from '../model/things.ts';

/** The stored answers of a list; undefined if there are none. */
export function keepList(list: ModelList, state: ScopeState): unknown {
  const input = state.listInputs[list.position] ?? null;
  const repetitions = state.lists[list.position] ?? [];
  if (input === null) return undefined;
  if (input.foreign !== undefined) return input.foreign;
  return [...repetitions.map(keepRepetition), ...input.surplus];
}

function keepRepetition(state: ScopeState): unknown {
  return state.foreign === undefined ? keepAnswers(state) : state.foreign;
}

/**
 * The answers of a state, normalized, in the shape they came in. Names that take no answer are left out: they may be anything,
 * `__proto__` too. The object has no prototype.
 */
export function keepAnswers(state: ScopeState): RawAnswers {
  const kept = Object.create(null) as Record<string, unknown>;
  for (const [name, entry] of state.scope.names) {
    const value = entry.keep(state);
    if (value !== undefined) kept[name] = value;
  }
  return kept;
}
