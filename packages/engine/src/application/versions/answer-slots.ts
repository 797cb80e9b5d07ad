import { answerNames, rootScope, scopeChain, scopeOfQuestion, type AnswerName, type ScopeId } from '../answer-names.ts';
import { indexApplication } from '../index-application.ts';
import type { Application, FieldInstance, Question, SurveyQuestionField } from '../schema/index.ts';

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
