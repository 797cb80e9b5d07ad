import type { Application } from '../../application/schema/index.ts';
import { buildShows } from '../data/show-state.ts';
import type { AnswerModel } from '../model/answer-model.ts';
import { attachConditions, ConditionAttacher } from './attach-conditions.ts';
import { attachValues } from './attach-values.ts';
import { buildLooseFields } from './build-loose-fields.ts';
import { buildQuestions } from './build-questions.ts';
import { Draft } from './draft.ts';
import { orderNodes } from './order-nodes.ts';

/**
 * Makes an application ready to understand answers: conditions become functions, names and ids are indexed, and everything is
 * put into an order in which it can be evaluated. An application with faults compiles too; what cannot work is in `problems`
 * and counts as hidden or not computed.
 */
export function compileAnswers(application: Application): AnswerModel {
  const draft = new Draft(application);
  buildQuestions(draft);
  buildLooseFields(draft);
  const { questions, options, fields, rules } = draft;
  const index = { application, questions, options, fields, rules, scopes: draft.scopeOf };
  const attacher = new ConditionAttacher(draft, index);
  attachConditions(draft, attacher);
  attachValues(draft, attacher);
  const nodes = orderNodes(draft);
  for (const scope of draft.scopes) buildShows(scope);
  return {
    application,
    problems: draft.problems,
    index,
    scopes: draft.scopes,
    root: draft.root,
    nodes,
    files: draft.files,
    ruleNodes: attacher.ruleNodes,
  };
}
