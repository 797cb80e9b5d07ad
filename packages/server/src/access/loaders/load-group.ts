import type { Models } from '../../database/models.ts';
import type { Group } from '../../domains/accounts/groups/model.ts';
import { AppError } from '../../errors/app-error.ts';
import { findOptions, type LoadOptions } from './load-options.ts';

/**
 * A group of the workspace.
 * @throws {AppError} not_found
 */
export async function loadGroup(
  models: Models,
  workspaceId: number,
  id: number,
  options: LoadOptions = {},
): Promise<Group> {
  const group = await models.Group.findOne({ where: { id, workspace_id: workspaceId }, ...findOptions(options) });
  if (group === null) throw new AppError('not_found', { wanted: { kind: 'group', ids: [id], among: workspaceId } });
  return group;
}

/**
 * Groups by id, in the order of the ids; each must be a living group of the workspace.
 * @throws {AppError} not_found
 */
export async function loadGroups(
  models: Models,
  workspaceId: number,
  ids: readonly number[],
  options: LoadOptions = {},
): Promise<readonly Group[]> {
  if (ids.length === 0) return [];
  const found = await models.Group.findAll({
    where: { id: [...ids], workspace_id: workspaceId },
    ...findOptions(options),
  });
  const byId = new Map(found.map((group) => [group.id, group]));
  return ids.map((id) => {
    const group = byId.get(id);
    if (group === undefined) throw new AppError('not_found', { wanted: { kind: 'group', ids, among: workspaceId } });
    return group;
  });
}
