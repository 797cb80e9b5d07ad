import type { Locale } from '../problems/index.ts';
import type { TemplateData } from '../values/index.ts';
import { conditionalTest } from './conditions/conditional-test.ts';
import { showState } from './data/show-state.ts';
import { collectErrors } from './evaluate/collect-errors.ts';
import { evaluateAnswers, type Evaluation } from './evaluate/evaluation.ts';
import { inferScope, stateIn } from './evaluate/find-state.ts';
import { keepAnswers } from './evaluate/keep-answers.ts';
import { collectQuestions } from './evaluate/question-states.ts';
import type { AnswerModel } from './model/answer-model.ts';
import type { AnswerError, QuestionState, RawAnswers, Resolved } from './resolved.ts';

/** Where a result keeps the evaluation behind it. A property, because an entry in a WeakMap costs as much as the evaluation. */
const source = Symbol('evaluation');
interface Sourced extends Resolved {
  readonly [source]?: () => Evaluation;
}

/** Is it a result, and not answers? */
function isResolved(given: Resolved | RawAnswers): given is Resolved {
  return typeof given['holds'] === 'function';
}

/** The evaluation behind a result, made again from its values when it is a copy; or the evaluation of answers. */
export function evaluationOf(model: AnswerModel, given: Resolved | RawAnswers): Evaluation {
  if (!isResolved(given)) return evaluateAnswers(model, given);
  const evaluation = (given as Sourced)[source]?.();
  return evaluation !== undefined && evaluation.model === model ? evaluation : evaluateAnswers(model, given.values);
}

/** Parts that are already known. */
interface Known {
  readonly values?: RawAnswers;
  readonly errors?: readonly AnswerError[];
}

/**
 * What an evaluation means, part by part when first read. A session changes its evaluation: it hands over values and errors,
 * and whatever is read after a change is made from these values anew, so that a result never changes once it is out.
 */
export function createResolved(evaluation: Evaluation, locale: Locale, known: Known = {}): Resolved {
  const { model, version } = evaluation;
  let current = evaluation;
  let data: TemplateData | undefined;
  let { values, errors } = known;
  let questions: QuestionState[] | undefined;
  let files: Set<number> | undefined;

  const live = (): Evaluation => {
    if (current.version !== version && values !== undefined) current = evaluateAnswers(model, values);
    return current;
  };
  const readErrors = (): readonly AnswerError[] => {
    const found: AnswerError[] = [];
    collectErrors(live().root, locale, found);
    return found;
  };
  const readQuestions = (): QuestionState[] => {
    const found: QuestionState[] = [];
    collectQuestions(live().root, found);
    return found;
  };
  const readFiles = (): Set<number> => {
    const { root } = live();
    return new Set(
      model.files.filter(({ slot }) => root.visible[slot] === true).map(({ definition }) => definition.id),
    );
  };

  const resolved: Sourced = {
    [source]: live,
    application: model.application,
    get data() {
      return (data ??= showState(live().root));
    },
    get values() {
      return (values ??= keepAnswers(live().root));
    },
    get questions() {
      return (questions ??= readQuestions());
    },
    get files() {
      return (files ??= readFiles());
    },
    get errors() {
      return (errors ??= readErrors());
    },
    holds(conditional, repeat = [], list) {
      const scope =
        (list === undefined ? undefined : model.index.scopes.get(list)) ?? inferScope(model, conditional, repeat);
      const state = stateIn(live().root, scope, repeat);
      return conditionalTest(model, conditional, state.scope)(state);
    },
    fieldValue(fieldId, repeat = []) {
      const field = model.index.fields.get(fieldId);
      if (field === undefined) return null;
      const state = stateIn(live().root, field.scope, repeat);
      const value = state.scope === field.scope ? (state.values[field.slot] ?? null) : null;
      return value === null ? null : field.kind.display(value);
    },
  };
  return resolved;
}
