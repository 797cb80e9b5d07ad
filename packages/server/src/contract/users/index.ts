import { inviteUsers, listInvitations, cancelInvitation, resendInvitation, acceptInvitation } from './invitations.ts';
import {
  listUsers,
  listActiveUsers,
  listUsersWithGroups,
  readUser,
  updateUser,
  removeUser,
  restoreUser,
} from './members.ts';
import { listOwnCompanies, readOwnUser, readNotificationSettings, saveNotificationSettings } from './own-user.ts';

export * from './invitations.ts';
export * from './members.ts';
export * from './own-user.ts';

export const userEndpoints = [
  listUsers,
  listActiveUsers,
  listOwnCompanies,
  readOwnUser,
  readNotificationSettings,
  saveNotificationSettings,
  inviteUsers,
  listInvitations,
  cancelInvitation,
  resendInvitation,
  acceptInvitation,
  listUsersWithGroups,
  readUser,
  updateUser,
  removeUser,
  restoreUser,
] as const;
