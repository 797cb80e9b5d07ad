import { repeatOf } from '../model/scope.ts';
import type { ModelQuestion, ScopeState, UsualStates } from '../model/things.ts';
import type { QuestionState } from '../resolved.ts';

const nothing: readonly number[] = [];

/** Have the options no conditions? Then they are chosen in the step that shows the question. */
function offersAll({ choiceNode, node, options }: ModelQuestion): boolean {
  return choiceNode === node || options.length === 0;
}

function availableOptions(question: ModelQuestion, state: ScopeState): readonly number[] {
  if (offersAll(question)) return question.optionIds;
  return question.options
    .filter(({ node }) => node === null || state.visible[node.slot] === true)
    .map(({ definition }) => definition.id);
}

/** An option chosen, a field answered, or a repetition begun. */
function isAnswered({ choiceSlot, fields, lists }: ModelQuestion, state: ScopeState): boolean {
  if (choiceSlot >= 0 && state.values[choiceSlot] !== null) return true;
  for (const { position } of lists) if ((state.lists[position]?.length ?? 0) > 0) return true;
  for (const { slot, origin } of fields) if (origin === 'asked' && state.values[slot] !== null) return true;
  return false;
}

function asksAll({ fields }: ModelQuestion, state: ScopeState): boolean {
  for (const { slot } of fields) if (state.visible[slot] !== true) return false;
  return true;
}

function usualStates(question: ModelQuestion): UsualStates {
  const { definition, optionIds, fields } = question;
  const hidden = {
    questionId: definition.id,
    repeat: nothing,
    visible: false,
    options: nothing,
    fields: nothing,
    answered: false,
  };
  const open = { ...hidden, visible: true, options: optionIds, fields: fields.map((field) => field.definition.id) };
  return { hidden, open, answered: { ...open, answered: true } };
}

/** A question with its current values in a state. A hidden question has no options. */
export function questionState(question: ModelQuestion, state: ScopeState): QuestionState {
  const visible = state.visible[question.slot] === true;
  const answered = visible && isAnswered(question, state);
  if (state.parent === null && (!visible || (offersAll(question) && asksAll(question, state)))) {
    const usual = (question.usualStates ??= usualStates(question));
    return answered ? usual.answered : visible ? usual.open : usual.hidden;
  }
  const shown = visible ? question.fields.filter(({ slot }) => state.visible[slot] === true) : [];
  return {
    questionId: question.definition.id,
    repeat: repeatOf(state),
    visible,
    options: visible ? availableOptions(question, state) : nothing,
    fields: shown.map(({ definition }) => definition.id),
    answered,
  };
}

function addQuestions(state: ScopeState, questions: QuestionState[]): void {
  for (const question of state.scope.questions) {
    questions.push(questionState(question, state));
    for (const { position } of question.lists) {
      for (const repetition of state.lists[position] ?? []) addQuestions(repetition, questions);
    }
  }
}

/** Every question of a state, each followed by those of its repetitions. */
export function collectQuestions(state: ScopeState): QuestionState[] {
  const questions: QuestionState[] = [];
  addQuestions(state, questions);
  return questions;
}
