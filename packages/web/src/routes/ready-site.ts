import type { ReadyScreens } from './loaded-screen.ts';
import type { SitePath } from './screen-paths.ts';

/** The screens of the site that exist. Each is loaded when it is first opened. */
export const readySiteScreens: ReadyScreens<SitePath> = {
  '/auth/login': () => import('../screens/auth/login/screen.tsx'),
  '/auth/login-application': () => import('../screens/auth/login/screen.tsx'),
  '/settings': () => import('../screens/settings/account/screen.tsx'),
  '/settings/notification': () => import('../screens/settings/notification/screen.tsx'),
};
