import type { Faults } from './fault.ts';
import type {
  AnswerName,
  BlankState,
  EvaluationNode,
  FaultPlace,
  ModelField,
  ModelList,
  ModelQuestion,
  Scope,
  Show,
  ScopeState,
  ScopePath,
  ListInput,
  UnknownAnswer,
} from './things.ts';
import type { Input, Value } from './value.ts';

class NewScope implements Scope {
  readonly index: number;
  readonly parent: Scope | null;
  readonly depth: number;
  list: ModelList | null;
  readonly names = new Map<string, AnswerName>();
  readonly lists: ModelList[] = [];
  readonly questions: ModelQuestion[] = [];
  readonly looseFields: ModelField[] = [];
  readonly shows: Show[] = [];
  readonly faultPlaces: FaultPlace[] = [];
  readonly nodes: EvaluationNode[] = [];
  slots = 0;
  inputs = 0;
  #blank: BlankState | null = null;

  constructor(index: number, parent: Scope | null, list: ModelList | null) {
    this.index = index;
    this.parent = parent;
    this.depth = parent === null ? 0 : parent.depth + 1;
    this.list = list;
  }

  get blank(): BlankState {
    this.#blank ??= {
      inputs: Array.from({ length: this.inputs }, () => null),
      flags: Array.from({ length: this.slots }, () => false),
      nothing: Array.from({ length: this.slots }, () => null),
    };
    return this.#blank;
  }

  addName(name: string, entry: AnswerName): void {
    const first = this.names.get(name);
    if (first === undefined) {
      this.names.set(name, entry);
      return;
    }
    let last = first;
    while (last.next !== null) last = last.next;
    last.next = entry;
  }
}

/** A scope with nothing in it yet. */
export function createScope(index: number, parent: Scope | null, list: ModelList | null): Scope {
  return new NewScope(index, parent, list);
}

/** The innermost scope that holds both. */
export function commonScope(a: Scope, b: Scope): Scope {
  let left = a;
  let right = b;
  while (left !== right) {
    if (left.depth >= right.depth && left.parent !== null) left = left.parent;
    else if (right.parent !== null) right = right.parent;
    else break;
  }
  return left;
}

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
