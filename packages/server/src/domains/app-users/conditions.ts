import type { FilterConditions } from '../../contract/applications/index.ts';
import type { Models } from '../../database/models.ts';
import type { Fact } from '../../database/search/conditions.ts';
import { AppError } from '../../errors/app-error.ts';
import { answerKey } from '../application-use/answer-facts.ts';

/** Conditions that a call gives, and the saved filter that it adds. */
export interface AppUserQuery extends Omit<FilterConditions, 'answers'> {
  readonly filter_id?: number;
}

/**
 * What a call asks for: its own conditions, and for those that it leaves out the ones of the saved filter.
 * @throws {AppError} not_found where the application has no such filter
 */
export async function conditionsOfCall(
  { ApplicationFilter }: Pick<Models, 'ApplicationFilter'>,
  applicationId: number,
  { filter_id, keyword, state, company_id, from, until }: AppUserQuery,
): Promise<FilterConditions> {
  const given = { keyword, state, company_id, from, until };
  const own = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as FilterConditions;
  if (filter_id === undefined) return own;
  const saved = await ApplicationFilter.findOne({ where: { id: filter_id, application_id: applicationId } });
  if (saved === null) throw new AppError('not_found');
  return { ...(JSON.parse(saved.conditions) as FilterConditions), ...own };
}

/**
 * The conditions as SQL over `application_users`. Keys are those of the function of its search index (migration 050); times have
 * none. Ids and states are whole numbers by the contract, so they need no escaping.
 */
export function factsOf(
  applicationId: number,
  { state, company_id, from, until, answers = [] }: FilterConditions,
): Fact[] {
  return [
    { key: `application=${applicationId}`, sql: `application_id = ${applicationId}` },
    ...(state === undefined ? [] : [{ key: `state=${state}`, sql: `state = ${state}` }]),
    ...(company_id === undefined ? [] : [{ key: `company=${company_id}`, sql: `workspace_id = ${company_id}` }]),
    ...answers.map(({ name, value }): Fact => {
      const key = answerKey(name, value);
      return { key, isApart: true, sql: `answer_facts LIKE '% ${key} %'` };
    }),
    ...(from === undefined ? [] : [{ sql: 'created_at >= :from', replacements: { from: new Date(from) } }]),
    ...(until === undefined ? [] : [{ sql: 'created_at < :until', replacements: { until: new Date(until) } }]),
  ];
}
