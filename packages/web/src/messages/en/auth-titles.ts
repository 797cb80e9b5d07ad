import type { AuthPath } from '../../routes/screen-paths.ts';

/** Titles of log-in and registration, by path: these pages load them alone at first. */
export const authTitles: Readonly<Record<AuthPath, string>> = {
  '/auth/bridge': 'Acting as a user',
  '/auth/login': 'Log in',
  '/auth/login-application': 'Log in to document creation',
  '/auth/register': 'Register',
  '/auth/register-application': 'Register for document creation',
  '/auth/register/confirm': 'Check your mail',
  '/auth/register-application/confirm': 'Check your mail (document creation)',
  '/auth/register/:token': 'Complete registration',
  '/auth/forgot-password': 'Forgot password',
  '/auth/forgot-password-application': 'Forgot password (document creation)',
  '/auth/forgot-password/:token?': 'Set a new password',
  '/auth/forgot-password-application/:token?': 'Set a new password (document creation)',
  '/auth/change-password': 'Change password',
  '/auth/change-info/:active_code?': 'Complete your account',
  '/auth/verify/:active_code?': 'Verify email address',
  '/auth/verify-email-change-email/:token?': 'Verify new email address',
};
