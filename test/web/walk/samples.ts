import type { PathParams, ScreenPath } from '../../../packages/web/src/routes/screen-paths.ts';
import type { ListedScreen } from '../../../packages/web/src/routes/all-screens.ts';
import type { People } from '../support/people.ts';
import type { Scene } from './scene.ts';

type Samples = {
  readonly [P in ScreenPath as P extends `${string}:${string}` ? P : never]?: (scene: Scene) => PathParams<P>;
};

/**
 * Parameters of the screens that have some, so that each shows a record with long names. A screen that becomes ready needs a row here:
 * the walk says so.
 */
export const samples: Samples = {
  '/applications/detail/:id?': ({ answered }) => ({ id: answered.application }),
  '/applications/form/:app_id?': ({ answered }) => ({ app_id: answered.application }),
  '/applications/download/:app_user_id?': ({ answered }) => ({ app_user_id: answered.paid }),
  '/applications/charge/:app_id?': ({ answered }) => ({ app_id: answered.application }),
  '/applications/bank-transfer/:app_id?': ({ answered }) => ({ app_id: answered.application }),
  '/document/bulk-upload/edit/:id': ({ ids }) => ({ id: ids['bulk-upload-item'] }),
  '/document/detail/:id': ({ ids }) => ({ id: ids.document }),
  '/document/detail/:id?/download': ({ ids }) => ({ id: ids['document-draft'] }),
  '/document/draft/:id': ({ ids }) => ({ id: ids['document-draft'] }),
  '/document/edit/:id?': ({ ids }) => ({ id: ids.document }),
  '/document-templates/:id': ({ ids }) => ({ id: ids['document-template'] }),
  '/document/approve/:token?': () => ({ token: 'a-token-that-is-unknown' }),
  '/document/checkback/:token?/:id?': () => ({ token: 'a-token-that-is-unknown', id: 1 }),
  '/document/shared/:token': () => ({ token: 'a-token-that-is-unknown' }),
  '/settings/group/edit/:id?': ({ ids }) => ({ id: ids.group }),
  '/settings/user/edit/:id?': ({ ids }) => ({ id: ids.user }),
  '/admin/applications/build/:id?': ({ ids }) => ({ id: ids.application }),
  '/admin/companies/:id': ({ ids }) => ({ id: ids.company }),
  '/admin/companies/edit/:id?': ({ ids }) => ({ id: ids.company }),
  '/admin/plans/:id': ({ ids }) => ({ id: ids.plan }),
  '/admin/plans/edit/:id?': ({ ids }) => ({ id: ids.plan }),
  '/admin/plans/new/:id?': ({ ids }) => ({ id: ids.plan }),
  '/admin/application_categories/:id': ({ ids }) => ({ id: ids['application-category'] }),
  '/admin/application_categories/edit/:id?': ({ ids }) => ({ id: ids['application-category'] }),
  '/admin/application_tags/:id': ({ ids }) => ({ id: ids['application-tag'] }),
  '/admin/application_tags/edit/:id?': ({ ids }) => ({ id: ids['application-tag'] }),
  '/admin/applications/:id': ({ ids }) => ({ id: ids.application }),
  '/admin/applications/bulk-runs/:id': ({ ids }) => ({ id: ids.application }),
  '/admin/applications/edit/:id?': ({ ids }) => ({ id: ids.application }),
  '/admin/applications/users/:id': ({ ids }) => ({ id: ids.application }),
  '/admin/outbox/:id': ({ ids }) => ({ id: ids.mail }),
  '/admin/users/:id': ({ people }) => ({ id: people.root.user.id }),
  '/admin/document-templates/edit/:id': ({ ids }) => ({ id: ids['supplied-template'] }),
  '/admin/document/categories/:id': ({ ids }) => ({ id: ids['supplied-category'] }),
  '/admin/document/categories/edit/:id?': ({ ids }) => ({ id: ids['supplied-category'] }),
  '/admin/meta-groups/edit/:id': ({ ids }) => ({ id: ids['meta-group'] }),
  '/admin/metas/:id': ({ ids }) => ({ id: ids.meta }),
  '/admin/metas/edit/:id?': ({ ids }) => ({ id: ids.meta }),
  '/admin/types/edit/:id?': ({ ids }) => ({ id: ids['document-type'] }),
  '/auth/register/:token': () => ({ token: 'a-token-that-is-unknown' }),
  '/auth/forgot-password/:token?': () => ({ token: 'a-token-that-is-unknown' }),
  '/auth/forgot-password-application/:token?': () => ({ token: 'a-token-that-is-unknown' }),
  '/auth/change-info/:active_code?': () => ({ active_code: 'a-token-that-is-unknown' }),
  '/auth/verify/:active_code?': () => ({ active_code: 'a-token-that-is-unknown' }),
  '/auth/verify-email-change-email/:token?': () => ({ token: 'a-token-that-is-unknown' }),
  '/confirm-request/:hash?': () => ({ hash: 'a-hash-that-is-unknown' }),
};

/** What the address of a screen asks for besides its path. */
const queries: { readonly [P in ScreenPath]?: (scene: Scene) => string } = {
  '/applications/form/:app_id?': ({ answered }) => `run=${answered.begun}`,
  '/applications/charge/:app_id?': ({ answered }) => `run=${answered.complete}`,
  '/applications/bank-transfer/:app_id?': ({ answered }) => `run=${answered.requested}`,
};

/** The status with which the call of a sample is refused, which the browser notes: 404 for a link that is not valid, 400 for a document without a file. */
export function refusalOf(path: string): 400 | 404 | undefined {
  if (/:(token|active_code|hash)\??$/.test(path)) return 404;
  return path.endsWith('/:id?/download') ? 400 : undefined;
}

/** The person who opens a screen: one whom its guard lets in. */
export function visitorFor({ guard, path }: ListedScreen): keyof People | 'stranger' {
  if (path === '/workspace') return 'unplaced';
  if (path === '/request-group') return 'waiting';
  if (path.startsWith('/applications') || path === '/receipt') return 'applicant';
  if (guard === 'public' || guard === 'guest' || guard === 'token') return 'stranger';
  if (guard === 'application_role') return 'applicant';
  return guard === 'admin' ? 'admin' : 'root';
}

/** The address of a screen with its parameters in place; undefined where it needs some and has no row in the samples. */
export function addressOf(path: string, scene: Scene): string | undefined {
  if (!path.includes(':')) return path;
  const sample = samples[path as keyof typeof samples];
  if (sample === undefined) return undefined;
  const params: Readonly<Record<string, string | number>> = sample(scene);
  const filled = path.replace(/\/:(\w+)[?*]?/g, (_, name: string) =>
    params[name] === undefined ? '' : `/${encodeURIComponent(String(params[name]))}`,
  );
  const query = queries[path as ScreenPath]?.(scene);
  return query === undefined ? filled : `${filled}?${query}`;
}
