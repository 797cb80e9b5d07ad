import type { Membership, UserPermission } from '../actor.ts';

/** Group types that unlock the settings (specification section 6: three types; named by enums group_type). */
const settingsTypes = new Set(['sub_root', 'manager', 'leader']);

export const userPermissions = ['accept_document', 'accept_from_ls', 'leading', 'settings'] as const;

/** Permissions of a member: the union over all groups. */
export function heldPermissions(membership: Membership): ReadonlySet<UserPermission> {
  return new Set(membership.groups.flatMap((group) => group.permissions));
}

/** Root, and members with the permission `settings`: they pass wherever a user permission is required. */
export function holdsSettings(membership: Membership): boolean {
  return membership.isRoot || heldPermissions(membership).has('settings');
}

/** Does the member hold one of the needed permissions, or pass without? */
export function hasPermission(membership: Membership, needed: readonly UserPermission[]): boolean {
  const held = heldPermissions(membership);
  return holdsSettings(membership) || needed.some((name) => held.has(name));
}

/** A member with a group of the sub-root type. */
export function isSubRoot(membership: Membership): boolean {
  return membership.groups.some((group) => group.type === 'sub_root');
}

/** May the member open the settings of the company, its groups and users? */
export function unlocksSettings(membership: Membership): boolean {
  return holdsSettings(membership) || hasSettingsGroup(membership);
}

/** A group of one of the three types. */
export function hasSettingsGroup(membership: Membership): boolean {
  return membership.groups.some((group) => settingsTypes.has(group.type));
}

/** A member without groups, or with the one of those who wait, must ask for a group first. Root never. */
export function mustAskForGroup(membership: Membership): boolean {
  if (membership.isRoot) return false;
  return membership.groups.length === 0 || membership.groups.some((group) => group.type === 'unassigned');
}
