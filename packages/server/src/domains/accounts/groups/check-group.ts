import { Op } from 'sequelize';
import type { MemberActor } from '../../../access/actor.ts';
import { scoped } from '../../../access/scoped.ts';
import { groupTreeDepth } from '../../../contract/groups/index.ts';
import type { Models } from '../../../database/models.ts';
import { AppError } from '../../../errors/app-error.ts';
import { groupWords } from '../../../messages/groups.ts';
import { depthOf, heightOf, withDescendants } from './tree.ts';

export interface GroupPlace {
  /** Undefined for one that is being made. */
  readonly id?: number;
  readonly name: string;
  readonly parentId: number | null;
}

const fieldError = (field: string, words: string): AppError =>
  new AppError('invalid', { fields: { [field]: [words] } });

/**
 * Checks the position of a group: its parent is in the workspace and not below the group itself; not too deep; its name is unique there.
 * @throws {AppError} invalid with the field, duplicate
 */
export async function checkPlace(
  models: Models,
  actor: MemberActor,
  place: GroupPlace,
  locale: 'jp' | 'en',
): Promise<void> {
  const words = groupWords[locale];
  const workspaceId = actor.workspace.id;
  const groups = await scoped(models.Group, actor).findAll({ attributes: ['id', 'parent_id'] });
  const { id, parentId } = place;
  if (parentId !== null) {
    if (!groups.some((group) => group.id === parentId)) {
      throw new AppError('not_found', { requested: { kind: 'group', ids: [parentId], among: workspaceId } });
    }
    if (id !== undefined && withDescendants(groups, id).has(parentId)) throw fieldError('parent_id', words.parentBelow);
    const levels = depthOf(groups, parentId) + (id === undefined ? 0 : heightOf(groups, id));
    if (levels > groupTreeDepth) throw fieldError('parent_id', words.tooDeep(groupTreeDepth + 1));
  }
  const sameName = await scoped(models.Group, actor).count({
    where: {
      parent_id: parentId,
      name: place.name,
      ...(id === undefined ? {} : { id: { [Op.ne]: id } }),
    },
  });
  if (sameName > 0) throw new AppError('duplicate', { fields: { name: [words.nameTaken] } });
}
