import type { Application, Conditional } from '../application/schema/index.ts';
import type { Locale } from '../problems/index.ts';
import type { TemplateData, TemplateValue } from '../values/index.ts';
import { conditionalTest } from './conditions/conditional-test.ts';
import { showState } from './data/show-state.ts';
import { collectErrors } from './evaluate/collect-errors.ts';
import { evaluateAnswers, type Evaluation } from './evaluate/evaluation.ts';
import { inferScope, stateIn } from './evaluate/find-state.ts';
import { keepAnswers } from './evaluate/keep-answers.ts';
import { collectQuestions } from './evaluate/question-states.ts';
import type { AnswerModel } from './model/answer-model.ts';
import type { AnswerError, QuestionState, RawAnswers, Resolved } from './resolved.ts';

/** How answers are resolved. */
export interface ResolveOptions {
  /** Language of the messages. Default Japanese. */
  readonly locale?: Locale;
}

/** Parts that are already known. */
interface Known {
  readonly values?: RawAnswers;
  readonly errors?: readonly AnswerError[];
}

/**
 * What an evaluation means, part by part when first read. Getters of a class, not of an object literal: the engine of the
 * language makes a new kind of object for every literal with getters, which costs as much as an evaluation.
 */
class ResolvedAnswers implements Resolved {
  readonly application: Application;
  readonly #locale: Locale;
  readonly #version: number;
  #evaluation: Evaluation;
  #data: TemplateData | undefined;
  #values: RawAnswers | undefined;
  #errors: readonly AnswerError[] | undefined;
  #questions: readonly QuestionState[] | undefined;
  #files: ReadonlySet<number> | undefined;

  constructor(evaluation: Evaluation, locale: Locale, known: Known) {
    this.application = evaluation.model.application;
    this.#evaluation = evaluation;
    this.#version = evaluation.version;
    this.#locale = locale;
    this.#values = known.values;
    this.#errors = known.errors;
  }

  /** The evaluation behind this result; if a session has changed it since, a new evaluation of the same answers. */
  get evaluation(): Evaluation {
    const { model, version } = this.#evaluation;
    if (version !== this.#version && this.#values !== undefined) {
      this.#evaluation = { ...evaluateAnswers(model, this.#values), version: this.#version };
    }
    return this.#evaluation;
  }

  get data(): TemplateData {
    return (this.#data ??= showState(this.evaluation.root));
  }

  get values(): RawAnswers {
    return (this.#values ??= keepAnswers(this.evaluation.root));
  }

  get questions(): readonly QuestionState[] {
    return (this.#questions ??= collectQuestions(this.evaluation.root));
  }

  get files(): ReadonlySet<number> {
    return (this.#files ??= this.#readFiles());
  }

  get errors(): readonly AnswerError[] {
    return (this.#errors ??= collectErrors(this.evaluation.root, this.#locale));
  }

  holds(conditional: Conditional, repeat: readonly number[] = [], list?: number): boolean {
    const { model, root } = this.evaluation;
    const asked = list === undefined ? undefined : model.index.scopes.get(list);
    const state = stateIn(root, asked ?? inferScope(model, conditional, repeat), repeat);
    return conditionalTest(model, conditional, state.scope)(state);
  }

  fieldValue(fieldId: number, repeat: readonly number[] = []): TemplateValue {
    const { model, root } = this.evaluation;
    const field = model.index.fields.get(fieldId);
    if (field === undefined) return null;
    const state = stateIn(root, field.scope, repeat);
    const value = state.scope === field.scope ? (state.values[field.slot] ?? null) : null;
    return value === null ? null : field.kind.display(value);
  }

  #readFiles(): Set<number> {
    const { model, root } = this.evaluation;
    const shown = model.files.filter(({ slot }) => root.visible[slot] === true);
    return new Set(shown.map(({ definition }) => definition.id));
  }
}

/**
 * The result of an evaluation. A session changes its evaluation later: it hands over values and errors, so that a result never
 * changes once it is out.
 */
export function createResolved(evaluation: Evaluation, locale: Locale, known: Known = {}): Resolved {
  return new ResolvedAnswers(evaluation, locale, known);
}

/** The evaluation behind a result, or that of answers. */
export function evaluationOf(model: AnswerModel, given: Resolved | RawAnswers): Evaluation {
  if (!(given instanceof ResolvedAnswers)) return evaluateAnswers(model, given);
  const { evaluation } = given;
  return evaluation.model === model ? evaluation : evaluateAnswers(model, given.values);
}

/**
 * Reads the answers of one user: normalizes, checks, decides what is visible, repeats and computes. Never throws: whatever is
 * wrong with the answers, whatever they are, is in `errors`.
 */
export function resolveAnswers(model: AnswerModel, answers: unknown, { locale = 'ja' }: ResolveOptions = {}): Resolved {
  return createResolved(evaluateAnswers(model, answers), locale);
}
