import type { ScreenRow } from '../screen.ts';

/** Log-in, registration and the links of account mails. */
export const authScreens = [
  { path: '/auth/bridge', layout: 'auth' },
  { path: '/auth/login', layout: 'auth' },
  { path: '/auth/login-application', layout: 'auth' },
  { path: '/auth/register', layout: 'auth' },
  { path: '/auth/register-application', layout: 'auth' },
  { path: '/auth/register/confirm', layout: 'auth' },
  { path: '/auth/register-application/confirm', layout: 'auth' },
  { path: '/auth/register/:token', layout: 'auth' },
  { path: '/auth/forgot-password', layout: 'auth' },
  { path: '/auth/forgot-password-application', layout: 'auth' },
  { path: '/auth/forgot-password/:token?', layout: 'auth' },
  { path: '/auth/forgot-password-application/:token?', layout: 'auth' },
  { path: '/auth/change-password', layout: 'auth' },
  { path: '/auth/change-info/:active_code?', layout: 'auth' },
  { path: '/auth/verify/:active_code?', layout: 'auth' },
  { path: '/auth/verify-email-change-email/:token?', layout: 'auth' },
] as const satisfies readonly ScreenRow[];
