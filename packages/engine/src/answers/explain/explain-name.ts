import { evaluationOf } from '../create-resolved.ts';
import { stateIn } from '../evaluate/find-state.ts';
import type { AnswerModel } from '../model/answer-model.ts';
import type { ModelField, ModelQuestion, Scope } from '../model/things.ts';
import type { RawAnswers, Resolved } from '../resolved.ts';
import { Explainer } from './explainer.ts';
import type { Explanation } from './explanation.ts';

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
