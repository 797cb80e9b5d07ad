import { Op, type WhereOptions } from 'sequelize';
import type { Reach } from '../../access/load.ts';
import {
  createType,
  deleteType,
  listDocumentTypes,
  listDocumentTypesOfCategory,
  listDocumentTypesOfNoCategory,
  listSelectableMetas,
  listTypes,
  listTypesOfCategory,
  listTypesOfNoCategory,
  otherGroup,
  readType,
  restoreType,
  updateType,
} from '../../contract/filing/index.ts';
import { changeVersioned } from '../../database/change-versioned.ts';
import { findPage } from '../../database/find-page.ts';
import { matchesKeyword } from '../../database/folded/folded-columns.ts';
import { AppError } from '../../errors/app-error.ts';
import { handle, type Mounted } from '../../http/handler.ts';
import { metaWords } from '../../messages/metas.ts';
import { resourceWords } from '../../messages/resources.ts';
import type { CategoryTree } from '../../access/category-tree.ts';
import { readCategoryTree } from '../document-categories/read-tree.ts';
import { categoryFor, suppliedCategory } from '../document-categories/find-category.ts';
import { rowsOfStaff } from '../document-categories/rows.ts';
import { fieldOf } from '../metas/fields.ts';
import { readFormGroups } from '../metas/groups.ts';
import type { DocumentType } from '../metas/model.ts';
import { demandFreeName, loadType, lockTypes, setMetas } from './change-type.ts';
import { presentTypes, presentTypesForStaff, typeOrder } from './read-types.ts';

const kind = 'document-type';

interface TypeQuery {
  readonly keyword?: string;
  readonly category_id?: number;
  readonly deleted?: boolean;
  readonly page?: number;
  readonly per_page?: number;
}

function typePage({ models }: Reach, { keyword, category_id, deleted = false, ...query }: TypeQuery) {
  const conditions: WhereOptions[] = [
    ...(deleted ? [{ deleted_at: { [Op.ne]: null } }] : []),
    ...(keyword === undefined ? [] : [matchesKeyword(models.DocumentType, keyword)]),
    ...(category_id === undefined ? [] : [{ category_id }]),
  ];
  return findPage(models.DocumentType, query, {
    where: { [Op.and]: conditions },
    order: typeOrder,
    paranoid: !deleted,
  });
}

/** The types of a category and of those above it. */
const typesOf = ({ models }: Reach, tree: CategoryTree, id: number): Promise<DocumentType[]> =>
  models.DocumentType.findAll({ where: { category_id: [...tree.pathOf(id)] }, order: typeOrder });

async function show(reach: Reach, row: DocumentType, locale: 'jp' | 'en') {
  const [shown] = await presentTypesForStaff(reach, [row], locale);
  if (shown === undefined) throw new Error('One row gives one view.');
  return shown;
}

const list = handle(listTypes, async ({ locale, query, services: { database } }) => {
  const page = await typePage(database, query);
  return { ...page, items: await presentTypesForStaff(database, page.items, locale) };
});

const metas = handle(listSelectableMetas, async ({ locale, services: { database } }) => {
  const groups = await readFormGroups(database, locale);
  const all = await database.models.Meta.findAll({
    order: [
      ['sort', 'ASC'],
      ['id', 'ASC'],
    ],
  });
  const fields = all.map((meta) => fieldOf(meta, groups));
  return {
    groups: groups.all.map(({ id, name, index }) => ({
      id,
      name,
      index,
      metas: fields.filter(({ meta_group }) => meta_group.id === id),
    })),
  };
});

const byCategory = handle(listTypesOfCategory, async ({ locale, params, services: { database } }) => {
  const tree = await rowsOfStaff(database).tree();
  const { id } = suppliedCategory(tree, params.id);
  return presentTypesForStaff(database, await typesOf(database, tree, id), locale);
});

const read = handle(readType, async ({ locale, params, services: { database } }) =>
  show(database, await loadType(database, params.id), locale),
);

