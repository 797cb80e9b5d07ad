import type { CreationAttributes } from 'sequelize';
import type { GroupType, UserPermission } from '../../../packages/server/src/access/actor.ts';
import { userPermissions } from '../../../packages/server/src/access/policies/user-permission.ts';
import { recordKinds, type RecordKind } from '../../../packages/server/src/contract/record-kinds.ts';
import type { Database } from '../../../packages/server/src/database/database.ts';
import type { Company } from '../../../packages/server/src/domains/accounts/companies/model.ts';
import type { User } from '../../../packages/server/src/domains/accounts/users/model.ts';
import { planPermissions } from '../../../packages/server/src/contract/enums/plans.ts';
import { inOneUnit, makeGroup, makeMember, makePlan, makeWorkspace } from '../../server/support/factories.ts';
import { recordFactories } from '../../server/support/record-factories.ts';

/** Part of all names of the foreign company: no reply to other callers may contain it. */
export const mark = '漏洩検査';
export const markedHost = 'foreign-company.example';

/** Ids of one company's records by their kind. */
export type RecordIds = Readonly<Record<RecordKind, number>>;

export interface Workspace {
  readonly company: Company;
  readonly root: User;
  readonly ids: RecordIds;
}

let count = 0;

/** A plan without flags refuses `application_view`. */
const everyFeature = Object.fromEntries(planPermissions.map(({ value }) => [value, true]));

/** Company ids that cannot be confused with other numbers of a statement. */
const idOf = (number: number): number => 700_000_000 + number * 1000;

/** Every workspace of a scene has these, in relation to each other. */
const basicKinds = ['user', 'group', 'document-category'] as const satisfies readonly RecordKind[];

/**
 * A company with one record of each kind. `marked`: its names must not appear in replies to other callers. `only`: it has records of
 * these kinds and the basic ones, and no ids of others.
 */
export async function makeFullWorkspace(
  database: Database,
  marked: boolean,
  values: Partial<CreationAttributes<Company>> = {},
  only: readonly RecordKind[] = recordKinds,
): Promise<Workspace> {
  return inOneUnit(database, () => makeRecords(database, marked, values, only));
}

async function makeRecords(
  database: Database,
  marked: boolean,
  values: Partial<CreationAttributes<Company>>,
  only: readonly RecordKind[],
): Promise<Workspace> {
  const word = marked ? mark : '自社';
  const host = marked ? markedHost : 'own-company.example';
  const number = (count += 1);
  const { company, root } = await makeWorkspace(database, {
    id: idOf(number),
    name: `${word}株式会社${number}`,
    email: `info${number}@${host}`,
    ...values,
    plan_id: values.plan_id ?? (await makePlan(database, { features: everyFeature })).id,
  });
  await root.update({ last_name: word, email: `root${number}@${host}` });
  const scene = { database, company, root, word, host, number };
  const ids: [string, number][] = [];
  for (const kind of new Set([...basicKinds, ...only])) ids.push([kind, await recordFactories[kind](scene)]);
  const made = Object.fromEntries(ids) as RecordIds;
  const keys = { workspace_id: company.id, group_id: made.group };
  await database.models.GroupUser.create({ ...keys, user_id: made.user });
  await database.models.GroupCategory.create({ ...keys, category_id: made['document-category'], full_access: true });
  return { company, root, ids: made };
}

export interface Role {
  readonly name: string;
  readonly isRoot?: boolean;
  readonly type?: GroupType;
  readonly permissions?: readonly UserPermission[];
}

/** Every caller within a workspace. */
export const roles: readonly Role[] = [
  { name: 'root', isRoot: true },
  { name: 'sub_root', type: 'sub_root' },
  { name: 'manager', type: 'manager' },
  { name: 'leader', type: 'leader' },
  { name: 'general', type: 'general' },
  ...userPermissions.map((permission) => ({
    name: `general with ${permission}`,
    type: 'general' as const,
    permissions: [permission],
  })),
  { name: 'unassigned', type: 'unassigned' },
  { name: 'without a group' },
];

/** A member of each role in a company. */
export async function makeRole(database: Database, role: Role, { company, root }: Workspace): Promise<User> {
  if (role.isRoot === true) return root;
  const { type, permissions = [] } = role;
  const groups = type === undefined ? [] : [await makeGroup(database, { company, type, permissions })];
  return (await makeMember(database, { company, groups })).user;
}
