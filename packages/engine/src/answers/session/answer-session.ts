import type { TemplateValue } from '../../values/index.ts';
import type { AnswerError, QuestionState, Resolved } from '../resolved.ts';

/** The way to an answer: names, and after the name of a list the index of a repetition, as in `['手当', 0, '手当額']`. */
export type AnswerPath = readonly (string | number)[];

/** A computed field that has another value now. */
export interface ComputedValue {
  readonly fieldId: number;
  readonly name: string;
  readonly repeat: readonly number[];
  readonly value: TemplateValue;
}

/** What one change brought about. */
export interface ChangeSet {
  /** False when the path leads nowhere: nothing has changed then. */
  readonly applied: boolean;
  /** True if repetitions were added or removed: later repetitions have new indices. */
  readonly repetitions: boolean;
  /** The questions that changed, with their current state. */
  readonly questions: readonly QuestionState[];
  readonly computed: readonly ComputedValue[];
  readonly errors: { readonly added: readonly AnswerError[]; readonly removed: readonly AnswerError[] };
}

/** Answers that change, one at a time. After each change only what depends on it is decided again. */
export interface AnswerSession {
  /**
   * Sets an answer. `undefined` takes it away; a path that ends in the index of a repetition replaces it, adds one when it is
   * the next index, or removes it when the value is `undefined`. The empty path replaces all answers.
   */
  set(path: AnswerPath, value: unknown): ChangeSet;
  /** A question's current state in these repetitions; null if it does not exist. */
  question(questionId: number, repeat?: readonly number[]): QuestionState | null;
  /** Everything at this moment. What was given out does not change with later answers. */
  resolved(): Resolved;
}
