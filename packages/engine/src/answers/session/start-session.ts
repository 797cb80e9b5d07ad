import type { Locale } from '../../problems/index.ts';
import { collectErrors } from '../evaluate/collect-errors.ts';
import { evaluateAnswers, type Evaluation } from '../evaluate/evaluation.ts';
import { stateIn } from '../evaluate/find-state.ts';
import { keepAnswers } from '../evaluate/keep-answers.ts';
import { collectQuestions, questionState } from '../evaluate/question-states.ts';
import type { AnswerModel } from '../model/answer-model.ts';
import { createResolved, type ResolveOptions } from '../resolve-answers.ts';
import type { AnswerError, QuestionState, Resolved } from '../resolved.ts';
import type { AnswerPath, AnswerSession, ChangeSet } from './answer-session.ts';
import { applyChange, applyPlainChange, findPlainChange } from './apply-change.ts';
import { ChangeLog } from './change-log.ts';
import { Pending } from './pending.ts';

const unchanged: ChangeSet = {
  applied: false,
  repetitions: false,
  questions: [],
  computed: [],
  errors: { added: [], removed: [] },
};

/** Errors of `from` that `without` does not have, each as often as it has it more. */
function errorsBesides(from: readonly AnswerError[], without: readonly AnswerError[]): AnswerError[] {
  const left = new Map<string, number>();
  for (const error of without) {
    const key = JSON.stringify(error);
    left.set(key, (left.get(key) ?? 0) + 1);
  }
  return from.filter((error) => {
    const key = JSON.stringify(error);
    const count = left.get(key) ?? 0;
    if (count > 0) left.set(key, count - 1);
    return count === 0;
  });
}

class Session implements AnswerSession {
  readonly #model: AnswerModel;
  readonly #locale: Locale;
  readonly #pending: Pending;
  #evaluation: Evaluation;
  #resolved: Resolved | null = null;

  constructor(model: AnswerModel, answers: unknown, locale: Locale) {
    this.#model = model;
    this.#locale = locale;
    this.#pending = new Pending(model);
    this.#evaluation = evaluateAnswers(model, answers);
  }

  set(path: AnswerPath, value: unknown): ChangeSet {
    if (path.length === 0) return this.#replace(value);
    const plain = findPlainChange(this.#evaluation.root, path);
    if (plain === null) return this.#restructure(path, value);
    applyPlainChange(plain, value, this.#pending);
    const log = this.#run();
    return {
      applied: true,
      repetitions: false,
      questions: log.questions(),
      computed: log.computed,
      errors: { added: log.added, removed: log.removed },
    };
  }

  question(questionId: number, repeat: readonly number[] = []): QuestionState | null {
    const question = this.#model.index.questions.get(questionId);
    if (question === undefined) return null;
    const state = stateIn(this.#evaluation.root, question.scope, repeat);
    return state.scope === question.scope ? questionState(question, state) : null;
  }

  resolved(): Resolved {
    if (this.#resolved !== null) return this.#resolved;
    const known = { values: keepAnswers(this.#evaluation.root), errors: this.#errors() };
    this.#resolved = createResolved(this.#evaluation, this.#locale, known);
    return this.#resolved;
  }

  #errors(): AnswerError[] {
    return collectErrors(this.#evaluation.root, this.#locale);
  }

  #run(): ChangeLog {
    const log = new ChangeLog(this.#locale);
    this.#evaluation.version += 1;
    this.#resolved = null;
    this.#pending.run((node, state, changed, before) => log.note(node, state, changed, before));
    return log;
  }

  /** A change that may add or remove repetitions: changed errors are found by comparing all errors before and after. */
  #restructure(path: AnswerPath, value: unknown): ChangeSet {
    const before = this.#errors();
    const applied = applyChange(this.#evaluation.root, path, value, this.#pending);
    const log = this.#run();
    if (!applied) return unchanged;
    const after = this.#errors();
    return {
      applied,
      repetitions: true,
      questions: log.questions(),
      computed: log.computed,
      errors: { added: errorsBesides(after, before), removed: errorsBesides(before, after) },
    };
  }

  #replace(answers: unknown): ChangeSet {
    const before = this.#errors();
    // What was given out keeps its own evaluation.
    this.#evaluation = evaluateAnswers(this.#model, answers);
    this.#resolved = null;
    const questions = collectQuestions(this.#evaluation.root);
    const after = this.#errors();
    const errors = { added: errorsBesides(after, before), removed: errorsBesides(before, after) };
    return { applied: true, repetitions: true, questions, computed: [], errors };
  }
}

/**
 * Begins a session over answers that change one at a time, as in a wizard. Its state is always that of resolving the same
 * answers again.
 */
export function startSession(
  model: AnswerModel,
  answers: unknown,
  { locale = 'ja' }: ResolveOptions = {},
): AnswerSession {
  return new Session(model, answers, locale);
}
