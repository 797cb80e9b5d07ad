import type { Faults } from './fault.ts';
import type { Input } from './input.ts';
import type { ListInput, Scope, ScopeState, UnknownAnswer } from './things.ts';
import type { Value } from './value.ts';

class NewScopeState implements ScopeState {
  readonly scope: Scope;
  readonly parent: ScopeState | null;
  index: number;
  readonly inputs: (Input | null)[];
  readonly visible: boolean[];
  readonly values: Value[];
  readonly faults: Faults[];
  readonly lists: ScopeState[][];
  readonly listInputs: (ListInput | null)[];
  foreign: unknown = undefined;
  unknownAnswers: UnknownAnswer[] | null = null;
  queued: boolean[] | null = null;

  constructor(scope: Scope, parent: ScopeState | null, index: number) {
    this.scope = scope;
    this.parent = parent;
    this.index = index;
    const { inputs, flags, nothing } = scope.blank;
    this.inputs = inputs.slice();
    this.visible = flags.slice();
    this.values = nothing.slice();
    this.faults = nothing.slice();
    this.lists = scope.lists.length === 0 ? none : scope.lists.map(() => []);
    this.listInputs = scope.lists.length === 0 ? none : scope.lists.map(() => null);
  }
}

/** Shared by all states without lists; never written to. */
const none: never[] = [];

/** The state of a scope before anything is answered. */
export function createScopeState(scope: Scope, parent: ScopeState | null, index: number): ScopeState {
  return new NewScopeState(scope, parent, index);
}

/** Indices of the repetitions around, outermost first. */
export function repeatOf(state: ScopeState): readonly number[] {
  if (state.parent === null) return outside;
  const indices: number[] = [];
  for (let at: ScopeState = state; at.parent !== null; at = at.parent) indices.push(at.index);
  return indices.reverse();
}

const outside: readonly number[] = [];
