import type { MemberActor } from '../../../access/actor.ts';
import { scoped } from '../../../access/scoped.ts';
import type { Models } from '../../../database/models.ts';
import type { MembershipNames } from './present-session-user.ts';

const none: MembershipNames = { company: '', groups: new Map(), categories: new Map() };

/** Names of the company, groups and categories of a membership. */
export async function membershipNames(models: Models, member: MemberActor | undefined): Promise<MembershipNames> {
  if (member === undefined) return none;
  const company = await models.Company.findByPk(member.workspace.id, { attributes: ['id', 'name'] });
  const { groups } = member.membership;
  const groupIds = groups.map(({ id }) => id);
  const categoryIds = groups.flatMap(({ categories }) => categories.map(({ id }) => id));
  const attributes = ['id', 'name'];
  return {
    company: company?.name ?? '',
    groups: byId(await scoped(models.Group, member).findAll({ attributes, where: { id: groupIds } })),
    categories: byId(
      await scoped(models.DocumentCategory, member).findAll({ attributes, where: { id: [...new Set(categoryIds)] } }),
    ),
  };
}

const byId = (rows: readonly { readonly id: number; readonly name: string }[]): ReadonlyMap<number, string> =>
  new Map(rows.map(({ id, name }) => [id, name]));
