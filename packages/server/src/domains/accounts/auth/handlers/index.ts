import type { Mounted } from '../../../../http/handler.ts';
import { enterOnBehalfHandler } from './bridge.ts';
import { requestEmailChangeHandler, verifyEmailChangeHandler } from './email-change.ts';
import { checkResetTokenHandler, forgotPasswordHandler, resetPasswordHandler } from './forgotten-password.ts';
import { completeInvitedHandler, readInvitedHandler } from './invited.ts';
import { loginHandler } from './login.ts';
import { readSessionUserHandler, updateFirstLoggedInHandler } from './own-data.ts';
import { changePasswordHandler, checkPasswordHandler } from './passwords.ts';
import { readRegistrationHandler, registerHandler } from './register.ts';
import { chooseWorkspaceHandler, endSessionHandler, listSessionsHandler, logoutHandler } from './sessions.ts';
import {
  checkCanVerifyEmailHandler,
  resendVerifyEmailHandler,
  verifyCodeHandler,
  verifyEmailHandler,
} from './verification.ts';

export const authHandlers: readonly Mounted[] = [
  registerHandler,
  readRegistrationHandler,
  loginHandler,
  logoutHandler,
  readSessionUserHandler,
  updateFirstLoggedInHandler,
  checkPasswordHandler,
  changePasswordHandler,
  forgotPasswordHandler,
  checkResetTokenHandler,
  resetPasswordHandler,
  requestEmailChangeHandler,
  verifyEmailChangeHandler,
  verifyCodeHandler,
  verifyEmailHandler,
  checkCanVerifyEmailHandler,
  resendVerifyEmailHandler,
  readInvitedHandler,
  completeInvitedHandler,
  chooseWorkspaceHandler,
  enterOnBehalfHandler,
  listSessionsHandler,
  endSessionHandler,
];
