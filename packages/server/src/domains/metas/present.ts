import type { Reach } from '../../access/load.ts';
import { otherGroup, type MetaGroupView, type MetaView } from '../../contract/filing/index.ts';
import { AppError } from '../../errors/app-error.ts';
import { fieldOf } from './fields.ts';
import { readFormGroups } from './groups.ts';
import type { Meta, MetaGroup } from './model.ts';
import { usesOfMetas } from './uses.ts';

interface Stamped {
  readonly version: number;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly deleted_at: Date | null;
}

/** Version and times as replies have them. */
export const stampsOf = ({ version, created_at, updated_at, deleted_at }: Stamped) => ({
  version,
  created_at: created_at.toISOString(),
  updated_at: updated_at.toISOString(),
  deleted_at: deleted_at?.toISOString() ?? null,
});

/** Metas as the staff see them, with their uses by two queries for all. */
export async function presentMetas(reach: Reach, metas: readonly Meta[], locale: 'jp' | 'en'): Promise<MetaView[]> {
  const [groups, { types, documents }] = await Promise.all([
    readFormGroups(reach, locale),
    usesOfMetas(
      reach,
      metas.map(({ id }) => id),
    ),
  ]);
  return metas.map((meta) => ({
    ...fieldOf(meta, groups),
    is_common: meta.is_common,
    meta_group_id: meta.meta_group_id ?? otherGroup,
    types: [...(types.get(meta.id) ?? [])],
    document_count: documents.get(meta.id) ?? 0,
    ...stampsOf(meta),
  }));
}

/** Groups of metas with what is in them, by three queries for all. */
export async function presentMetaGroups({ models }: Reach, groups: readonly MetaGroup[]): Promise<MetaGroupView[]> {
  const ids = groups.map(({ id }) => id);
  const parentIds = groups.flatMap(({ parent_id }) => parent_id ?? []);
  const metas = await models.Meta.findAll({ where: { meta_group_id: ids } });
  const inner = await models.MetaGroup.findAll({ where: { parent_id: ids } });
  const parents = await models.MetaGroup.findAll({ where: { id: parentIds } });
  return groups.map((group) => {
    const parent = parents.find(({ id }) => id === group.parent_id);
    const items = [
      ...inner
        .filter(({ parent_id }) => parent_id === group.id)
        .map((each) => ({ ...itemOf(each), item_type: 'group' as const, sort: each.sort })),
      ...metas
        .filter(({ meta_group_id }) => meta_group_id === group.id)
        .map((each) => ({ ...itemOf(each), item_type: 'meta' as const, sort: each.sort })),
    ];
    return {
      id: group.id,
      name: group.name,
      layout: group.layout,
      index: group.sort,
      parent: parent === undefined ? null : { id: parent.id, name: parent.name },
      items: items.toSorted((a, b) => a.sort - b.sort || a.item_id - b.item_id).map(({ sort: _sort, ...item }) => item),
      ...stampsOf(group),
    };
  });
}

const itemOf = ({ id, name, layout }: Meta | MetaGroup) => ({ item_id: id, name, pivot: { layout } });

/** @throws {AppError} not_found */
export async function loadMeta({ models }: Reach, id: number, { deleted = false } = {}): Promise<Meta> {
  const row = await models.Meta.findOne({ where: { id }, paranoid: !deleted });
  if (row === null || (deleted && row.deleted_at === null)) throw new AppError('not_found');
  return row;
}

/** @throws {AppError} not_found */
export async function loadMetaGroup({ models }: Reach, id: number, { deleted = false } = {}): Promise<MetaGroup> {
  const row = await models.MetaGroup.findOne({ where: { id }, paranoid: !deleted });
  if (row === null || (deleted && row.deleted_at === null)) throw new AppError('not_found');
  return row;
}
