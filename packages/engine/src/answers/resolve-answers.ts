import type { Locale } from '../problems/index.ts';
import { createResolved } from './create-resolved.ts';
import { evaluateAnswers } from './evaluate/evaluation.ts';
import type { AnswerModel } from './model/answer-model.ts';
import type { Resolved } from './resolved.ts';

/** How answers are resolved. */
export interface ResolveOptions {
  /** Language of the messages. Default Japanese. */
  readonly locale?: Locale;
}

/**
 * Reads the answers of one user: normalizes, checks, decides what is visible, repeats and computes. Never throws: whatever is
 * wrong with the answers, whatever they are, is in `errors`.
 */
export function resolveAnswers(model: AnswerModel, answers: unknown, { locale = 'ja' }: ResolveOptions = {}): Resolved {
  return createResolved(evaluateAnswers(model, answers), locale);
}
