import { createGroup, updateGroup, deleteGroup, restoreGroup, inviteToGroup, changeRootUser } from './change-groups.ts';
import { listGroups, readGroupTree, listJoinableGroups, listGroupUsers, readGroup } from './read-groups.ts';
import { requestGroup, readGroupRequest, confirmGroupRequest } from './requests.ts';

export * from './change-groups.ts';
export * from './read-groups.ts';
export * from './requests.ts';
export * from './shapes.ts';

export const groupEndpoints = [
  listGroups,
  readGroupTree,
  listJoinableGroups,
  listGroupUsers,
  readGroup,
  createGroup,
  updateGroup,
  deleteGroup,
  restoreGroup,
  inviteToGroup,
  changeRootUser,
  requestGroup,
  readGroupRequest,
  confirmGroupRequest,
] as const;
