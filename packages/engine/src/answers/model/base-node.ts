import type { Fault } from './fault.ts';
import type { Dependant, EvaluationNode, ModelField, ModelQuestion, Scope, ScopeState, Test } from './things.ts';

/** The properties that all nodes share: their position only. */
export abstract class BaseNode implements EvaluationNode {
  readonly scope: Scope;
  readonly slot: number;
  readonly question: ModelQuestion | null;
  field: ModelField | null = null;
  order = -1;
  readonly needs = new Set<EvaluationNode>();
  readonly reads = new Set<EvaluationNode>();
  dependants: readonly Dependant[] = [];
  test: Test | null = null;
  circular = false;
  circularFault: Fault | null = null;

  constructor(scope: Scope, slot: number, question: ModelQuestion | null) {
    this.scope = scope;
    this.slot = slot;
    this.question = question;
  }

  abstract evaluate(state: ScopeState): boolean;
}
