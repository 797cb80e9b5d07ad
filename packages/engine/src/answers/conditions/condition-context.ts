import type { Rule } from '../../application/schema/index.ts';
import { ancestorState, someState, pathBetween } from '../model/scope.ts';
import type { EvaluationNode, ModelIndex, ModelQuestion, Scope, Test } from '../model/things.ts';

/** What compiling a condition needs to know about the asker. */
export interface ConditionContext {
  readonly index: ModelIndex;
  /** Scope of the asker. */
  readonly scope: Scope;
  /** Notes that the asker depends on a node. */
  reads(node: EvaluationNode): void;
  /** The test of a rule for an asker in this scope. */
  rule(rule: Rule): Test;
  /** The node that knows whether any field of a question is answered; null where none can be made any more. */
  answered(question: ModelQuestion): EvaluationNode | null;
}

/** A condition about something that is not there never holds. */
export const never: Test = () => false;

/**
 * A test of a thing in one scope for an asker in another: in the nearest repetition around the asker or, for a thing inside
 * repetitions that do not contain the asker, in any repetition.
 */
export function crossScopeTest(asker: Scope, subject: Scope, test: Test): Test {
  const { up, down } = pathBetween(asker, subject);
  if (down.length > 0) return (state) => someState(ancestorState(state, up), down, test);
  if (up === 0) return test;
  return (state) => test(ancestorState(state, up));
}
