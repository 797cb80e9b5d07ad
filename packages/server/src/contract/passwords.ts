import { Type } from 'typebox';
import { defineEndpoint } from './endpoint.ts';
import { Email, Instant, Nothing, Password, Shape, Token, TypedPassword } from './shapes.ts';

const open = { area: 'user', access: 'public' } as const;
const own = { area: 'user', access: 'login' } as const;

export const checkPassword = defineEndpoint({
  name: 'auth.checkPassword',
  method: 'POST',
  path: '/v1/auth/check-password',
  ...own,
  summary: 'Is this the current password?',
  body: Shape({ password: TypedPassword }),
  reply: Type.Boolean(),
  notOnBehalf: true,
  rate: 'login',
});

export const changePassword = defineEndpoint({
  name: 'auth.changePassword',
  method: 'POST',
  path: '/v1/auth/change-password',
  ...own,
  summary: 'Change the password: all other sessions end and this one gets a new token',
  body: Shape({ password: TypedPassword, new_password: Password, new_password_confirmation: TypedPassword }),
  reply: Shape({ access_token: Type.String(), expires_at: Instant }),
  errors: ['invalid', 'wrong_credentials', 'suspended'],
  notOnBehalf: true,
  rate: 'login',
});

export const forgotPassword = defineEndpoint({
  name: 'auth.forgotPassword',
  method: 'POST',
  path: '/v1/auth/forgot-password',
  ...open,
  summary: 'Ask for the mail with the link to set a new password',
  body: Shape({ email: Email, is_application: Type.Optional(Type.Boolean()) }),
  reply: Nothing,
  rate: 'mail',
});

export const checkResetToken = defineEndpoint({
  name: 'auth.checkResetToken',
  method: 'GET',
  path: '/v1/auth/forgot-password/:token',
  ...open,
  summary: 'May this link still set a password?',
  params: Shape({ token: Token }),
  reply: Shape({ email: Email }),
  errors: ['dead_link', 'link_used'],
});

export const resetPassword = defineEndpoint({
  name: 'auth.resetPassword',
  method: 'POST',
  path: '/v1/auth/reset-password',
  ...open,
  summary: 'Set a new password by a link; all sessions end',
  body: Shape({ token: Token, password: Password, password_confirmation: TypedPassword }),
  reply: Nothing,
  errors: ['invalid', 'dead_link', 'link_used'],
  rate: 'login',
});

export const requestEmailChange = defineEndpoint({
  name: 'auth.requestEmailChange',
  method: 'POST',
  path: '/v1/auth/change-email',
  ...own,
  summary: 'Ask for a new address: a mail to it confirms the change',
  body: Shape({ email: Email, password: TypedPassword }),
  reply: Nothing,
  errors: ['invalid'],
  notOnBehalf: true,
  rate: 'login',
});

export const verifyEmailChange = defineEndpoint({
  name: 'auth.verifyEmailChange',
  method: 'POST',
  path: '/v1/auth/verify-email-change-email',
  ...open,
  summary: 'Confirm the change of an address by the token of the mail',
  body: Shape({ token: Token }),
  reply: Shape({ email: Email }),
  errors: ['dead_link', 'done_already', 'duplicate'],
});

export const passwordEndpoints = [
  checkPassword,
  changePassword,
  forgotPassword,
  checkResetToken,
  resetPassword,
  requestEmailChange,
  verifyEmailChange,
] as const;
