import type { MemberActor } from '../actor.ts';
import { allowed, denied, type Decision } from '../decision.ts';
import { isSubRoot, unlocksSettings } from './user-permission.ts';

/** Company, group and user settings: those whom the settings are unlocked for, on a plan with manage_group_user (see the contract). */
export function mayManageMembers(actor: MemberActor): Decision {
  return unlocksSettings(actor.membership) ? allowed : denied();
}

/** A user changes his own data; others' are for those who manage members, and the root's only for the root. */
export function mayChangeMember(
  actor: MemberActor,
  target: { readonly userId: number; readonly isRoot: boolean },
): Decision {
  if (target.userId === actor.userId) return allowed;
  if (target.isRoot) return denied();
  return mayManageMembers(actor);
}

/** The root user stays until another member is root; no member can remove himself. See mayMoveMember too. */
export function mayRemoveMember(
  actor: MemberActor,
  target: { readonly userId: number; readonly isRoot: boolean },
): Decision {
  if (target.isRoot || target.userId === actor.userId) return denied();
  return mayManageMembers(actor);
}

/**
 * A member leaves all his groups when he is removed, and comes back into them: the actor must be one who may fill each of them. So only
 * root and sub-root remove a sub-root, or take one back.
 */
export function mayMoveMember(actor: MemberActor, groups: readonly { readonly type: string }[]): Decision {
  const refused = groups.map((group) => mayManageGroup(actor, group)).find((decision) => !decision.allowed);
  return refused ?? mayManageMembers(actor);
}

/** Only the root user may add himself to a group or remove himself from one. `userIds`: who is added or removed. */
export function mayMoveUsers(actor: MemberActor, userIds: Iterable<number>): Decision {
  return actor.membership.isRoot || !new Set(userIds).has(actor.userId) ? allowed : denied();
}

/** Groups of the sub-root type give nearly everything: only root and sub-root make, change or fill them. */
export function mayManageGroup(actor: MemberActor, group: { readonly type: string }): Decision {
  if (group.type === 'sub_root' && !actor.membership.isRoot && !isSubRoot(actor.membership)) return denied();
  return mayManageMembers(actor);
}

/**
 * A user cannot grant permissions that he does not have: permissions of a group that is made or changed must be held by the one who does it.
 * Root and `settings` hold all.
 */
export function mayGrant(actor: MemberActor, requested: readonly string[]): Decision {
  if (actor.membership.isRoot || isSubRoot(actor.membership)) return allowed;
  const held = new Set<string>(actor.membership.groups.flatMap((group) => group.permissions));
  if (held.has('settings')) return allowed;
  return requested.every((name) => held.has(name)) ? allowed : denied();
}
