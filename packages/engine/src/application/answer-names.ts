import type { ApplicationIndex } from './index-application.ts';
import type { Application, Question } from './schema/index.ts';

/** Where names have to be unique: 0 for the root, else the id of the repeat option whose list asks the question. */
export type ScopeId = number;
export const rootScope: ScopeId = 0;

/** A name of answers. `fields` are fields asked in a group. */
export interface AnswerName {
  readonly name: string;
  readonly kind: 'question' | 'field' | 'survey_field' | 'repeat_option';
  readonly id: number;
}

export function scopeOfQuestion(index: ApplicationIndex, questionId: number): ScopeId {
  return index.listOf.get(questionId) ?? rootScope;
}

/** Repeat options around a scope, outermost first, the scope itself last. A list within itself ends the walk. */
export function scopeChain(index: ApplicationIndex, scope: ScopeId): readonly ScopeId[] {
  const chain: ScopeId[] = [];
  let current = scope;
  while (current !== rootScope && !chain.includes(current)) {
    chain.unshift(current);
    const owner = index.repeats.get(current)?.question;
    current = owner ? scopeOfQuestion(index, owner.id) : rootScope;
  }
  return chain;
}

/** Are options chosen in this question, so that it is answered under its own name? */
export function hasChoice(question: Question): boolean {
  return question.type === 'single' || question.type === 'multiple' || (question.options?.length ?? 0) > 0;
}

/** What answers and templates call a repeat list: its own name, or its question's. */
export function repeatName(repeat: { readonly name?: string }, question: Question): string {
  return repeat.name ?? question.name;
}

/** The names that a question brings into its scope: its own, its fields', its survey fields' and its repeat lists'. */
export function answerNames(question: Question, index: ApplicationIndex): AnswerName[] {
  const names: AnswerName[] = [];
  if (hasChoice(question)) names.push({ name: question.name, kind: 'question', id: question.id });
  for (const group of question.field_groups ?? []) {
    for (const { id, name } of index.fieldsOfGroup.get(group.id) ?? []) names.push({ name, kind: 'field', id });
  }
  for (const { id, name } of question.survey_question_fields ?? []) names.push({ name, kind: 'survey_field', id });
  for (const repeat of question.repeat_options ?? []) {
    names.push({ name: repeatName(repeat, question), kind: 'repeat_option', id: repeat.id });
  }
  return names;
}

/** Questions asked in a scope, in the order asked. */
export function questionsInScope(application: Application, index: ApplicationIndex, scope: ScopeId): Question[] {
  if (scope === rootScope) return application.questions.filter((question) => !index.listOf.has(question.id));
  return (index.repeats.get(scope)?.thing.questions ?? []).flatMap((id) => index.questions.get(id) ?? []);
}
