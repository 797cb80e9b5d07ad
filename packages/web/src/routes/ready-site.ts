import type { ReadyScreens } from './loaded-screen.ts';
import type { SitePath } from './screen-paths.ts';

/** The screens of the site that exist. Each is loaded when it is first opened. */
export const readySiteScreens: ReadyScreens<SitePath> = {
  '/auth/login': () => import('../screens/auth/login/screen.tsx'),
  '/auth/login-application': () => import('../screens/auth/login/screen.tsx'),
  '/auth/register': () => import('../screens/auth/register/screen.tsx'),
  '/auth/register-application': () => import('../screens/auth/register/screen.tsx'),
  '/auth/register/confirm': () => import('../screens/auth/register-confirm/screen.tsx'),
  '/auth/register-application/confirm': () => import('../screens/auth/register-confirm/screen.tsx'),
  '/auth/register/:token': () => import('../screens/auth/complete-registration/screen.tsx'),
  '/auth/forgot-password': () => import('../screens/auth/forgot-password/screen.tsx'),
  '/auth/forgot-password-application': () => import('../screens/auth/forgot-password/screen.tsx'),
  '/auth/forgot-password/:token?': () => import('../screens/auth/forgot-password/screen.tsx'),
  '/auth/forgot-password-application/:token?': () => import('../screens/auth/forgot-password/screen.tsx'),
  '/auth/change-password': () => import('../screens/auth/change-password/screen.tsx'),
  '/auth/change-info/:active_code?': () => import('../screens/auth/complete-account/screen.tsx'),
  '/auth/verify/:active_code?': () => import('../screens/auth/verify-email/screen.tsx'),
  '/auth/verify-email-change-email/:token?': () => import('../screens/auth/verify-new-email/screen.tsx'),
  '/privacy': () => import('../screens/legal/privacy/screen.tsx'),
  '/privacy-application': () => import('../screens/legal/privacy/screen.tsx'),
  '/terms': () => import('../screens/legal/terms/screen.tsx'),
  '/terms-application': () => import('../screens/legal/terms/screen.tsx'),
  '/workspace': () => import('../screens/joining/workspace/screen.tsx'),
  '/request-group': () => import('../screens/joining/request-group/screen.tsx'),
  '/confirm-request/:hash?': () => import('../screens/joining/confirm-request/screen.tsx'),
  '/settings': () => import('../screens/settings/account/screen.tsx'),
  '/settings/notification': () => import('../screens/settings/notification/screen.tsx'),
  '/settings/company': () => import('../screens/settings/company/screen.tsx'),
  '/settings/user': () => import('../screens/settings/user/screen.tsx'),
  '/settings/user/invite': () => import('../screens/settings/invite/screen.tsx'),
  '/settings/user/edit/:id?': () => import('../screens/settings/user-edit/screen.tsx'),
};
