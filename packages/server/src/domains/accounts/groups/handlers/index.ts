import type { Mounted } from '../../../../http/handler.ts';
import { createGroupHandler, deleteGroupHandler, restoreGroupHandler, updateGroupHandler } from './change-groups.ts';
import { changeRootUserHandler } from './change-root-user.ts';
import { confirmGroupRequestHandler, readGroupRequestHandler, requestGroupHandler } from './group-requests.ts';
import { inviteToGroupHandler } from './invite-to-group.ts';
import {
  listGroupsHandler,
  listGroupUsersHandler,
  listJoinableGroupsHandler,
  readGroupHandler,
  readGroupTreeHandler,
} from './read-groups.ts';

export const groupHandlers: readonly Mounted[] = [
  listGroupsHandler,
  readGroupTreeHandler,
  listJoinableGroupsHandler,
  listGroupUsersHandler,
  readGroupHandler,
  createGroupHandler,
  updateGroupHandler,
  deleteGroupHandler,
  restoreGroupHandler,
  inviteToGroupHandler,
  changeRootUserHandler,
  requestGroupHandler,
  readGroupRequestHandler,
  confirmGroupRequestHandler,
];
