import type { Locale } from '../../problems/index.ts';
import { questionLabel } from '../model/question-label.ts';
import { faultMessage, type Fault } from '../model/fault.ts';
import { repeatOf } from '../model/scope.ts';
import type { ModelField, ModelQuestion, ScopeState } from '../model/things.ts';
import type { AnswerError } from '../resolved.ts';

/** What an error is about. */
export interface ErrorSubject {
  readonly question: ModelQuestion | null;
  readonly field: ModelField | null;
}

/** A fault as the user gets it. */
export function answerError(fault: Fault, subject: ErrorSubject, state: ScopeState, locale: Locale): AnswerError {
  const { question, field } = subject;
  return {
    questionId: question?.definition.id ?? 0,
    question: question?.definition.name ?? '',
    ...(field === null ? {} : { fieldId: field.definition.id, field: field.definition.name }),
    repeat: repeatOf(state),
    rule: fault.rule,
    message: faultMessage(fault, locale),
  };
}

/** The error of an answer under a name that takes none. */
export function unknownAnswerError(name: string, fault: Fault, state: ScopeState, locale: Locale): AnswerError {
  const message = faultMessage(fault, locale);
  return { questionId: 0, question: name, repeat: repeatOf(state), rule: fault.rule, message };
}

/** The error of a repetition, or of all answers, that is not an object. */
function foreignError(state: ScopeState, locale: Locale): AnswerError {
  const { list } = state.scope;
  if (list === null) {
    const fault: Fault = { rule: 'type', problem: 'answers.answers-expected', params: {} };
    return unknownAnswerError('', fault, state, locale);
  }
  const params = { field: questionLabel(list.question.definition) };
  const fault: Fault = { rule: 'type', problem: 'answers.repetition-expected', params };
  return answerError(fault, { question: list.question, field: null }, state, locale);
}

/** Is what holds the repetition shown? Nothing is wrong with what is not. */
function isShown(state: ScopeState): boolean {
  const { list } = state.scope;
  return list === null || state.parent === null || state.parent.visible[list.question.slot] === true;
}

function addErrors(state: ScopeState, locale: Locale, errors: AnswerError[]): void {
  const { scope, faults } = state;
  if (state.foreign !== undefined && isShown(state)) errors.push(foreignError(state, locale));
  for (const place of scope.faultPlaces) {
    if ('list' in place) {
      for (const repetition of state.lists[place.list.position] ?? []) addErrors(repetition, locale, errors);
      continue;
    }
    const found = faults[place.slot] ?? null;
    if (found !== null) for (const fault of found) errors.push(answerError(fault, place, state, locale));
  }
  if (state.unknownAnswers === null) return;
  for (const { name, fault } of state.unknownAnswers) errors.push(unknownAnswerError(name, fault, state, locale));
}

/** Everything that is wrong in a state and the repetitions in it, in the order asked. */
export function collectErrors(state: ScopeState, locale: Locale): AnswerError[] {
  const errors: AnswerError[] = [];
  addErrors(state, locale, errors);
  return errors;
}
