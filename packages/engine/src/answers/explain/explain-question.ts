import type { Conditional } from '../../application/schema/index.ts';
import { createProblem, ShoruiError } from '../../problems/index.ts';
import { stateIn, inferScope } from '../evaluate/find-state.ts';
import type { AnswerModel } from '../model/answer-model.ts';
import type { ModelField, ModelQuestion, Scope, ScopeState } from '../model/things.ts';
import { evaluationOf } from '../resolve-answers.ts';
import type { RawAnswers, Resolved } from '../resolved.ts';
import { explainFormula } from './explain-formula.ts';
import { Explainer } from './explainer.ts';
import { type Explanation, say } from './explanation.ts';

/** What templates read by that name in a scope. Several things may share a name: then one of them is shown at a time. */
function thingsNamed(scope: Scope, name: string): (ModelQuestion | ModelField)[] {
  const asked = scope.questions.flatMap((question): (ModelQuestion | ModelField)[] => [
    ...(question.choiceKind !== null && question.definition.name === name ? [question] : []),
    ...question.fields.filter(({ definition }) => definition.name === name),
    ...(question.lists.some((list) => list.name === name) ? [question] : []),
  ]);
  return [...asked, ...scope.looseFields.filter(({ definition }) => definition.name === name)];
}

/**
 * Explains a name that a template reads: its answer and, if it is hidden, why. One explanation for each thing of
 * that name. `list` and `repeat` identify the repetition whose data has the name, as for `Resolved.holds`; without them it is the
 * root. None for a name that the application does not have.
 */
export function explainName(
  model: AnswerModel,
  given: Resolved | RawAnswers,
  name: string,
  repeat: readonly number[] = [],
  list?: number,
): Explanation[] {
  const scope = (list === undefined ? undefined : model.index.scopes.get(list)) ?? model.root;
  const state = stateIn(evaluationOf(model, given).root, scope, repeat);
  const explainer = new Explainer(model);
  return thingsNamed(state.scope, name).map((thing) => explainer.answer(thing, state));
}

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

/** Why a field is shown or hidden, and how it is computed. As `explainQuestion`. */
export function explainField(
  model: AnswerModel,
  given: Resolved | RawAnswers,
  fieldId: number,
  repeat: readonly number[] = [],
): Explanation {
  const field = model.index.fields.get(fieldId);
  if (field === undefined) throw unknownId(fieldId);
  const state = stateIn(evaluationOf(model, given).root, field.scope, repeat);
  return explainIn(model, field, state, (explainer) => {
    const why = explainer.field(field, state);
    return { ...why, children: [...why.children, ...explainFormula(model, field, state)] };
  });
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
