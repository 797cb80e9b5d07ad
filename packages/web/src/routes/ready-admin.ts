import type { ReadyScreens } from './loaded-screen.ts';
import type { AdminPath } from './screen-paths.ts';

/** The screens of the staff that exist. Each is loaded when it is first opened. */
export const readyAdminScreens: ReadyScreens<AdminPath> = {
  '/admin': () => import('../screens/admin/home/screen.tsx'),
  '/admin/application_categories': () => import('../screens/admin/application-categories/list/screen.tsx'),
  '/admin/application_categories/:id': () => import('../screens/admin/application-categories/detail/screen.tsx'),
  '/admin/application_categories/create': () => import('../screens/admin/application-categories/create/screen.tsx'),
  '/admin/application_categories/edit/:id?': () => import('../screens/admin/application-categories/edit/screen.tsx'),
  '/admin/application_tags': () => import('../screens/admin/application-tags/list/screen.tsx'),
  '/admin/application_tags/:id': () => import('../screens/admin/application-tags/detail/screen.tsx'),
  '/admin/application_tags/create': () => import('../screens/admin/application-tags/create/screen.tsx'),
  '/admin/application_tags/edit/:id?': () => import('../screens/admin/application-tags/edit/screen.tsx'),
  '/admin/applications': () => import('../screens/admin/applications/list/screen.tsx'),
  '/admin/applications/:id': () => import('../screens/admin/applications/detail/screen.tsx'),
  '/admin/applications/create': () => import('../screens/admin/applications/create/screen.tsx'),
  '/admin/applications/edit/:id?': () => import('../screens/admin/applications/edit/screen.tsx'),
  '/admin/applications/users/:id': () => import('../screens/admin/applications/users/screen.tsx'),
  '/admin/applications/bulk-runs/:id': () => import('../screens/admin/applications/bulk-runs/screen.tsx'),
  '/admin/applications/build/:id?': () => import('../screens/admin/applications/build/screen.tsx'),
  '/admin/audit': () => import('../screens/admin/audit/screen.tsx'),
  '/admin/auth/login': () => import('../screens/admin/login/screen.tsx'),
  '/admin/companies': () => import('../screens/admin/companies/list/screen.tsx'),
  '/admin/companies/:id': () => import('../screens/admin/companies/detail/screen.tsx'),
  '/admin/companies/create': () => import('../screens/admin/companies/create/screen.tsx'),
  '/admin/companies/edit/:id?': () => import('../screens/admin/companies/edit/screen.tsx'),
  '/admin/outbox': () => import('../screens/admin/outbox/list/screen.tsx'),
  '/admin/outbox/:id': () => import('../screens/admin/outbox/detail/screen.tsx'),
  '/admin/request-confirm': () => import('../screens/admin/transfers/screen.tsx'),
  '/admin/settings': () => import('../screens/admin/settings/screen.tsx'),
  '/admin/users': () => import('../screens/admin/users/list/screen.tsx'),
  '/admin/users/:id': () => import('../screens/admin/users/detail/screen.tsx'),
};
