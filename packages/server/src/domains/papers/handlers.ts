import { createHmac } from 'node:crypto';
import { publishState } from '@shorui/engine/model';
import { scoped } from '../../access/scoped.ts';
import { countApplications, listAdminPapers, listPapers } from '../../contract/index.ts';
import { findPage, mostCounted } from '../../database/find-page.ts';
import type { Models } from '../../database/models.ts';
import { handle, type Mounted } from '../../http/handler.ts';
import { readAppUsers } from '../app-users/page.ts';
import { presentRun } from '../application-use/runs.ts';

/** Letters of a key, as many as the ids that the product draws have (specification section 9). */
const keyLength = 16;

/** A key of a paper that is alike in every process of one installation. */
const keyOf = (secret: string, id: number): string =>
  createHmac('sha256', secret).update(`paper ${id}`).digest('base64url').slice(0, keyLength);

/** Names of applications by id; those of deleted ones too, because their papers stay. */
async function namesOf({ Application }: Models, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const where = { id: [...new Set(ids)] };
  const rows = await Application.findAll({ where, attributes: ['id', 'name'], paranoid: false });
  return new Map(rows.map(({ id, name }) => [id, name]));
}

const given = (values: Readonly<Record<string, number | undefined>>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

const facts = (secret: string, id: number, title: string) => ({
  id,
  title,
  model_class: 'ApplicationUser' as const,
  id_encrypt: keyOf(secret, id),
});

const list = handle(listPapers, async ({ actor, query, services: { config, database } }) => {
  const page = await scoped(database.models.ApplicationUser, actor).page(query, {
    where: { user_id: actor.userId, ...given({ application_id: query.application_id }) },
    order: [['id', 'DESC']],
    attributes: { exclude: ['answers', 'answer_facts', 'search_text'] },
  });
  const names = await namesOf(
    database.models,
    page.items.map((run) => run.application_id),
  );
  const items = page.items.map((run) => {
    const title = names.get(run.application_id) ?? '';
    return { ...facts(config.secret, run.id, title), application_user: presentRun(run, title) };
  });
  return { ...page, items };
});

const listAll = handle(listAdminPapers, async ({ query, services: { config, database } }) => {
  const { company_id: workspace_id, application_id } = query;
  const page = await findPage(database.models.ApplicationUser, query, {
    where: given({ workspace_id, application_id }),
    order: [['id', 'DESC']],
    attributes: ['id'],
    countUpTo: mostCounted,
  });
  const rows = await readAppUsers(
    database,
    page.items.map(({ id }) => id),
  );
  const names = await namesOf(
    database.models,
    rows.map((row) => row.application_id),
  );
  const items = rows
    .toReversed()
    .map((row) => ({ ...facts(config.secret, row.id, names.get(row.application_id) ?? ''), application_user: row }));
  return { ...page, items };
});

const count = handle(countApplications, async ({ services: { database } }) => ({
  number: await database.models.Application.count({ where: { publish: publishState.public } }),
}));

export const paperHandlers: readonly Mounted[] = [list, listAll, count];
