import { readFile } from 'node:fs/promises';
import type { Application as Definition } from '../../../packages/engine/src/index.ts';
import type { Database } from '../../../packages/server/src/database/database.ts';
import { columnsOf } from '../../../packages/server/src/domains/applications/definition.ts';
import type { Person } from '../support/people.ts';

const fixture = new URL('../../../fixtures/employment-contract/application.json', import.meta.url);

/** Ids of what a person began with an application that has a price. */
export interface AnsweredRun {
  readonly application: number;
  readonly run: number;
}

/** A run of the employment contract with a long name, priced for the plan of the person, with a few answers. */
export async function makeAnsweredRun(
  { models }: Pick<Database, 'models'>,
  { user, company }: Person,
  name: string,
): Promise<AnsweredRun> {
  if (company?.plan_id === undefined || company.plan_id === null) throw new Error('The person has a plan.');
  const application = await models.Application.create({ name, definition: '' });
  const bundle = JSON.parse(await readFile(fixture, 'utf8')) as Definition;
  const plan_prices = [{ plan_id: company.plan_id, price: 3300 }];
  // The files of the fixture are not stored here: without them there is nothing that answers are checked against.
  const definition: Definition = { ...bundle, id: application.id, name, publish: 1, plan_prices, files: [] };
  await application.update({ ...columnsOf(definition), publish: 1, published_number: definition.version });
  const number = definition.version;
  const kept = { definition: application.definition, created_by: name };
  await models.ApplicationVersion.create({ application_id: application.id, number, ...kept });
  const answers = { 会社名: name, 氏名: { last: '𠮷田', first: '髙志', kana: 'ヨシダ タカシ' }, 契約期間: 'あり' };
  const keys = { workspace_id: company.id, user_id: user.id, application_id: application.id };
  const run = await models.ApplicationUser.create({ ...keys, number, answers: JSON.stringify(answers), state: 1 });
  return { application: application.id, run: run.id };
}
