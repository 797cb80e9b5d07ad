import type { GroupType, UserPermission } from '../../../packages/server/src/access/actor.ts';
import type { Visitor } from '../../../packages/server/src/access/policies/index.ts';

interface MemberOptions {
  readonly isRoot?: boolean;
  readonly type?: GroupType;
  readonly permissions?: readonly UserPermission[];
}

const membership = ({ isRoot = false, type, permissions = [] }: MemberOptions): Visitor['membership'] => ({
  isRoot,
  groups: type === undefined ? [] : [{ id: 1, type, permissions, categories: [] }],
});

const stranger: Visitor = {
  loggedIn: false,
  adminLoggedIn: false,
  workspaceId: undefined,
  membership: undefined,
  isRoleApplication: false,
  planPermissions: {},
};

const member = (options: MemberOptions): Visitor => ({
  ...stranger,
  loggedIn: true,
  workspaceId: 1,
  membership: membership(options),
});

/** One visitor of every kind that guards tell apart, on a plan that allows all but the applications. */
export const visitors = {
  stranger,
  staff: { ...stranger, adminLoggedIn: true },
  unplaced: { ...stranger, loggedIn: true },
  root: member({ isRoot: true }),
  settings: member({ type: 'general', permissions: ['settings'] }),
  manager: member({ type: 'manager' }),
  adviser: member({ type: 'general', permissions: ['accept_from_ls'] }),
  general: member({ type: 'general' }),
  waiting: member({ type: 'unassigned' }),
  applicant: {
    ...member({ isRoot: true }),
    isRoleApplication: true,
    planPermissions: { application_view: true, download_document_template: true },
  },
} as const satisfies Record<string, Visitor>;

export type VisitorKind = keyof typeof visitors;