const create = handle(createType, async ({ body, locale, reply, services, unitOfWork }) => {
  const { name, category_id, index = otherGroup, metas: chosen = [] } = body;
  const row = await unitOfWork(async (unit) => {
    await lockTypes(unit);
    suppliedCategory(await rowsOfStaff(unit).tree(), category_id);
    await demandFreeName(unit, { name, categoryId: category_id }, locale);
    const made = await unit.models.DocumentType.create({ name, category_id, sort: index });
    await setMetas(unit, made, chosen, locale);
    await unit.audit({ action: createType.name, subject: { kind, id: made.id }, workspaceId: null, after: body });
    return made;
  });
  reply.message(resourceWords[locale].created);
  return show(services.database, row, locale);
});

const update = handle(updateType, async ({ body, locale, params, reply, services, unitOfWork }) => {
  const { version: seen, index, metas: chosen, ...requested } = body;
  const row = await unitOfWork(async (unit) => {
    await lockTypes(unit);
    const record = await loadType(unit, params.id);
    const { name = record.name, category_id: categoryId = record.category_id } = requested;
    const tree = await rowsOfStaff(unit).tree();
    suppliedCategory(tree, categoryId);
    await demandFreeName(unit, { id: record.id, name, categoryId }, locale);
    const [was] = await presentTypes(unit, [record], { tree, locale });
    const changes = { ...requested, ...(index === undefined ? {} : { sort: index }) };
    const { before, after } = await changeVersioned(unit, { record, kind, workspaceId: 'all', seen, changes });
    if (chosen !== undefined) await setMetas(unit, record, chosen, locale);
    const earlier = was?.metas.map(({ id, required }) => ({ id, required }));
    await unit.audit({
      action: updateType.name,
      subject: { kind, id: record.id },
      workspaceId: null,
      before: { ...before, ...(chosen === undefined ? {} : { metas: earlier }) },
      after: { ...after, ...(chosen === undefined ? {} : { metas: chosen }) },
    });
    return record;
  });
  reply.message(resourceWords[locale].saved);
  return show(services.database, row, locale);
});

const remove = handle(deleteType, async ({ locale, params, reply, unitOfWork }) => {
  await unitOfWork(async (unit) => {
    const record = await loadType(unit, params.id);
    await record.destroy();
    const before = { name: record.name, category_id: record.category_id };
    await unit.audit({ action: deleteType.name, subject: { kind, id: record.id }, workspaceId: null, before });
  });
  reply.message(resourceWords[locale].deleted);
  return null;
});

const restore = handle(restoreType, async ({ locale, params, reply, services, unitOfWork }) => {
  const row = await unitOfWork(async (unit) => {
    await lockTypes(unit);
    const record = await loadType(unit, params.id, { deleted: true });
    const { id, name, category_id: categoryId } = record;
    if ((await rowsOfStaff(unit).tree()).find(categoryId) === undefined)
      throw new AppError('invalid', { fields: { category_id: [metaWords[locale].categoryGone] } });
    await demandFreeName(unit, { id, name, categoryId }, locale);
    await record.restore();
    const after = { name, category_id: categoryId };
    await unit.audit({ action: restoreType.name, subject: { kind, id }, workspaceId: null, after });
    return record;
  });
  reply.message(resourceWords[locale].restored);
  return show(services.database, row, locale);
});

const listForMembers = handle(listDocumentTypes, async ({ actor, locale, query, services: { database } }) => {
  const page = await typePage(database, query);
  const tree = await readCategoryTree(database, actor);
  return { ...page, items: await presentTypes(database, page.items, { tree, locale }) };
});

const byCategoryForMembers = handle(
  listDocumentTypesOfCategory,
  async ({ actor, locale, params, services: { database } }) => {
    const tree = await readCategoryTree(database, actor);
    const { id } = categoryFor(tree, actor, params.id);
    return presentTypes(database, await typesOf(database, tree, id), { tree, locale });
  },
);

const none = handle(listTypesOfNoCategory, () => Promise.resolve([]));
const noneForMembers = handle(listDocumentTypesOfNoCategory, () => Promise.resolve([]));

export const documentTypeHandlers: readonly Mounted[] = [
  list,
  metas,
  byCategory,
  read,
  create,
  update,
  remove,
  restore,
  listForMembers,
  byCategoryForMembers,
  none,
  noneForMembers,
];
