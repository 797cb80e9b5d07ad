import type { ReadyScreens } from './loaded-screen.ts';
import type { AuthPath } from './screen-paths.ts';

/** The screens of log-in and registration that exist. Each is loaded when it is first opened. */
export const readyAuthScreens: ReadyScreens<AuthPath> = {
  '/auth/bridge': () => import('../screens/auth/bridge/screen.tsx'),
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
};
