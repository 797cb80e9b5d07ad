import { Op } from 'sequelize';
import { defaultLayout, otherGroup, type GroupItems } from '../../contract/filing/index.ts';
import type { UnitOfWork } from '../../database/database.ts';
import { AppError } from '../../errors/app-error.ts';
import { metaWords } from '../../messages/metas.ts';
import type { MetaGroup } from './model.ts';

type Item = GroupItems[number];

const idsOf = (items: readonly Item[], type: Item['item_type']): number[] =>
  items.filter(({ item_type }) => item_type === type).map(({ item_id }) => item_id);

const refuse = (text: string): AppError => new AppError('invalid', { fields: { items: [text] } });

/**
 * Checks what is to be in a group: each once, nothing that does not exist, and no group that has groups or is the group itself.
 * @throws {AppError} invalid with the field, not_found
 */
async function checkItems(
  { models }: UnitOfWork,
  group: MetaGroup,
  items: readonly Item[],
  locale: 'jp' | 'en',
): Promise<void> {
  const words = metaWords[locale];
  const keys = items.map(({ item_type, item_id }) => `${item_type}:${item_id}`);
  if (new Set(keys).size !== keys.length) throw refuse(words.itemTwice);
  const groupIds = idsOf(items, 'group');
  if (groupIds.includes(group.id)) throw refuse(words.groupInItself);
  const metaIds = idsOf(items, 'meta');
  const metas = await models.Meta.count({ where: { id: metaIds } });
  const groups = await models.MetaGroup.count({ where: { id: groupIds } });
  if (metas !== metaIds.length || groups !== groupIds.length) throw new AppError('not_found');
  const inner = await models.MetaGroup.count({ where: { parent_id: groupIds } });
  const isInner = group.parent_id !== null && (await models.MetaGroup.count({ where: { id: group.parent_id } })) > 0;
  if (inner > 0 || (groupIds.length > 0 && isInner)) throw refuse(words.groupTooDeep);
}

/**
 * Puts these metas and groups into a group, in order. What was in it before and is not named is in no group then.
 * @throws {AppError} invalid with the field, not_found
 */
export async function setItems(
  unit: UnitOfWork,
  group: MetaGroup,
  items: readonly Item[],
  locale: 'jp' | 'en',
): Promise<void> {
  const { Meta, MetaGroup: Group } = unit.models;
  await checkItems(unit, group, items, locale);
  const others = (type: Item['item_type']) => ({ [Op.notIn]: idsOf(items, type) });
  await Meta.update(
    { meta_group_id: null, sort: otherGroup },
    { where: { meta_group_id: group.id, id: others('meta') } },
  );
  await Group.update({ parent_id: null }, { where: { parent_id: group.id, id: others('group') } });
  for (const [index, { item_type, item_id, pivot }] of items.entries()) {
    const place = { sort: index + 1, ...(pivot === undefined ? {} : { layout: pivot.layout ?? defaultLayout }) };
    if (item_type === 'meta') await Meta.update({ meta_group_id: group.id, ...place }, { where: { id: item_id } });
    else await Group.update({ parent_id: group.id, ...place }, { where: { id: item_id } });
  }
}
