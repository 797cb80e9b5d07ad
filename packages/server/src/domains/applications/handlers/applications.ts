import { Op, QueryTypes, type OrderItem, type WhereOptions } from 'sequelize';
import {
  createApplication,
  deleteApplication,
  listApplications,
  readApplication,
  restoreApplication,
  updateApplication,
} from '../../../contract/applications/index.ts';
import type { UnitOfWork } from '../../../database/database.ts';
import { findPage } from '../../../database/find-page.ts';
import { matchesKeyword } from '../../../database/folded/folded-columns.ts';
import { AppError } from '../../../errors/app-error.ts';
import { handle, type Mounted } from '../../../http/handler.ts';
import { resourceWords } from '../../../messages/resources.ts';
import { columnsOf, emptyDefinition, loadApplication } from '../definition.ts';
import { applyEdit } from '../edit.ts';
import { setLinks } from '../links.ts';
import { presentApplication, presentApplications } from '../present.ts';

const orders: Readonly<Record<'newest' | 'oldest' | 'name', OrderItem[]>> = {
  newest: [['id', 'DESC']],
  oldest: [['id', 'ASC']],
  name: [
    ['sort_key', 'ASC'],
    ['id', 'ASC'],
  ],
};

async function linkedIds(
  { models }: Pick<UnitOfWork, 'models'>,
  table: 'application_tag_links' | 'application_category_links',
  id: number,
): Promise<number[]> {
  const column = table === 'application_tag_links' ? 'tag_id' : 'category_id';
  const rows = await models.Application.sequelize?.query<{ application_id: number }>(
    `SELECT application_id FROM ${table} WHERE ${column} = :id`,
    { replacements: { id }, type: QueryTypes.SELECT },
  );
  return (rows ?? []).map(({ application_id }) => application_id);
}

const list = handle(listApplications, async ({ query, services: { database } }) => {
  const { keyword, publish, tag_id, category_id, sort = 'newest', deleted = false } = query;
  const { Application } = database.models;
  const conditions: WhereOptions[] = [
    ...(deleted ? [{ deleted_at: { [Op.ne]: null } }] : []),
    ...(keyword === undefined ? [] : [matchesKeyword(Application, keyword)]),
    ...(publish === undefined ? [] : [{ publish }]),
    ...(tag_id === undefined ? [] : [{ id: await linkedIds(database, 'application_tag_links', tag_id) }]),
    ...(category_id === undefined
      ? []
      : [{ id: await linkedIds(database, 'application_category_links', category_id) }]),
  ];
  const page = await findPage(Application, query, {
    where: { [Op.and]: conditions },
    order: orders[sort],
    paranoid: !deleted,
    attributes: { exclude: ['definition'] },
  });
  return { ...page, items: await presentApplications(database, page.items) };
});

const read = handle(readApplication, async ({ params, services: { database } }) =>
  presentApplication(database, await loadApplication(database, params.id)),
);

const create = handle(createApplication, async ({ body, locale, reply, services, unitOfWork }) => {
  const { name, description, usage_limit = null, ...links } = body;
  const id = await unitOfWork(async (unit) => {
    const record = await unit.models.Application.create({ name, definition: '', usage_limit });
    const definition = { ...emptyDefinition(record.id, name), ...(description ? { description } : {}) };
    await record.update(columnsOf(definition));
    await setLinks(unit, record.id, links, locale);
    const subject = { kind: 'application', id: record.id };
    await unit.audit({ action: 'applications.create', subject, workspaceId: null, after: body });
    return record.id;
  });
  reply.message(resourceWords[locale].created);
  return presentApplication(services.database, await loadApplication(services.database, id));
});

const update = handle(updateApplication, async ({ actor, body, locale, params, reply, services, unitOfWork }) => {
  const { version: seen, name, description, usage_limit, ...links } = body;
  const set = { ...(name === undefined ? {} : { name }), ...(description ? { description } : {}) };
  const unset = description === '' ? (['description'] as const) : [];
  const action = 'applications.update';
  await unitOfWork(async (unit) => {
    const record = await loadApplication(unit, params.id);
    const changes =
      Object.keys(set).length + unset.length === 0
        ? []
        : [{ action: 'update_application' as const, set, unset: [...unset] }];
    const columns = usage_limit === undefined ? {} : { usage_limit };
    await applyEdit(unit, { record, seen, changes, action, editor: actor.name, locale, columns });
    const linked = await setLinks(unit, record.id, links, locale);
    if (linked !== undefined)
      await unit.audit({ action, subject: { kind: 'application', id: record.id }, workspaceId: null, ...linked });
  });
  reply.message(resourceWords[locale].saved);
  return presentApplication(services.database, await loadApplication(services.database, params.id));
});

const remove = handle(deleteApplication, async ({ locale, params, reply, unitOfWork }) => {
  await unitOfWork(async (unit) => {
    const record = await loadApplication(unit, params.id);
    await record.destroy();
    const subject = { kind: 'application', id: record.id };
    await unit.audit({ action: 'applications.delete', subject, workspaceId: null, before: { name: record.name } });
  });
  reply.message(resourceWords[locale].deleted);
  return null;
});

const restore = handle(restoreApplication, async ({ locale, params, reply, services, unitOfWork }) => {
  await unitOfWork(async (unit) => {
    const record = await loadApplication(unit, params.id, { deleted: true });
    if (record.deleted_at === null) throw new AppError('not_found');
    await record.restore();
    const subject = { kind: 'application', id: record.id };
    await unit.audit({ action: 'applications.restore', subject, workspaceId: null, after: { name: record.name } });
  });
  reply.message(resourceWords[locale].restored);
  return presentApplication(services.database, await loadApplication(services.database, params.id));
});

export const ownHandlers: readonly Mounted[] = [list, create, read, update, remove, restore];
