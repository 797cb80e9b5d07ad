import type { GroupType, UserPermission } from '../../../packages/server/src/access/actor.ts';
import type { Database } from '../../../packages/server/src/database/database.ts';
import type { Company } from '../../../packages/server/src/domains/accounts/companies/model.ts';
import type { User } from '../../../packages/server/src/domains/accounts/users/model.ts';
import { makeCategory, makeGroup, makeMember, makePlan, makeWorkspace } from '../../server/support/factories.ts';

/** Stands in all names of the foreign company: no reply to anybody else may contain it. */
export const mark = '漏洩検査';
export const markedHost = 'foreign-company.example';

/** Ids of one company's records, by the name of the field that carries them. */
export interface RecordIds {
  readonly user: number;
  readonly group: number;
  readonly category: number;
  readonly invitation: number;
  readonly file: number;
  readonly memo: number;
}

export interface Workspace {
  readonly company: Company;
  readonly root: User;
  readonly ids: RecordIds;
}

let count = 0;

/** A company with one record of each kind. */
export async function makeFullWorkspace(database: Database, marked: boolean): Promise<Workspace> {
  const word = marked ? mark : '自社';
  const host = marked ? markedHost : 'own-company.example';
  const number = (count += 1);
  const { company, root } = await makeWorkspace(database, {
    name: `${word}株式会社${number}`,
    email: `info${number}@${host}`,
  });
  await root.update({ last_name: word, email: `root${number}@${host}` });
  const group = await makeGroup(database, { company, name: `${word}グループ`, permissions: ['settings'] });
  const values = { last_name: word, first_name: '一郎', email: `member${number}@${host}` };
  const { user } = await makeMember(database, { company, groups: [group], values });
  const category = await makeCategory(database, { company, name: `${word}カテゴリ` });
  const { models } = database;
  const invitation = await models.Invitation.create({
    workspace_id: company.id,
    email: `invited${number}@${host}`,
    token_hash: `${number}`.padStart(64, '0'),
    group_ids: [group.id],
    expires_at: new Date(Date.now() + 86_400_000),
  });
  const key = `sha256/${String(number).padStart(2, '0')}/${'0'.repeat(60)}${String(number).padStart(2, '0')}`;
  await models.FileObject.create({ key, size: 3, uses: 1 });
  const file = await models.StoredFile.create({
    workspace_id: company.id,
    key,
    name: `${word}.txt`,
    type: 'text/plain',
    size: 3,
    sha256: '0'.repeat(64),
    created_by: user.id,
  });
  const memo = await models.Memo.create({ workspace_id: company.id, user_id: user.id, content: `${word}メモ` });
  return {
    company,
    root,
    ids: {
      user: user.id,
      group: group.id,
      category: category.id,
      invitation: invitation.id,
      file: file.id,
      memo: memo.id,
    },
  };
}

export interface Role {
  readonly name: string;
  readonly isRoot?: boolean;
  readonly type?: GroupType;
  readonly permissions?: readonly UserPermission[];
}

/** Everybody who may call within a workspace. */
export const roles: readonly Role[] = [
  { name: 'root', isRoot: true },
  { name: 'sub_root', type: 'sub_root' },
  { name: 'manager', type: 'manager' },
  { name: 'leader', type: 'leader' },
  { name: 'general', type: 'general' },
  { name: 'general with settings', type: 'general', permissions: ['settings'] },
  { name: 'unassigned', type: 'unassigned' },
  { name: 'without a group' },
];

/** A member of each role in a company of its own. */
export async function makeRole(
  database: Database,
  role: Role,
): Promise<{ readonly company: Company; readonly user: User }> {
  const plan = await makePlan(database, { features: { manage_group_user: true } });
  const { company, root } = await makeWorkspace(database, { plan_id: plan.id });
  if (role.isRoot === true) return { company, user: root };
  const { type, permissions = [] } = role;
  const groups = type === undefined ? [] : [await makeGroup(database, { company, type, permissions })];
  const { user } = await makeMember(database, { company, groups });
  return { company, user };
}
