import type { Conditional } from '../../application/schema/index.ts';
import { createProblem, ShoruiError } from '../../problems/index.ts';
import { evaluationOf } from '../create-resolved.ts';
import { inferScope, stateIn } from '../evaluate/find-state.ts';
import type { AnswerModel } from '../model/answer-model.ts';
import type { ModelField, ModelQuestion, ScopeState } from '../model/things.ts';
import type { RawAnswers, Resolved } from '../resolved.ts';
import { Explainer } from './explainer.ts';
import { say, type Explanation } from './explanation.ts';

function unknownId(id: number): ShoruiError {
  return new ShoruiError([createProblem('answers.unknown-id', {}, { id })]);
}

/** Explains a thing in its state. For a repetition that does not exist, explains only what would contain it. */
function explainIn(
  model: AnswerModel,
  thing: ModelQuestion | ModelField,
  state: ScopeState,
  explain: (explainer: Explainer) => Explanation,
): Explanation {
  const explainer = new Explainer(model);
  if (state.scope === thing.scope) return explain(explainer);
  let { scope } = thing;
  while (scope.parent !== null && scope.parent !== state.scope) scope = scope.parent;
  const children = scope.list === null ? [] : [explainer.question(scope.list.question, state)];
  return { text: say((words) => words.noRepetition), holds: false, children };
}

/**
 * Why a question is shown or hidden: the chain from it through conditions and rules to the answers that decide. `repeat` names
 * the repetition of a question in a list. Throws ShoruiError (`answers.unknown-id`) when there is no such question.
 */
export function explainQuestion(
  model: AnswerModel,
  given: Resolved | RawAnswers,
  questionId: number,
  repeat: readonly number[] = [],
): Explanation {
  const question = model.index.questions.get(questionId);
  if (question === undefined) throw unknownId(questionId);
  const state = stateIn(evaluationOf(model, given).root, question.scope, repeat);
  return explainIn(model, question, state, (explainer) => explainer.question(question, state));
}

/** Why a field is shown or hidden. As `explainQuestion`. */
export function explainField(
  model: AnswerModel,
  given: Resolved | RawAnswers,
  fieldId: number,
  repeat: readonly number[] = [],
): Explanation {
  const field = model.index.fields.get(fieldId);
  if (field === undefined) throw unknownId(fieldId);
  const state = stateIn(evaluationOf(model, given).root, field.scope, repeat);
  return explainIn(model, field, state, (explainer) => explainer.field(field, state));
}

/**
 * Why a conditional (a file, a rule, the options of a block) holds or not. `repeat` and `list` give the asker's scope, as
 * for `Resolved.holds`.
 */
export function explainConditional(
  model: AnswerModel,
  given: Resolved | RawAnswers,
  conditional: Conditional,
  repeat: readonly number[] = [],
  list?: number,
): Explanation {
  const scope =
    (list === undefined ? undefined : model.index.scopes.get(list)) ?? inferScope(model, conditional, repeat);
  const state = stateIn(evaluationOf(model, given).root, scope, repeat);
  return new Explainer(model).conditional(conditional, state);
}
