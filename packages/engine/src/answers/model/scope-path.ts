import { commonScope } from './scope.ts';
import type { Scope, ScopeState, ScopePath } from './things.ts';

/**
 * The path from a state of `from` to the states of `to`: outwards to the nearest common scope, then inwards through
 * every repetition. If `down` is empty it leads to exactly one state: that of the nearest enclosing repetition.
 */
export function pathBetween(from: Scope, to: Scope): ScopePath {
  const common = commonScope(from, to);
  const down: number[] = [];
  for (let at = to; at !== common && at.parent !== null; at = at.parent) down.push(at.list?.position ?? 0);
  return { up: from.depth - common.depth, down: down.reverse() };
}

/** The state `up` scopes outwards. */
export function ancestorState(state: ScopeState, up: number): ScopeState {
  let at = state;
  for (let step = up; step > 0 && at.parent !== null; step -= 1) at = at.parent;
  return at;
}

/** True if the test holds in any state at the end of the path. */
export function someState(
  state: ScopeState,
  down: readonly number[],
  test: (state: ScopeState) => boolean,
  from = 0,
): boolean {
  const list = down[from];
  if (list === undefined) return test(state);
  const repetitions = state.lists[list];
  if (repetitions === undefined) return false;
  for (const repetition of repetitions) if (someState(repetition, down, test, from + 1)) return true;
  return false;
}

/** Visits every state at the end of the path. */
export function eachState(
  state: ScopeState,
  down: readonly number[],
  visit: (state: ScopeState) => void,
  from = 0,
): void {
  const list = down[from];
  if (list === undefined) {
    visit(state);
    return;
  }
  for (const repetition of state.lists[list] ?? []) eachState(repetition, down, visit, from + 1);
}
