import type { Locale } from '../../problems/index.ts';
import { answerError } from '../evaluate/collect-errors.ts';
import { questionState } from '../evaluate/question-states.ts';
import { repeatOf } from '../model/scope.ts';
import type { EvaluationNode, ModelField, ModelQuestion, ScopeState } from '../model/things.ts';
import { sameFaults, type Faults } from '../model/fault.ts';
import type { AnswerError, QuestionState } from '../resolved.ts';
import type { ComputedValue } from './answer-session.ts';

interface Touched {
  readonly question: ModelQuestion;
  readonly state: ScopeState;
}

/** Notes what one change brings about while it is evaluated. */
export class ChangeLog {
  readonly added: AnswerError[] = [];
  readonly removed: AnswerError[] = [];
  readonly computed: ComputedValue[] = [];
  readonly #locale: Locale;
  readonly #touched: Touched[] = [];

  constructor(locale: Locale) {
    this.#locale = locale;
  }

  /** Notes one evaluation; `before` are the faults from before it. */
  note(node: EvaluationNode, state: ScopeState, changed: boolean, before: Faults): void {
    const after = state.faults[node.slot] ?? null;
    const { question } = node;
    if (after !== before && !sameFaults(before, after)) {
      const subject = { question, field: node.field };
      for (const fault of before ?? []) this.removed.push(answerError(fault, subject, state, this.#locale));
      for (const fault of after ?? []) this.added.push(answerError(fault, subject, state, this.#locale));
    }
    if (!changed) return;
    if (question !== null) this.#touch(question, state);
    if (node.field !== null && node.field.origin === 'formula') this.computed.push(computedValue(node.field, state));
  }

  /** Nodes of one question come close together: a look at the last few finds most repetitions. */
  #touch(question: ModelQuestion, state: ScopeState): void {
    const touched = this.#touched;
    for (let at = touched.length - 1; at >= 0 && at >= touched.length - 8; at -= 1) {
      if (touched[at]?.question === question && touched[at]?.state === state) return;
    }
    touched.push({ question, state });
  }

  /** Questions that changed, each once, with their current state. */
  questions(): QuestionState[] {
    const seen = new Map<ScopeState, Set<ModelQuestion>>();
    const states: QuestionState[] = [];
    for (const { question, state } of this.#touched) {
      const known = seen.get(state);
      if (known?.has(question) === true) continue;
      if (known === undefined) seen.set(state, new Set([question]));
      else known.add(question);
      states.push(questionState(question, state));
    }
    return states;
  }
}

function computedValue(field: ModelField, state: ScopeState): ComputedValue {
  const value = state.values[field.slot] ?? null;
  return {
    fieldId: field.definition.id,
    name: field.definition.name,
    repeat: repeatOf(state),
    value: value === null ? null : field.kind.display(value),
  };
}
