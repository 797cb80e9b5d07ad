import type { ReadyScreens } from './loaded-screen.ts';
import type { AdminPath } from './screen-paths.ts';

/** The screens of the staff that exist. Each is loaded when it is first opened. */
export const readyAdminScreens: ReadyScreens<AdminPath> = {
  '/admin': () => import('../screens/admin/home/screen.tsx'),
  '/admin/audit': () => import('../screens/admin/audit/screen.tsx'),
  '/admin/auth/login': () => import('../screens/admin/login/screen.tsx'),
  '/admin/companies': () => import('../screens/admin/companies/list/screen.tsx'),
  '/admin/companies/:id': () => import('../screens/admin/companies/detail/screen.tsx'),
  '/admin/companies/create': () => import('../screens/admin/companies/create/screen.tsx'),
  '/admin/companies/edit/:id?': () => import('../screens/admin/companies/edit/screen.tsx'),
  '/admin/outbox': () => import('../screens/admin/outbox/list/screen.tsx'),
  '/admin/outbox/:id': () => import('../screens/admin/outbox/detail/screen.tsx'),
  '/admin/settings': () => import('../screens/admin/settings/screen.tsx'),
  '/admin/users': () => import('../screens/admin/users/list/screen.tsx'),
  '/admin/users/:id': () => import('../screens/admin/users/detail/screen.tsx'),
};
