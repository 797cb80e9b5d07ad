import type { Membership } from '../actor.ts';
import type { PlanPermissions } from './plan-permission.ts';
import { planAllowsUser } from './plan-permission.ts';
import { hasPermission, hasSettingsGroup, mustAskForGroup, unlocksSettings } from './user-permission.ts';
import { guardOf, isApplicationRoute, publicGuards } from './route-table.ts';

/** The visitor of a page. */
export interface Visitor {
  readonly loggedIn: boolean;
  readonly adminLoggedIn: boolean;
  readonly workspaceId: number | undefined;
  readonly membership: Membership | undefined;
  readonly isRoleApplication: boolean;
  readonly planPermissions: PlanPermissions;
}

export type RouteDecision = { readonly show: true } | { readonly redirect: string } | { readonly denied: true };

const show: RouteDecision = { show: true };

/** Which user permission a part of the customer area needs (root and settings pass). */
function permissionAllows(visitor: Visitor, path: string): boolean {
  if (!/^\/(proposals|works)(\/|$)/.test(path)) return true;
  return visitor.membership !== undefined && hasPermission(visitor.membership, ['accept_from_ls']);
}

/** Decides on a page of the customer or admin area. `path` has the query with it; `/frontend/…` is decided as without. */
export function decideRoute(visitor: Visitor, fullPath: string): RouteDecision {
  const mirrored = fullPath.replace(/^\/frontend(?=\/|\?|$)/, '') || '/';
  const path = (mirrored.startsWith('/') ? mirrored : `/${mirrored}`).replace(/[?#].*$/, '');
  const guard = guardOf(path);
  if (path.startsWith('/admin')) return decideAdmin(visitor, guard);
  if (guard === 'guest') return visitor.loggedIn ? { redirect: '/dashboard' } : show;
  if (publicGuards.has(guard)) return show;
  if (!visitor.loggedIn) return { redirect: `/auth/login?redirect=${encodeURIComponent(fullPath)}` };
  if (guard === 'login') return show;
  return decideInWorkspace(visitor, path, guard);
}

function decideAdmin(visitor: Visitor, guard: string): RouteDecision {
  if (guard === 'guest') return visitor.adminLoggedIn ? { redirect: '/admin' } : show;
  return visitor.adminLoggedIn ? show : { redirect: '/admin/auth/login' };
}

function decideInWorkspace(visitor: Visitor, path: string, guard: string): RouteDecision {
  if (visitor.workspaceId === undefined || visitor.membership === undefined) return { redirect: '/workspace' };
  if (mustAskForGroup(visitor.membership) && path !== '/request-group') return { redirect: '/request-group' };
  if (visitor.isRoleApplication && !isApplicationRoute(path)) return { denied: true };
  if (guard === 'application_role' && !visitor.isRoleApplication) return { denied: true };
  if (guard === 'root' && !visitor.membership.isRoot) return { redirect: '/dashboard' };
  if (guard === 'settings' && !unlocksSettings(visitor.membership)) return { denied: true };
  if (!permissionAllows(visitor, path)) return { denied: true };
  if (path === '/dashboard') {
    const requested = defaultPath(visitor);
    if (requested !== '/dashboard') return { redirect: requested };
  }
  return show;
}

const widgets = [
  'view_calendar',
  'view_proposal_month',
  'view_todo_month',
  'view_memo',
  'view_activity',
  'view_approve_document',
];

/** The page of a member after the login: the first permitted entry of the fixed order (specification section 2). */
export function defaultPath(visitor: Omit<Visitor, 'loggedIn' | 'adminLoggedIn' | 'workspaceId'>): string {
  const { membership, isRoleApplication, planPermissions } = visitor;
  if (membership === undefined) return '/workspace';
  // The guards of pages and of calls allow nothing else to one who waits for a group.
  if (mustAskForGroup(membership)) return '/request-group';
  const plan = (name: string): boolean => planAllowsUser(planPermissions, name, isRoleApplication);
  const user = (): boolean => hasPermission(membership, ['accept_from_ls']);
  // Their dashboard is the list of applications; without this rule they would be sent around in a circle.
  if (isRoleApplication && plan('application_view') && plan('download_document_template')) return '/dashboard';
  if (widgets.some(plan)) return '/dashboard';
  if (plan('proposal_view') && user()) return '/proposals';
  if (plan('crud_todo')) return '/todo';
  if (plan('crud_manual')) return '/templates';
  if (plan('view_works') && user()) return '/works';
  if (plan('crud_document')) return '/document';
  if (plan('application_view')) return '/applications/list';
  if (plan('download_document_template')) return '/document-templates';
  if (plan('manage_group_chat')) return '/group-chats';
  return hasSettingsGroup(membership) ? '/settings' : '/request-group';
}
