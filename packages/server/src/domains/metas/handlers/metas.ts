import { Op, type OrderItem, type WhereOptions } from 'sequelize';
import type { Reach } from '../../../access/load.ts';
import {
  createMeta,
  deleteMeta,
  listCommonMetas,
  otherGroup,
  readMeta,
  restoreMeta,
  searchMetas,
  updateMeta,
} from '../../../contract/filing/index.ts';
import { changeVersioned } from '../../../database/change-versioned.ts';
import { findPage } from '../../../database/find-page.ts';
import { matchesKeyword } from '../../../database/folded/folded-columns.ts';
import { AppError } from '../../../errors/app-error.ts';
import { handle, type Mounted } from '../../../http/handler.ts';
import { metaWords } from '../../../messages/metas.ts';
import { resourceWords } from '../../../messages/resources.ts';
import { readCommonFields } from '../fields.ts';
import { hasOptions, type MetaOption, type MetaType } from '../meta-shape.ts';
import type { Meta } from '../model.ts';
import { loadMeta, loadMetaGroup, presentMetas } from '../present.ts';

const kind = 'meta';

async function show(reach: Reach, row: Meta, locale: 'jp' | 'en') {
  const [shown] = await presentMetas(reach, [row], locale);
  if (shown === undefined) throw new Error('One row gives one view.');
  return shown;
}

const refuse = (text: string): AppError => new AppError('invalid', { fields: { options: [text] } });

/** @throws {AppError} invalid, where the options do not fit the kind */
function checkOptions(type: MetaType, options: readonly MetaOption[], locale: 'jp' | 'en'): void {
  const words = metaWords[locale];
  if (!hasOptions(type)) {
    if (options.length > 0) throw refuse(words.optionsUnused);
    return;
  }
  if (options.length === 0) throw refuse(words.optionsNeeded);
  for (const part of ['value', 'text'] as const)
    if (new Set(options.map((option) => option[part])).size !== options.length) throw refuse(words.optionTwice);
}

interface MetaBody {
  readonly meta_group_id?: number | null | undefined;
  readonly index?: number | undefined;
}

/** The columns of a request: number 999 is no group. */
async function columnsOf<B extends MetaBody>(reach: Reach, { meta_group_id, index, ...rest }: B) {
  const groupId = meta_group_id === otherGroup ? null : meta_group_id;
  if (typeof groupId === 'number') await loadMetaGroup(reach, groupId);
  return {
    ...rest,
    ...(groupId === undefined ? {} : { meta_group_id: groupId }),
    ...(index === undefined ? {} : { sort: index }),
  };
}

const orders: Readonly<Record<'newest' | 'oldest' | 'name' | 'index', OrderItem[]>> = {
  newest: [['id', 'DESC']],
  oldest: [['id', 'ASC']],
  name: [
    ['sort_key', 'ASC'],
    ['id', 'ASC'],
  ],
  index: [
    ['sort', 'ASC'],
    ['id', 'ASC'],
  ],
};

const search = handle(searchMetas, async ({ body, locale, services: { database } }) => {
  const { keyword, filters = {}, sort = 'newest', ...query } = body;
  const { type, meta_group_id: groupId, is_common, deleted = false } = filters;
  const { Meta } = database.models;
  const conditions: WhereOptions[] = [
    ...(deleted ? [{ deleted_at: { [Op.ne]: null } }] : []),
    ...(keyword === undefined || keyword === null ? [] : [matchesKeyword(Meta, keyword)]),
    ...(type === undefined ? [] : [{ type }]),
    ...(is_common === undefined ? [] : [{ is_common }]),
    ...(groupId === undefined ? [] : [{ meta_group_id: groupId === otherGroup ? null : groupId }]),
  ];
  const options = { where: { [Op.and]: conditions }, order: orders[sort], paranoid: !deleted };
  const page = await findPage(Meta, query, options);
  return { ...page, items: await presentMetas(database, page.items, locale) };
});

const read = handle(readMeta, async ({ locale, params, services: { database } }) =>
  show(database, await loadMeta(database, params.id), locale),
);

const create = handle(createMeta, async ({ body, locale, reply, services, unitOfWork }) => {
  checkOptions(body.type, body.options ?? [], locale);
  const row = await unitOfWork(async (unit) => {
    const made = await unit.models.Meta.create(await columnsOf(unit, { meta_group_id: null, ...body }));
    await unit.audit({ action: createMeta.name, subject: { kind, id: made.id }, workspaceId: null, after: body });
    return made;
  });
  reply.message(resourceWords[locale].created);
  return show(services.database, row, locale);
});

const update = handle(updateMeta, async ({ body, locale, params, reply, services, unitOfWork }) => {
  const { version: seen, ...requested } = body;
  const row = await unitOfWork(async (unit) => {
    const record = await loadMeta(unit, params.id);
    const { type = record.type } = requested;
    const options = requested.options ?? (hasOptions(type) ? record.options : []);
    checkOptions(type, options, locale);
    const changes = await columnsOf(unit, { ...requested, options: [...options] });
    const values = await changeVersioned(unit, { record, kind, workspaceId: 'all', seen, changes });
    await unit.audit({ action: updateMeta.name, subject: { kind, id: record.id }, workspaceId: null, ...values });
    return record;
  });
  reply.message(resourceWords[locale].saved);
  return show(services.database, row, locale);
});

const remove = handle(deleteMeta, async ({ locale, params, reply, unitOfWork }) => {
  await unitOfWork(async (unit) => {
    const record = await loadMeta(unit, params.id);
    await record.destroy();
    const before = { name: record.name, type: record.type };
    await unit.audit({ action: deleteMeta.name, subject: { kind, id: record.id }, workspaceId: null, before });
  });
  reply.message(resourceWords[locale].deleted);
  return null;
});

const restore = handle(restoreMeta, async ({ locale, params, reply, services, unitOfWork }) => {
  const row = await unitOfWork(async (unit) => {
    const record = await loadMeta(unit, params.id, { deleted: true });
    await record.restore();
    const after = { name: record.name, type: record.type };
    await unit.audit({ action: restoreMeta.name, subject: { kind, id: record.id }, workspaceId: null, after });
    return record;
  });
  reply.message(resourceWords[locale].restored);
  return show(services.database, row, locale);
});

const common = handle(listCommonMetas, ({ locale, services: { database } }) => readCommonFields(database, locale));

export const metaItemHandlers: readonly Mounted[] = [search, read, create, update, remove, restore, common];
