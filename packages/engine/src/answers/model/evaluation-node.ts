import type { Fault } from './fault.ts';
import type { ModelField, ModelQuestion } from './things.ts';
import type { Scope } from './scope.ts';
import type { ScopeState } from './scope-state.ts';

/** A compiled condition: does it hold for an asker in this state? */
export type Test = (state: ScopeState) => boolean;

/** The way from one scope to another: so many scopes outwards, then inwards through all repetitions of these lists. */
export interface Way {
  readonly up: number;
  readonly down: readonly number[];
}

/** A node to evaluate again, and the way to its states. */
export interface Dependant extends Way {
  readonly node: EvaluationNode;
}

/** One thing to evaluate in every state of its scope, after all it depends on. */
export abstract class EvaluationNode {
  readonly scope: Scope;
  readonly slot: number;
  /** The question to report when it changes. */
  readonly question: ModelQuestion | null;
  /** The field it evaluates, if it is one. */
  field: ModelField | null = null;
  /** Position in the order of evaluation. */
  order = -1;
  /** What must be evaluated before because the thing stands inside it. Never circular. */
  readonly needs = new Set<EvaluationNode>();
  /** What its condition or formula reads. */
  readonly reads = new Set<EvaluationNode>();
  dependants: readonly Dependant[] = [];
  /** Its condition; null when it always holds. */
  test: Test | null = null;
  /** True when it reads what depends on it. Its condition then counts as not holding. */
  circular = false;
  /** Reported where a circular thing stands, although it is hidden; null for things that no answer belongs to. */
  circularFault: Fault | null = null;

  constructor(scope: Scope, slot: number, question: ModelQuestion | null) {
    this.scope = scope;
    this.slot = slot;
    this.question = question;
  }

  /** Evaluates the thing in one state, and tells whether what others see of it changed. */
  abstract evaluate(state: ScopeState): boolean;
}
