import type { PersonWithGroups } from '../../../contract/people.ts';
import type { Models } from '../../../database/models.ts';
import { presentGroupSummary, presentPerson, type ShownMember } from './present.ts';
import { groupsByUser } from './queries.ts';

/** Members by name, each with his groups in the workspace. */
export async function presentWithGroups(
  models: Models,
  workspaceId: number,
  members: readonly Pick<ShownMember, 'user'>[],
): Promise<PersonWithGroups[]> {
  const ids = members.map(({ user }) => user.id);
  const groups = await groupsByUser(models, workspaceId, ids);
  return members.map(({ user }) => ({
    ...presentPerson(user),
    groups: (groups.get(user.id) ?? []).map(presentGroupSummary),
  }));
}
