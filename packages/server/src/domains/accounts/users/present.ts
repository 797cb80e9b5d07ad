import type { MemberActor } from '../../../access/actor.ts';
import {
  mayChangeMember,
  mayManageMembers,
  mayMoveMember,
  mayRemoveMember,
} from '../../../access/policies/member-management.ts';
import type { GroupSummary, Member, PersonName } from '../../../contract/people.ts';
import { groupTypeNumber } from '../groups/group-type.ts';
import type { Group } from '../groups/model.ts';
import type { User } from './model.ts';

export function presentPerson(user: Pick<User, 'id' | 'full_name'>): PersonName {
  return { id: user.id, full_name: user.full_name };
}

export function presentGroupSummary(group: Pick<Group, 'id' | 'name' | 'type'>): GroupSummary {
  return { id: group.id, name: group.name, type: groupTypeNumber(group.type) };
}

/** What is shown of a member. */
export interface ShownMember {
  readonly is_root: boolean;
  readonly created_at: Date;
  readonly version: number;
  readonly user: Pick<
    User,
    'id' | 'full_name' | 'last_name' | 'first_name' | 'kana' | 'email' | 'phone' | 'first_logged_in_at'
  >;
}

/** A member as the actor sees him, with what the actor may do with him. */
export function presentMember(
  member: ShownMember,
  groups: readonly Pick<Group, 'id' | 'name' | 'type'>[],
  actor: MemberActor,
): Member {
  const { user } = member;
  const target = { userId: user.id, isRoot: member.is_root };
  return {
    id: user.id,
    full_name: user.full_name,
    last_name: user.last_name,
    first_name: user.first_name,
    kana: user.kana ?? null,
    email: user.email,
    phone: user.phone ?? null,
    is_root: member.is_root,
    is_sub_root: groups.some((group) => group.type === 'sub_root'),
    groups: groups.map(presentGroupSummary),
    first_logged_in_at: user.first_logged_in_at?.toISOString() ?? null,
    joined_at: member.created_at.toISOString(),
    version: member.version,
    actions: {
      update: mayChangeMember(actor, target).allowed,
      change_groups: mayManageMembers(actor).allowed,
      remove: mayRemoveMember(actor, target).allowed && mayMoveMember(actor, groups).allowed,
      make_root: actor.membership.isRoot && !member.is_root,
    },
  };
}
