import { repeatOf, type ScopeState } from '../model/scope-state.ts';
import type { ModelQuestion } from '../model/things.ts';
import type { QuestionState } from '../resolved.ts';

const nothing: readonly number[] = [];

function availableOptions(
  { options, optionIds, choiceNode, node }: ModelQuestion,
  state: ScopeState,
): readonly number[] {
  // Without conditions the options are chosen in the step that shows the question.
  if (choiceNode === node || options.length === 0) return optionIds;
  return options
    .filter((option) => option.node === null || state.visible[option.node.slot] === true)
    .map(({ definition }) => definition.id);
}

/** An option chosen, a field answered, or a repetition begun. */
function isAnswered({ choiceSlot, fields, lists }: ModelQuestion, state: ScopeState): boolean {
  if (choiceSlot >= 0 && state.values[choiceSlot] !== null) return true;
  for (const { position } of lists) if ((state.lists[position]?.length ?? 0) > 0) return true;
  for (const { slot, origin } of fields) if (origin === 'asked' && state.values[slot] !== null) return true;
  return false;
}

function shownFields({ fields }: ModelQuestion, state: ScopeState): readonly number[] {
  if (fields.length === 0) return nothing;
  const ids: number[] = [];
  for (const { slot, definition } of fields) if (state.visible[slot] === true) ids.push(definition.id);
  return ids;
}

/** A question as it stands in a state. A hidden one offers nothing. */
export function questionState(question: ModelQuestion, state: ScopeState): QuestionState {
  const questionId = question.definition.id;
  const repeat = repeatOf(state);
  if (state.visible[question.slot] !== true) {
    return { questionId, repeat, visible: false, options: nothing, fields: nothing, answered: false };
  }
  return {
    questionId,
    repeat,
    visible: true,
    options: availableOptions(question, state),
    fields: shownFields(question, state),
    answered: isAnswered(question, state),
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
