import { Op, type WhereOptions } from 'sequelize';
import type { Reach } from '../../../access/load.ts';
import {
  createMetaGroup,
  deleteMetaGroup,
  listMetaGroups,
  otherGroup,
  readMetaGroup,
  restoreMetaGroup,
  updateMetaGroup,
} from '../../../contract/filing/index.ts';
import { changeVersioned } from '../../../database/change-versioned.ts';
import type { UnitOfWork } from '../../../database/database.ts';
import { findPage } from '../../../database/find-page.ts';
import { matchesKeyword } from '../../../database/folded/folded-columns.ts';
import { handle, type Mounted } from '../../../http/handler.ts';
import { resourceWords } from '../../../messages/resources.ts';
import { setItems } from '../group-items.ts';
import type { MetaGroup } from '../model.ts';
import { loadMetaGroup, presentMetaGroups } from '../present.ts';

const kind = 'meta-group';

async function show(reach: Reach, row: MetaGroup) {
  const [shown] = await presentMetaGroups(reach, [row]);
  if (shown === undefined) throw new Error('One row gives one view.');
  return shown;
}

interface GroupBody {
  readonly name?: string | undefined;
  readonly layout?: number | undefined;
  readonly index?: number | undefined;
}

const columnsOf = ({ index, name, layout }: GroupBody) => ({
  ...(name === undefined ? {} : { name }),
  ...(layout === undefined ? {} : { layout }),
  ...(index === undefined ? {} : { sort: index }),
});

/** A new group. 999 is the number of その他 in calls, so no group has it. */
async function newGroup({ models }: UnitOfWork, body: GroupBody & { readonly name: string }): Promise<MetaGroup> {
  const values = { ...columnsOf(body), name: body.name, parent_id: null };
  const made = await models.MetaGroup.create(values);
  if (made.id !== otherGroup) return made;
  const next = await models.MetaGroup.create(values);
  await made.destroy({ force: true });
  return next;
}

const list = handle(listMetaGroups, async ({ query, services: { database } }) => {
  const { keyword, deleted = false, ...page } = query;
  const { MetaGroup } = database.models;
  const conditions: WhereOptions[] = [
    ...(deleted ? [{ deleted_at: { [Op.ne]: null } }] : []),
    ...(keyword === undefined ? [] : [matchesKeyword(MetaGroup, keyword)]),
  ];
  const found = await findPage(MetaGroup, page, {
    where: { [Op.and]: conditions },
    order: [
      ['sort', 'ASC'],
      ['id', 'ASC'],
    ],
    paranoid: !deleted,
  });
  return { ...found, items: await presentMetaGroups(database, found.items) };
});

const read = handle(readMetaGroup, async ({ params, services: { database } }) =>
  show(database, await loadMetaGroup(database, params.id)),
);

const create = handle(createMetaGroup, async ({ body, locale, reply, services, unitOfWork }) => {
  const row = await unitOfWork(async (unit) => {
    await unit.lock(0, 'metas');
    const made = await newGroup(unit, body);
    await setItems(unit, made, body.items ?? [], locale);
    await unit.audit({ action: createMetaGroup.name, subject: { kind, id: made.id }, workspaceId: null, after: body });
    return made;
  });
  reply.message(resourceWords[locale].created);
  return show(services.database, row);
});

const update = handle(updateMetaGroup, async ({ body, locale, params, reply, services, unitOfWork }) => {
  const { version: seen, items, ...requested } = body;
  const row = await unitOfWork(async (unit) => {
    await unit.lock(0, 'metas');
    const record = await loadMetaGroup(unit, params.id);
    const [was] = await presentMetaGroups(unit, [record]);
    const changes = columnsOf(requested);
    const { before, after } = await changeVersioned(unit, { record, kind, workspaceId: 'all', seen, changes });
    if (items !== undefined) await setItems(unit, record, items, locale);
    await unit.audit({
      action: updateMetaGroup.name,
      subject: { kind, id: record.id },
      workspaceId: null,
      before: { ...before, ...(items === undefined ? {} : { items: was?.items }) },
      after: { ...after, ...(items === undefined ? {} : { items }) },
    });
    return record;
  });
  reply.message(resourceWords[locale].saved);
  return show(services.database, row);
});

const remove = handle(deleteMetaGroup, async ({ locale, params, reply, unitOfWork }) => {
  await unitOfWork(async (unit) => {
    await unit.lock(0, 'metas');
    const record = await loadMetaGroup(unit, params.id);
    await record.destroy();
    const before = { name: record.name };
    await unit.audit({ action: deleteMetaGroup.name, subject: { kind, id: record.id }, workspaceId: null, before });
  });
  reply.message(resourceWords[locale].deleted);
  return null;
});

const restore = handle(restoreMetaGroup, async ({ locale, params, reply, services, unitOfWork }) => {
  const row = await unitOfWork(async (unit) => {
    await unit.lock(0, 'metas');
    const record = await loadMetaGroup(unit, params.id, { deleted: true });
    await record.restore();
    const after = { name: record.name };
    await unit.audit({ action: restoreMetaGroup.name, subject: { kind, id: record.id }, workspaceId: null, after });
    return record;
  });
  reply.message(resourceWords[locale].restored);
  return show(services.database, row);
});

export const metaGroupHandlers: readonly Mounted[] = [list, read, create, update, remove, restore];
