import type { MemberActor, UserActor } from '../../../access/actor.ts';
import { isRoleApplication } from '../../../access/policies/company-role.ts';
import { mayManageMembers } from '../../../access/policies/member-management.ts';
import { planAllows, planAllowsUser } from '../../../access/policies/plan-permission.ts';
import { mayChangeRootUser } from '../../../access/policies/root-user.ts';
import { defaultPath } from '../../../access/policies/route-guard.ts';
import {
  heldPermissions,
  isSubRoot,
  mustAskForGroup,
  unlocksSettings,
} from '../../../access/policies/user-permission.ts';
import type { SessionUser } from '../../../contract/session-user.ts';
import { groupTypeNumber } from '../groups/group-type.ts';
import type { User } from '../users/model.ts';

/** Names of what a membership refers to by id. */
export interface MembershipNames {
  readonly company: string;
  readonly groups: ReadonlyMap<number, string>;
  readonly categories: ReadonlyMap<number, string>;
}

/** The current user as the screens need him. */
export function presentSessionUser(
  user: User,
  actor: UserActor,
  member: MemberActor | undefined,
  names: MembershipNames,
): SessionUser {
  return {
    id: user.id,
    email: user.email,
    full_name: user.full_name,
    last_name: user.last_name,
    first_name: user.first_name,
    kana: user.kana,
    phone: user.phone,
    locale: user.locale,
    status: user.status as SessionUser['status'],
    first_logged_in_at: user.first_logged_in_at?.toISOString() ?? null,
    notification: { ...user.notification },
    payment_step: user.payment_step as SessionUser['payment_step'],
    calendar: null,
    on_behalf:
      actor.onBehalf === undefined ? null : { admin_id: actor.onBehalf.adminId, admin_name: actor.onBehalf.adminName },
    session_id: actor.sessionId,
    ...(member === undefined ? withoutWorkspace(user, actor) : withinWorkspace(user, actor, member, names)),
  };
}

type WorkspacePart = Pick<
  SessionUser,
  | 'is_root'
  | 'is_sub_root'
  | 'is_role_application'
  | 'groups'
  | 'permissions'
  | 'workspace'
  | 'planPermission'
  | 'default_path'
  | 'actions'
>;

function withoutWorkspace(user: User, actor: UserActor): WorkspacePart {
  return {
    is_root: false,
    is_sub_root: false,
    is_role_application: isRoleApplication(user.is_role_application, undefined),
    groups: [],
    permissions: [],
    workspace: null,
    planPermission: {},
    default_path: '/workspace',
    actions: { change_password: actor.onBehalf === undefined },
  };
}

function withinWorkspace(user: User, actor: UserActor, member: MemberActor, names: MembershipNames): WorkspacePart {
  const { membership, workspace } = member;
  // The same rule by which http/guard-endpoint restricts calls.
  const isRestricted = isRoleApplication(user.is_role_application, workspace);
  return {
    is_root: membership.isRoot,
    is_sub_root: isSubRoot(membership),
    is_role_application: isRestricted,
    groups: membership.groups.map((group) => ({
      id: group.id,
      name: names.groups.get(group.id) ?? '',
      type: groupTypeNumber(group.type),
      permissions: [...group.permissions],
      categories: group.categories.map(({ id, fullAccess }) => ({
        id,
        name: names.categories.get(id) ?? '',
        full_access: fullAccess,
      })),
    })),
    permissions: [...heldPermissions(membership), ...categoryPermissions(member)],
    workspace: {
      id: workspace.id,
      name: names.company,
      plan_id: workspace.planId ?? null,
      roles: [...workspace.roles],
    },
    planPermission: { ...workspace.planPermissions },
    default_path: defaultPath({
      membership,
      isRoleApplication: isRestricted,
      planPermissions: workspace.planPermissions,
    }),
    actions: {
      change_password: actor.onBehalf === undefined,
      open_settings: unlocksSettings(membership),
      manage_members:
        mayManageMembers(member).allowed &&
        planAllowsUser(workspace.planPermissions, 'manage_group_user', isRestricted),
      change_root_user: mayChangeRootUser(member).allowed && actor.onBehalf === undefined,
      pay: membership.isRoot && actor.onBehalf === undefined,
      request_group: mustAskForGroup(membership),
      view_applications: planAllows(workspace.planPermissions, 'application_view'),
    },
  };
}

/** `document_full_3` or `document_read_3` for each category of each group, once. */
function categoryPermissions({ membership }: MemberActor): ReadonlySet<string> {
  return new Set(
    membership.groups.flatMap((group) =>
      group.categories.map(({ id, fullAccess }) => `document_${fullAccess ? 'full' : 'read'}_${id}`),
    ),
  );
}
