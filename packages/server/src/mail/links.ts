/** Pages of the product that mails lead to. `:token` is the secret of the link. */
const pages = {
  login: '/auth/login',
  'login-application': '/auth/login-application',
  register: '/auth/register/:token',
  verify: '/auth/verify/:token',
  'forgot-password': '/auth/forgot-password',
  'reset-password': '/auth/forgot-password/:token',
  'reset-password-application': '/auth/forgot-password-application/:token',
  'change-info': '/auth/change-info/:token',
  'change-email': '/auth/verify-email-change-email/:token',
  'change-password': '/auth/change-password',
  'confirm-request': '/confirm-request/:token',
  'request-group': '/request-group',
  dashboard: '/dashboard',
  application: '/applications/detail/:id',
  'settings-users': '/settings/user',
  'settings-groups': '/settings/group',
  receipts: '/receipt',
  'admin-transfer-requests': '/admin/request-confirm',
  'settings-plan': '/settings/plan',
  document: '/document/detail/:id',
  'approve-list': '/document/approve/list',
  'approve-advisor': '/document/approve/:token',
  shared: '/document/shared/:token',
} as const;

export type Page = keyof typeof pages;

/** Pages whose links contain a secret. */
export type TokenPage = { [P in Page]: (typeof pages)[P] extends `${string}:token` ? P : never }[Page];

/** Pages of one record. */
export type RecordPage = { [P in Page]: (typeof pages)[P] extends `${string}:id` ? P : never }[Page];

/**
 * The address of a page for use in a mail. Every link of every mail is made here, from `config.publicUrl` and never from the Host
 * header, which the caller controls.
 */
export function linkTo(publicUrl: string, page: Exclude<Page, TokenPage | RecordPage>): string;
export function linkTo(publicUrl: string, page: TokenPage | RecordPage, last: string): string;
export function linkTo(publicUrl: string, page: Page, last = ''): string {
  return `${publicUrl.replace(/\/+$/, '')}${pages[page].replace(/:(?:token|id)$/, encodeURIComponent(last))}`;
}
