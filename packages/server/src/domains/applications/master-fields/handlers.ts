import { Op, QueryTypes, type OrderItem, type Sequelize, type WhereOptions } from 'sequelize';
import {
  createMasterField,
  deleteMasterField,
  listMasterFields,
  readMasterField,
  restoreMasterField,
  updateMasterField,
} from '../../../contract/applications/index.ts';
import { changeVersioned } from '../../../database/change-versioned.ts';
import type { UnitOfWork } from '../../../database/database.ts';
import { findPage } from '../../../database/find-page.ts';
import { matchesKeyword } from '../../../database/folded/folded-columns.ts';
import { AppError } from '../../../errors/app-error.ts';
import { handle, type Mounted } from '../../../http/handler.ts';
import { applicationWords } from '../../../messages/applications.ts';
import { resourceWords } from '../../../messages/resources.ts';
import { definitionOf, loadApplication } from '../definition.ts';
import type { Application } from '../model.ts';
import { loadMaster, presentMaster, presentMasters } from './present.ts';
import { checkValues, columnsOfValues, valuesOf } from './values.ts';

const orders: Readonly<Record<'newest' | 'oldest' | 'name', OrderItem[]>> = {
  newest: [['id', 'DESC']],
  oldest: [['id', 'ASC']],
  name: [
    ['sort_key', 'ASC'],
    ['id', 'ASC'],
  ],
};

async function usedBy({ sequelize }: { readonly sequelize: Sequelize }, applicationId: number): Promise<number[]> {
  const rows = await sequelize.query<{ master_field_id: number }>(
    'SELECT DISTINCT master_field_id FROM application_master_fields WHERE application_id = :applicationId',
    { replacements: { applicationId }, type: QueryTypes.SELECT },
  );
  return rows.map(({ master_field_id }) => master_field_id);
}

interface OwnQuery {
  readonly keyword?: string | undefined;
  readonly type?: number | undefined;
  readonly page?: number | undefined;
  readonly per_page?: number | undefined;
}

/** The fields of one application, in the form of the list of shared ones. */
function ownFields(row: Application, { keyword = '', type, page = 1, per_page = 20 }: OwnQuery) {
  const found = definitionOf(row).fields.filter(
    (field) => field.name.includes(keyword) && (type === undefined || field.type === type),
  );
  const items = found.slice((page - 1) * per_page, page * per_page).map(({ id, ...field }) => ({
    id,
    field,
    used_by: [{ id: row.id, name: row.name }],
    version: row.version,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    deleted_at: null,
  }));
  return { items, page, per_page, total: found.length };
}

const list = handle(listMasterFields, async ({ locale, query, services: { database } }) => {
  const { keyword, application_id, is_master = true, type, sort = 'newest', deleted = false } = query;
  if (!is_master) {
    if (application_id === undefined)
      throw new AppError('invalid', { fields: { application_id: [applicationWords[locale].noApplication] } });
    return ownFields(await loadApplication(database, application_id), query);
  }
  const { MasterField } = database.models;
  const conditions: WhereOptions[] = [
    ...(deleted ? [{ deleted_at: { [Op.ne]: null } }] : []),
    ...(keyword === undefined ? [] : [matchesKeyword(MasterField, keyword)]),
    ...(type === undefined ? [] : [{ type }]),
    ...(application_id === undefined ? [] : [{ id: await usedBy(database, application_id) }]),
  ];
  const where = { [Op.and]: conditions };
  const page = await findPage(MasterField, query, { where, order: orders[sort], paranoid: !deleted });
  return { ...page, items: await presentMasters(database, page.items) };
});

const read = handle(readMasterField, async ({ params, services: { database } }) =>
  presentMaster(database, await loadMaster(database, params.id)),
);

const create = handle(createMasterField, async ({ body, locale, reply, services, unitOfWork }) => {
  checkValues(body, locale);
  const made = await unitOfWork(async (unit) => {
    const row = await unit.models.MasterField.create(columnsOfValues(body));
    const subject = { kind: 'master-field', id: row.id };
    await unit.audit({ action: 'masterFields.create', subject, workspaceId: null, after: body });
    return row;
  });
  reply.message(resourceWords[locale].created);
  return presentMaster(services.database, made);
});

const update = handle(updateMasterField, async ({ body, locale, params, reply, services, unitOfWork }) => {
  const { version: seen, unset = [], ...set } = body;
  const row = await unitOfWork(async (unit) => {
    const record = await loadMaster(unit, params.id);
    const kept = Object.entries(valuesOf(record)).filter(([name]) => !unset.includes(name));
    const values = { ...Object.fromEntries(kept), ...set };
    checkValues(values, locale);
    const changes = columnsOfValues(values);
    const changed = await changeVersioned(unit, { record, kind: 'master-field', workspaceId: 'all', seen, changes });
    const subject = { kind: 'master-field', id: record.id };
    await unit.audit({ action: 'masterFields.update', subject, workspaceId: null, ...changed });
    return record;
  });
  reply.message(resourceWords[locale].saved);
  return presentMaster(services.database, row);
});

const remove = handle(deleteMasterField, async ({ locale, params, reply, unitOfWork }) => {
  await unitOfWork(async (unit) => {
    const record = await loadMaster(unit, params.id);
    await record.destroy();
    const subject = { kind: 'master-field', id: record.id };
    await unit.audit({ action: 'masterFields.delete', subject, workspaceId: null, before: valuesOf(record) });
  });
  reply.message(resourceWords[locale].deleted);
  return null;
});

async function restored(unit: UnitOfWork, id: number) {
  const record = await loadMaster(unit, id, { deleted: true });
  if (record.deleted_at === null) throw new AppError('not_found');
  await record.restore();
  const subject = { kind: 'master-field', id: record.id };
  await unit.audit({ action: 'masterFields.restore', subject, workspaceId: null, after: { name: record.name } });
  return record;
}

const restore = handle(restoreMasterField, async ({ locale, params, reply, services, unitOfWork }) => {
  const row = await unitOfWork((unit) => restored(unit, params.id));
  reply.message(resourceWords[locale].restored);
  return presentMaster(services.database, row);
});

export const masterFieldHandlers: readonly Mounted[] = [list, read, create, update, remove, restore];
