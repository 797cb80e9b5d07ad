import type { Application as Definition, RawAnswers, Resolved } from '@shorui/engine';
import { applicationUserStateOf } from '@shorui/engine/answers';
import { compileAnswers, resolveAnswers, type AnswerModel } from '@shorui/engine/answers';
import type { ApplicationRun } from '../../contract/applications/index.ts';
import type { Services } from '../../services.ts';
import { keptDefinition } from '../applications/assets.ts';
import type { ApplicationUser } from './model.ts';

/** What a member has begun, as calls show it. */
export const presentRun = (run: ApplicationUser, name: string): ApplicationRun => ({
  id: run.id,
  application_id: run.application_id,
  application_name: name,
  subject: run.subject,
  number: run.number,
  state: run.state,
  paid_at: run.paid_at?.toISOString() ?? null,
  version: run.version,
  created_at: run.created_at.toISOString(),
  updated_at: run.updated_at.toISOString(),
});

export const answersOf = ({ answers }: ApplicationUser): RawAnswers => JSON.parse(answers) as RawAnswers;

/** The questions of a version, and what decides which of them are asked. */
export interface Questionnaire {
  readonly definition: Definition;
  readonly model: AnswerModel;
}

/** The questionnaire with which a member began. Its templates are not read. */
export async function questionnaireOf(services: Services, run: ApplicationUser): Promise<Questionnaire> {
  const definition = await keptDefinition(services, run.application_id, run.number);
  return { definition, model: compileAnswers(definition) };
}

/** What answers mean, with messages in the language of the caller. */
export const resolveFor = (model: AnswerModel, answers: RawAnswers, locale: 'jp' | 'en'): Resolved =>
  resolveAnswers(model, answers, { locale: locale === 'jp' ? 'ja' : 'en' });

/** Faults of answers as calls show them. */
export const presentFaults = ({ errors }: Resolved) =>
  errors.map(({ questionId, question, fieldId, field, repeat, rule, message }) => ({
    question_id: questionId,
    question,
    ...(fieldId === undefined ? {} : { field_id: fieldId }),
    ...(field === undefined ? {} : { field }),
    repeat: [...repeat],
    rule,
    message,
  }));

export const stateOf = (resolved: Resolved): number => applicationUserStateOf(resolved);
