import type { Mounted } from '../../../../http/handler.ts';
import { removeUserHandler, restoreUserHandler, updateUserHandler } from './change-user.ts';
import {
  acceptInvitationHandler,
  cancelInvitationHandler,
  inviteUsersHandler,
  listInvitationsHandler,
  resendInvitationHandler,
} from './invitations.ts';
import { readNotificationHandler, saveNotificationHandler } from './notification.ts';
import {
  listActiveUsersHandler,
  listOwnCompaniesHandler,
  listUsersHandler,
  listUsersWithGroupsHandler,
  readOwnUserHandler,
  readUserHandler,
} from './read-users.ts';

export const userHandlers: readonly Mounted[] = [
  listUsersHandler,
  listActiveUsersHandler,
  listOwnCompaniesHandler,
  readOwnUserHandler,
  listUsersWithGroupsHandler,
  readUserHandler,
  readNotificationHandler,
  saveNotificationHandler,
  inviteUsersHandler,
  listInvitationsHandler,
  cancelInvitationHandler,
  resendInvitationHandler,
  acceptInvitationHandler,
  updateUserHandler,
  removeUserHandler,
  restoreUserHandler,
];
