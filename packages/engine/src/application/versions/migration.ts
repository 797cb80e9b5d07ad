import { answerNames, rootScope, scopeChain, scopeOfQuestion, type AnswerName, type ScopeId } from '../answer-names.ts';
import type { Answers, Application, FieldInstance, Question, SurveyQuestionField } from '../schema/index.ts';
import { indexApplication } from '../index-application.ts';

/** What an answer is to: a choice, a field, a survey field or a repeat list. */
export type AnsweredKind = AnswerName['kind'];

/** An answer of the new version, with the name it had before. */
export interface CarriedAnswer {
  readonly kind: AnsweredKind;
  readonly id: number;
  readonly name: string;
  readonly from: string;
  /** Index of each repetition on the way in, outermost first, from 0. */
  readonly repeat: readonly number[];
}

/**
 * Why an answer looks different: the value or text of an option was changed, some of the chosen options were deleted, the type
 * was changed, or it moved into, out of or between repeat lists.
 */
export type ChangeReason = 'option_changed' | 'option_deleted' | 'type_changed' | 'moved';

/** An answer that arrives in another form or in another place. */
export interface ChangedAnswer extends CarriedAnswer {
  readonly before: unknown;
  readonly after: unknown;
  readonly reasons: readonly ChangeReason[];
}

/**
 * Why an answer has no place in the new version: its question or field was deleted; the chosen option was; the new type cannot
 * hold it; it is computed now; several repetitions came to one place, which holds one; or no question ever had that name.
 */
export type LossReason = 'deleted' | 'option_deleted' | 'type_changed' | 'computed' | 'moved' | 'unknown_name';

/** An answer that is not in the new version, with its value. Of a list of choices only the lost ones. */
export interface LostAnswer {
  readonly kind?: AnsweredKind;
  readonly id?: number;
  /** The name it had. */
  readonly name: string;
  readonly repeat: readonly number[];
  readonly value: unknown;
  readonly reason: LossReason;
}

/** Something that the new version asks and the old one did not. */
export interface AddedAnswer {
  readonly kind: AnsweredKind;
  readonly id: number;
  readonly name: string;
  readonly required: boolean;
}

/**
 * Answers of one version as answers of another. Every answer of the old version is in `carried` (unchanged, perhaps under a new
 * name), in `changed`, or in `lost`; one whose choices were lost in part is in the last two.
 */
export interface Migration {
  readonly answers: Answers;
  readonly carried: readonly CarriedAnswer[];
  readonly changed: readonly ChangedAnswer[];
  readonly lost: readonly LostAnswer[];
  readonly added: readonly AddedAnswer[];
}

/** One place for an answer: a choice, a field, a survey field, or a repeat list. */
export interface AnswerSlot extends AnswerName {
  readonly scope: ScopeId;
  /** Repeat options around it, outermost first. */
  readonly chain: readonly ScopeId[];
  /** The question that asks it. */
  readonly question: Question;
  readonly field?: FieldInstance | SurveyQuestionField;
}

/** The places for answers in one version of an application. */
export interface AnswerSlots {
  readonly byId: ReadonlyMap<number, AnswerSlot>;
  readonly byName: ReadonlyMap<ScopeId, ReadonlyMap<string, AnswerSlot>>;
}

export function listAnswerSlots(application: Application): AnswerSlots {
  const index = indexApplication(application);
  const byId = new Map<number, AnswerSlot>();
  const byName = new Map<ScopeId, Map<string, AnswerSlot>>([[rootScope, new Map()]]);
  for (const question of application.questions) {
    const scope = scopeOfQuestion(index, question.id);
    const chain = scopeChain(index, scope);
    for (const answer of answerNames(question, index)) {
      const field = index.fields.get(answer.id) ?? index.surveyFields.get(answer.id)?.thing;
      const slot: AnswerSlot = { ...answer, scope, chain, question, ...(field && { field }) };
      const names = byName.get(scope) ?? new Map<string, AnswerSlot>();
      byName.set(scope, names);
      byId.set(answer.id, slot);
      if (!names.has(answer.name)) names.set(answer.name, slot);
    }
  }
  return { byId, byName };
}
