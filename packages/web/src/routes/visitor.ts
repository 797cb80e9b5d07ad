import { decideRoute, hasPermission, planAllowsUser, type RouteDecision, type Visitor } from '@shorui/server/access';
import type { SessionUser } from '@shorui/server/contract';
import { groupTypes } from '@shorui/server/enums';
import { notFound } from '@tanstack/react-router';
import type { Requirements } from './screen.ts';

type Membership = NonNullable<Visitor['membership']>;
type GroupType = Membership['groups'][number]['type'];

/** Calls carry the number of a group type; decisions are made on its key. */
function groupTypeKey(value: number): GroupType {
  return (groupTypes.find((each) => each.value === value)?.key ?? 'general') as GroupType;
}

/** What the route decisions need to know of the person, from the session that the server describes. */
export function visitorOf(user: SessionUser | null, adminLoggedIn: boolean): Visitor {
  return {
    loggedIn: user !== null,
    adminLoggedIn,
    workspaceId: user?.workspace?.id,
    membership:
      user === null || user.workspace === null
        ? undefined
        : {
            isRoot: user.is_root,
            groups: user.groups.map(({ id, type, permissions, categories }) => ({
              id,
              type: groupTypeKey(type),
              permissions,
              categories: categories.map(({ id: category, full_access }) => ({
                id: category,
                fullAccess: full_access,
              })),
            })),
          },
    isRoleApplication: user?.is_role_application ?? false,
    planPermissions: user?.planPermission ?? {},
  };
}

/** Does the person fulfil what the screen needs beside its guard? */
export function meets(visitor: Visitor, { user, plan, planAll }: Requirements = {}): boolean {
  const allows = (name: string): boolean => planAllowsUser(visitor.planPermissions, name, visitor.isRoleApplication);
  const { membership } = visitor;
  if (user !== undefined && !(membership !== undefined && hasPermission(membership, user))) return false;
  return (plan === undefined || plan.some(allows)) && (planAll === undefined || planAll.every(allows));
}

/** A parameter that is the number of a record: `:id`, `:app_id?`. */
const recordParam = /^:(?:\w+_)?id\??$/;
const recordId = /^[1-9]\d{0,15}$/;

/** Whether an address has something else where the path of its screen has the number of a record. */
function namesNoRecord(path: string, href: string): boolean {
  const parts = href
    .replace(/^\/frontend(?=\/)/, '')
    .replace(/[?#].*$/s, '')
    .split('/');
  const names = path.split('/');
  // An address that leaves parts out names no record there.
  if (parts.length !== names.length) return false;
  return names.some((name, at) => recordParam.test(name) && !recordId.test(parts[at] ?? ''));
}

const adminLogin = '/admin/auth/login';

/**
 * Decides whether a person may open a screen: the guard of its path (specification section 2), then what the screen itself needs.
 * `href` has the query with it. The dashboard asks for no flag: `decideRoute` sends those who have none of its parts elsewhere.
 * @throws the router's `notFound()` for an address such as `/admin/applications/abc`, which names no record
 */
export function decideScreen(
  visitor: Visitor,
  href: string,
  { path = '', requires }: { readonly path?: string; readonly requires?: Requirements | undefined } = {},
): RouteDecision {
  const decision = decideRoute(visitor, href);
  // The decision of the specification has no way back for the staff, as it has for users; to the home page the log-in leads anyway.
  if ('redirect' in decision && decision.redirect === adminLogin && href !== '/admin')
    return { redirect: `${adminLogin}?redirect=${encodeURIComponent(href)}` };
  if (!('show' in decision)) return decision;
  if (namesNoRecord(path, href)) throw notFound();
  if (requires === undefined) return decision;
  const isDashboard = /^(\/frontend)?\/dashboard([?#]|$)/.test(href);
  return isDashboard || meets(visitor, requires) ? decision : { denied: true };
}
