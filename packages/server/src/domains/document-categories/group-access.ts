import type { MemberActor } from '../../access/actor.ts';
import type { Reach } from '../../access/load.ts';
import { scoped } from '../../access/scoped.ts';
import type { CategoryTree } from '../../access/category-tree.ts';

interface GroupAccess {
  readonly id: number;
  readonly name: string;
  readonly full_access: boolean;
  readonly from: { readonly id: number; readonly name: string } | null;
}

/** The groups that have access to a category, by name, each by its nearest entry at the category or above it. */
export async function groupsWithAccess(
  { models }: Reach,
  actor: MemberActor,
  tree: CategoryTree,
  id: number,
): Promise<GroupAccess[]> {
  const line = tree.lineOf(id);
  const entries = await scoped(models.GroupCategory, actor).findAll({
    where: { category_id: line.map((category) => category.id) },
  });
  const groups = await scoped(models.Group, actor).findAll({
    where: { id: entries.map(({ group_id }) => group_id) },
    order: [
      ['sort_key', 'ASC'],
      ['id', 'ASC'],
    ],
  });
  return groups.flatMap((group) => {
    const own = entries.filter(({ group_id }) => group_id === group.id);
    const nearest = line.find((category) => own.some(({ category_id }) => category_id === category.id));
    const entry = own.find(({ category_id }) => category_id === nearest?.id);
    if (nearest === undefined || entry === undefined) return [];
    const from = nearest.id === id ? null : { id: nearest.id, name: nearest.name };
    return [{ id: group.id, name: group.name, full_access: entry.full_access, from }];
  });
}
