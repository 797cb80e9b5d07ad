import type { AnswerModel } from '../model/answer-model.ts';
import { createScopeState } from '../model/scope.ts';
import type { ScopeState } from '../model/things.ts';
import { acceptAnswers } from './accept-answers.ts';

/** Answers under a model, with everything decided. */
export interface Evaluation {
  readonly model: AnswerModel;
  readonly root: ScopeState;
  /** Counts the changes a session made: what was read from an older version is out of date. */
  version: number;
}

function collectStates(state: ScopeState, states: readonly ScopeState[][]): void {
  states[state.scope.index]?.push(state);
  for (const repetitions of state.lists) for (const repetition of repetitions) collectStates(repetition, states);
}

/** Evaluates every node in every state, dependencies first. */
function evaluateAll(model: AnswerModel, root: ScopeState): void {
  const states = model.scopes.map((): ScopeState[] => []);
  if (model.scopes.length > 1) collectStates(root, states);
  for (const node of model.nodes) {
    if (node.scope === root.scope) node.evaluate(root);
    else for (const state of states[node.scope.index] ?? []) node.evaluate(state);
  }
}

/** Reads answers and decides everything about them. Never throws, whatever they are. */
export function evaluateAnswers(model: AnswerModel, answers: unknown): Evaluation {
  const root = createScopeState(model.root, null, 0);
  acceptAnswers(root, answers);
  evaluateAll(model, root);
  return { model, root, version: 0 };
}
