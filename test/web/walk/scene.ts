import { addMembers } from '../../server/support/add-members.ts';
import type { TestDatabase } from '../../server/support/each-database.ts';
import { makeCategory, makeGroup, makePlan } from '../../server/support/factories.ts';
import { recordFactories } from '../../server/support/record-factories.ts';
import type { TestServer } from '../../server/support/start-server.ts';
import { makeAnsweredRuns, type AnsweredRuns } from './answered-runs.ts';
import { makePeople, type People } from '../support/people.ts';

/** Characters beyond the first plane and of the names of people, which old fonts and narrow columns break on. */
const rareCharacters = '𠮷髙﨑';

/** A name of 60 characters with rare ones in it and nowhere to break. */
export const longName = `${rareCharacters}${'長い名称'.repeat(14)}終`;

export interface Scene {
  readonly people: People;
  /** Ids of records of the company of `people.root`, by kind. */
  readonly ids: Readonly<Record<keyof typeof recordFactories, number>>;
  /** What `people.applicant` began. */
  readonly answered: AnsweredRuns;
}

/** A company with something of every kind, long and rare names, and more rows than fit on a page of a list. */
export async function makeScene(own: TestDatabase, server: TestServer): Promise<Scene> {
  const { database } = own;
  const people = await makePeople(database);
  const { user: root, company } = people.root;
  if (company === undefined) throw new Error('The root user has a company.');
  const names = { last_name: `${rareCharacters}${'長'.repeat(27)}`, first_name: '太'.repeat(30) };
  await database.write(async (transaction) => {
    await company.update({ name: longName }, { transaction });
    await root.update(names, { transaction });
    await people.applicant.user.update(names, { transaction });
    await people.admin.update({ name: longName }, { transaction });
  });
  const parent = await makeGroup(database, { company, name: longName, type: 'manager' });
  await addMembers(database, company, await makeGroup(database, { company, parent, name: '営業課' }), 30);
  const category = await makeCategory(database, { company, name: longName });
  await makeCategory(database, { company, parent: category });
  await makePlan(database, { name: longName, price: 1_234_567_890 });
  const ids: Record<string, number> = {};
  // One scene for all: its records belong together.
  const scene = { database, company, root, word: longName.slice(0, 40), host: 'example.jp', number: 1 };
  for (const [kind, make] of Object.entries(recordFactories)) ids[kind] = await make(scene);
  const answered = await makeAnsweredRuns(own, server, people.applicant, longName);
  return { people, ids: ids as Scene['ids'], answered };
}
