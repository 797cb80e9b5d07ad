import {
  type Application,
  type Conditional,
  applicationUserState,
  type ApplicationUserState,
} from '../application/schema/index.ts';
import type { TemplateData, TemplateValue } from '../values/index.ts';

/** Answers as they came in: nothing about them is trusted. */
export type RawAnswers = Readonly<Record<string, unknown>>;

/** One thing wrong with the answers. `message` is in the requested language and can be shown below the field. */
export interface AnswerError {
  /** 0 when the error is about a name that no question has, or about a field that no question asks. */
  readonly questionId: number;
  /** Name of the question; the name itself when no question has it. */
  readonly question: string;
  readonly fieldId?: number;
  readonly field?: string;
  /** Index of each repetition on the way in, outermost first, from 0. */
  readonly repeat: readonly number[];
  /**
   * Name of the form rule or of the engine's own check: `required`, `type` (text, list, ... expected), `number`, `option`,
   * `repeat_count`, `unknown_name`, `not_asked`, `circular`; of formulas `missing_operand`, `not_a_number`, `failed_operand`,
   * `division_by_zero`, `number_too_large` and `formula` (it cannot be read).
   */
  readonly rule: string;
  readonly message: string;
}

/** A question's state in one repetition. */
export interface QuestionState {
  readonly questionId: number;
  readonly repeat: readonly number[];
  readonly visible: boolean;
  /** Ids of the options that may be chosen now. */
  readonly options: readonly number[];
  /** Ids of the fields that are asked now, computed ones included. */
  readonly fields: readonly number[];
  readonly answered: boolean;
}

/** What the answers of one user mean under one version of an application. Its parts are made when first read. */
export interface Resolved {
  readonly application: Application;
  /** What templates read: values by name; a repeat list is an array of scopes; what is hidden or not answered is null. */
  readonly data: TemplateData;
  /** The normalized answers, in the shape received. Answers of hidden things are included, so that showing them again loses nothing. */
  readonly values: RawAnswers;
  /** Every question in every repetition, in the order asked. */
  readonly questions: readonly QuestionState[];
  /** Ids of the files that are to be made. */
  readonly files: ReadonlySet<number>;
  readonly errors: readonly AnswerError[];
  /**
   * Does this hold here? `repeat` gives the repetitions around the asker, outermost first; `list` the id of the innermost
   * repeat option around it, or of the question that has it. Without `list` the asker's scope is the lists that the
   * conditional is about. Compiled at the first call: the conditional must not change afterwards.
   */
  holds(conditional: Conditional, repeat?: readonly number[], list?: number): boolean;
  /** What a field shows, by id, in these repetitions; null when it is hidden, not answered or not there. */
  fieldValue(fieldId: number, repeat?: readonly number[]): TemplateValue;
}

/**
 * How far a user has come: not answered (0) while nothing is, complete (2) when something is and nothing is wrong or left out,
 * answering (1) in between.
 */
export function applicationUserStateOf(resolved: Resolved): ApplicationUserState {
  if (!resolved.questions.some(({ answered }) => answered)) return applicationUserState.not_answered;
  return resolved.errors.length === 0 ? applicationUserState.complete : applicationUserState.answering;
}
