import type { Application } from '../../application/schema/index.ts';
import type { Problem } from '../../problems/index.ts';
import type { EvaluationNode, ModelFile, ModelIndex, Scope } from './things.ts';

/** An application made ready to understand answers. Made once, used for any number of answers, never changed. */
export interface AnswerModel {
  readonly application: Application;
  /** What cannot work as the application has it: conditions in a circle, formulas and rules that cannot be read. */
  readonly problems: readonly Problem[];
  /** The things of the application by id. */
  readonly index: ModelIndex;
  /** All scopes, parents first; the first is the root. */
  readonly scopes: readonly Scope[];
  readonly root: Scope;
  /** Everything to evaluate, each after what it depends on. */
  readonly nodes: readonly EvaluationNode[];
  readonly files: readonly ModelFile[];
  /** Nodes of rules, by `ruleKey`: all of them in the root, and in a list those that things in it use. */
  readonly ruleNodes: ReadonlyMap<string, EvaluationNode>;
}

/** Key of a rule as seen by askers of one scope. */
export function ruleKey(ruleId: number, scope: Scope): string {
  return `${ruleId}:${scope.index}`;
}
