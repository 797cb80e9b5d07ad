/** Who may open a page, before rights are looked at. */
export type RouteGuard =
  | 'public'
  | 'guest'
  | 'token'
  | 'login'
  | 'workspace'
  | 'settings'
  | 'root'
  | 'application_role'
  | 'admin';

export const publicGuards: ReadonlySet<string> = new Set<RouteGuard>(['public', 'token']);

/** The first match decides; what matches none is a page of the workspace (customer area). */
const guards: readonly (readonly [RegExp, RouteGuard])[] = [
  [/^\/admin\/auth\/login$/, 'guest'],
  [/^\/admin(\/|$)/, 'admin'],
  [/^\/auth\/(login|login-application)$/, 'guest'],
  [/^\/auth\/change-password$/, 'login'],
  [/^\/auth\//, 'public'],
  [/^\/(lp|landing)(\/|$)/, 'public'],
  [
    /^\/(|contact|contact-application|contact-complete-application|contact-complete|news|post|privacy|resources|resources-complete|terms|trade)$/,
    'public',
  ],
  [/^\/document\/shared\/[^/]+$/, 'token'],
  [/^\/document\/approve\/(?!list$)[^/]+$/, 'token'],
  [/^\/document\/checkback(\/|$)/, 'token'],
  [/^\/(confirm-redirect|function|workspace)$/, 'login'],
  [/^\/confirm-request(\/|$)/, 'login'],
  [/^\/(privacy|terms|trade)-application$/, 'application_role'],
  [/^\/settings\/(payment|plan|plan-payment|plan-payment-success|plan-select-user)$/, 'root'],
  [/^\/settings\/group\/ConfirmChangeRootUserModal$/, 'root'],
  [/^\/settings\/(company|group|user)(\/|$)/, 'settings'],
];

export function guardOf(path: string): RouteGuard {
  const plain = path.length > 1 ? path.replace(/\/+$/, '') : path;
  return guards.find(([pattern]) => pattern.test(plain))?.[1] ?? 'workspace';
}

/** Pages of users with the application role (permissions P042); public and auth pages are decided before. */
const applicationRoutes = [
  /^\/$/,
  /^\/dashboard$/,
  /^\/applications$/,
  /^\/applications\/(list|detail|form|bank-transfer|charge|download)(\/|$)/,
  /^\/document-templates(\/|$)/,
  /^\/receipt$/,
  /^\/settings(\/(company|notification|payment|plan|plan-payment|plan-payment-success|plan-select-user))?$/,
  /^\/settings\/user(\/invite|\/edit(\/[^/]*)?)?$/,
  /^\/(workspace|request-group|confirm-redirect)$/,
  /^\/confirm-request(\/|$)/,
  /^\/(privacy|terms|trade)-application$/,
  /^\/contact(-complete)?-application$/,
];

export function isApplicationRoute(path: string): boolean {
  return applicationRoutes.some((pattern) => pattern.test(path));
}
