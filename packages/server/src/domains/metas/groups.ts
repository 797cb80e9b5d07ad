import type { Reach } from '../../access/load.ts';
import { defaultLayout, otherGroup, type MetaField } from '../../contract/filing/index.ts';
import { metaWords } from '../../messages/metas.ts';
import type { Meta, MetaGroup } from './model.ts';

type GroupOfMeta = MetaField['meta_group'];

/** The groups of metas, in the order of forms. Metas of no group, or of a deleted one, are in その他. */
export interface FormGroups {
  /** Every living group in its order, then その他. */
  readonly all: readonly GroupOfMeta[];
  readonly of: (meta: Pick<Meta, 'meta_group_id'>) => GroupOfMeta;
}

const byIndex = (a: MetaGroup, b: MetaGroup): number => a.sort - b.sort || a.id - b.id;

/** Each group before the groups within it. */
function inOrder(groups: readonly MetaGroup[]): readonly MetaGroup[] {
  const sorted = groups.toSorted(byIndex);
  const ids = new Set(groups.map(({ id }) => id));
  const parentOf = ({ parent_id }: MetaGroup): number | null =>
    parent_id !== null && ids.has(parent_id) ? parent_id : null;
  const below = (parent: number | null): readonly MetaGroup[] =>
    sorted.filter((group) => parentOf(group) === parent).flatMap((group) => [group, ...below(group.id)]);
  return below(null);
}

export async function readFormGroups({ models }: Reach, locale: 'jp' | 'en'): Promise<FormGroups> {
  const groups = inOrder(await models.MetaGroup.findAll());
  const byId = new Map(groups.map((group) => [group.id, group]));
  const shown = groups.map(({ id, name, sort, layout, parent_id }): GroupOfMeta => {
    const parent = parent_id === null ? undefined : byId.get(parent_id);
    return {
      id,
      name,
      index: sort,
      layout,
      parent: parent === undefined ? null : { id: parent.id, name: parent.name },
    };
  });
  const other: GroupOfMeta = {
    id: otherGroup,
    name: metaWords[locale].otherGroup,
    index: otherGroup,
    layout: defaultLayout,
    parent: null,
  };
  const found = new Map(shown.map((group) => [group.id, group]));
  return {
    all: [...shown, other],
    of: ({ meta_group_id }) => (meta_group_id === null ? other : (found.get(meta_group_id) ?? other)),
  };
}
