import { QueryTypes, type Transaction } from 'sequelize';
import type {
  CompanyRole,
  GroupType,
  MemberActor,
  Membership,
  UserActor,
  UserPermission,
  WorkspaceRights,
} from '../../../access/actor.ts';
import type { Database } from '../../../database/database.ts';
import { joinPlan } from '../../plans/plan-of.ts';
import { readFlag, readJson, type RowFlag, type RowJson } from '../../../database/read-row.ts';

interface WorkspaceRow {
  readonly is_root: RowFlag;
  readonly roles: RowJson<readonly CompanyRole[]>;
  readonly plan_id: number | null;
  readonly features: RowJson<Record<string, boolean>> | null;
}

interface GroupRow {
  readonly id: number;
  readonly type: GroupType;
  readonly permissions: RowJson<readonly UserPermission[]>;
  readonly category_id: number | null;
  readonly full_access: RowFlag | null;
}

const workspaceQuery = `
  SELECT m.is_root, c.roles, p.id AS plan_id, p.features
  FROM members m
  JOIN companies c ON c.id = m.workspace_id AND c.deleted_at IS NULL
  ${joinPlan}
  WHERE m.workspace_id = :workspaceId AND m.user_id = :userId AND m.removed_at IS NULL`;

const groupQuery = `
  SELECT g.id, g.type, g.permissions, dc.id AS category_id, gc.full_access
  FROM group_users gu
  JOIN groups g ON g.id = gu.group_id AND g.workspace_id = gu.workspace_id AND g.deleted_at IS NULL
  LEFT JOIN group_categories gc ON gc.group_id = g.id AND gc.workspace_id = g.workspace_id
  LEFT JOIN document_categories dc ON dc.id = gc.category_id AND dc.deleted_at IS NULL
    AND (dc.workspace_id = gc.workspace_id OR dc.workspace_id IS NULL)
  WHERE gu.workspace_id = :workspaceId AND gu.user_id = :userId
  ORDER BY g.id, dc.id`;

/** A user as a member of a workspace, with all data that policies need. Undefined if he is not a member, or the workspace is deleted. */
export async function loadMemberActor(
  database: Database,
  actor: UserActor,
  workspaceId: number,
  transaction?: Transaction,
): Promise<MemberActor | undefined> {
  const options = {
    replacements: { workspaceId, userId: actor.userId },
    type: QueryTypes.SELECT,
    ...(transaction === undefined ? {} : { transaction }),
  } as const;
  const [row] = await database.sequelize.query<WorkspaceRow>(workspaceQuery, options);
  if (row === undefined) return undefined;
  const groups = await database.sequelize.query<GroupRow>(groupQuery, options);
  const membership: Membership = { isRoot: readFlag(row.is_root), groups: groupsOf(groups) };
  const workspace: WorkspaceRights = {
    id: workspaceId,
    roles: readJson(row.roles, []),
    planId: row.plan_id ?? undefined,
    planPermissions: readJson(row.features, {}),
  };
  return { ...actor, kind: 'member', workspace, membership };
}

/** One row a category becomes one group with its categories. */
function groupsOf(rows: readonly GroupRow[]): Membership['groups'] {
  const groups = new Map<
    number,
    Membership['groups'][number] & { categories: { id: number; fullAccess: boolean }[] }
  >();
  for (const row of rows) {
    const group = groups.get(row.id) ?? {
      id: row.id,
      type: row.type,
      permissions: readJson(row.permissions, []),
      categories: [],
    };
    groups.set(row.id, group);
    if (row.category_id !== null) group.categories.push({ id: row.category_id, fullAccess: readFlag(row.full_access) });
  }
  return [...groups.values()];
}
