import { repeatOf, type ScopeState } from '../model/scope-state.ts';
import type { ModelQuestion } from '../model/things.ts';
import type { QuestionState } from '../resolved.ts';

const nothing: readonly number[] = [];

function availableOptions({ options, optionIds }: ModelQuestion, state: ScopeState): readonly number[] {
  if (options.every(({ node }) => node === null)) return optionIds;
  return options
    .filter(({ node }) => node === null || state.visible[node.slot] === true)
    .map(({ definition }) => definition.id);
}

/** An option chosen, a field answered, or a repetition begun. */
function isAnswered({ choiceSlot, fields, lists }: ModelQuestion, state: ScopeState): boolean {
  if (choiceSlot >= 0 && (state.values[choiceSlot] ?? null) !== null) return true;
  if (lists.some(({ position }) => (state.lists[position]?.length ?? 0) > 0)) return true;
  return fields.some(({ slot, origin }) => origin === 'asked' && (state.values[slot] ?? null) !== null);
}

/** A question as it stands in a state. A hidden one offers nothing. */
export function questionState(question: ModelQuestion, state: ScopeState): QuestionState {
  const visible = state.visible[question.slot] === true;
  const { fields } = question;
  return {
    questionId: question.definition.id,
    repeat: repeatOf(state),
    visible,
    options: visible ? availableOptions(question, state) : nothing,
    fields:
      visible && fields.length > 0
        ? fields.filter(({ slot }) => state.visible[slot] === true).map(({ definition }) => definition.id)
        : nothing,
    answered: visible && isAnswered(question, state),
  };
}

/** Adds every question of a state, each followed by those of its repetitions. */
export function collectQuestions(state: ScopeState, questions: QuestionState[]): void {
  for (const question of state.scope.questions) {
    questions.push(questionState(question, state));
    for (const { position } of question.lists) {
      for (const repetition of state.lists[position] ?? []) collectQuestions(repetition, questions);
    }
  }
}
