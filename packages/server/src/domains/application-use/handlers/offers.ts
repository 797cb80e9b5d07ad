import { literal, type OrderItem } from 'sequelize';
import type { MemberActor } from '../../../access/actor.ts';
import {
  findApplication,
  listAllForUser,
  listForUser,
  listRandom,
  listUserCategories,
  listUserTags,
} from '../../../contract/applications/index.ts';
import { AppError } from '../../../errors/app-error.ts';
import { findPage } from '../../../database/find-page.ts';
import { handle, type Mounted } from '../../../http/handler.ts';
import type { Services } from '../../../services.ts';
import { noteOpening } from '../../campaigns/note-campaigns.ts';
import { loadOffered, offeredWhere, presentOffers } from '../offers.ts';

const newest: OrderItem[] = [['id', 'DESC']];
const byName: OrderItem[] = [
  ['sort_key', 'ASC'],
  ['id', 'ASC'],
];
const withoutContent = { exclude: ['definition'] };
/** Most applications of the list without pages, and those of the random list. */
const [mostAtOnce, mostRandom] = [500, 6];

async function firstOffers({ database }: Services, actor: MemberActor, order: OrderItem[], limit: number) {
  const where = offeredWhere(database, {});
  const rows = await database.models.Application.findAll({ where, order, limit, attributes: withoutContent });
  return presentOffers(database, rows, actor);
}

const list = handle(listForUser, async ({ actor, query, services: { database } }) => {
  const where = offeredWhere(database, query);
  const options = { where, order: newest, attributes: withoutContent };
  const page = await findPage(database.models.Application, query, options);
  return { ...page, items: await presentOffers(database, page.items, actor) };
});

const all = handle(listAllForUser, async ({ actor, services }) => firstOffers(services, actor, newest, mostAtOnce));

const random = handle(listRandom, async ({ actor, services }) =>
  firstOffers(services, actor, [literal('RANDOM()') as unknown as OrderItem], mostRandom),
);

const find = handle(findApplication, async ({ actor, params, services: { database, now } }) => {
  const [offer] = await presentOffers(database, [await loadOffered(database, params.id)], actor);
  if (offer === undefined) throw new AppError('not_found');
  // The staff who act for a user are not the company.
  if (actor.onBehalf === undefined)
    await noteOpening(database, { workspaceId: actor.workspace.id, applicationId: offer.id, now: now() });
  return offer;
});

const tags = handle(listUserTags, async ({ services: { database } }) =>
  (await database.models.ApplicationTag.findAll({ order: byName, limit: mostAtOnce })).map(({ id, name, color }) => ({
    id,
    name,
    color,
  })),
);

const categories = handle(listUserCategories, async ({ services: { database } }) =>
  (await database.models.ApplicationCategory.findAll({ order: byName, limit: mostAtOnce })).map(
    ({ id, name, parent_id }) => ({ id, name, parent_id }),
  ),
);

export const offerHandlers: readonly Mounted[] = [list, all, random, find, tags, categories];
