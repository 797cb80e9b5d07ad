import type { GroupType, MemberActor, Membership, UserPermission } from '../../../packages/server/src/access/actor.ts';
import type { RouteDecision, Visitor } from '../../../packages/server/src/access/policies/index.ts';

interface MemberOptions {
  readonly root?: boolean;
  readonly types?: readonly GroupType[];
  readonly held?: readonly UserPermission[];
  readonly categories?: readonly (readonly [number, boolean])[];
}

/** The place of a member with these groups and rights. */
export function membership({
  root = false,
  types = ['general'],
  held = [],
  categories = [],
}: MemberOptions): Membership {
  return {
    isRoot: root,
    groups: types.map((type, index) => ({
      id: index + 1,
      type,
      permissions: index === 0 ? held : [],
      categories: index === 0 ? categories.map(([id, fullAccess]) => ({ id, fullAccess })) : [],
    })),
  };
}

/** Someone who is logged in and may open nothing in particular. */
export function visitor(given: Partial<Visitor>): Visitor {
  return {
    loggedIn: true,
    adminLoggedIn: false,
    workspaceId: 1,
    membership: membership({}),
    isRoleApplication: false,
    planPermissions: {},
    ...given,
  };
}

/** A decision in the terms of the cases. */
export function told(decision: RouteDecision): string {
  if ('redirect' in decision) return decision.redirect;
  return 'show' in decision ? 'shown' : 'denied';
}

export function member(root: boolean): MemberActor {
  return {
    kind: 'member',
    userId: 1,
    name: '山田 太郎',
    email: 'yamada@example.jp',
    sessionId: 1,
    onBehalf: undefined,
    workspace: { id: 1, roles: ['normal'], planId: 1, planPermissions: {} },
    membership: membership({ root }),
  };
}
