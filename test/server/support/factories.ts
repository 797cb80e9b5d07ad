import { AsyncLocalStorage } from 'node:async_hooks';
import type { CreationAttributes } from 'sequelize';
import type { GroupType, UserPermission } from '../../../packages/server/src/access/actor.ts';
import type { UnitOfWork } from '../../../packages/server/src/database/database.ts';
import type { Admin } from '../../../packages/server/src/domains/admin-auth/model.ts';
import { startSession } from '../../../packages/server/src/domains/accounts/auth/sessions.ts';
import type { Company } from '../../../packages/server/src/domains/accounts/companies/model.ts';
import { createCompany } from '../../../packages/server/src/domains/accounts/companies/create-company.ts';
import type { DocumentCategory } from '../../../packages/server/src/domains/document-categories/model.ts';
import type { Group } from '../../../packages/server/src/domains/accounts/groups/model.ts';
import type { Plan } from '../../../packages/server/src/domains/plans/model.ts';
import { joinWorkspace } from '../../../packages/server/src/domains/accounts/users/join-workspace.ts';
import type { Member, User } from '../../../packages/server/src/domains/accounts/users/model.ts';
import type { Database } from '../../../packages/server/src/database/database.ts';
import { cheapPasswords } from './cheap-passwords.ts';
import type { TestServer } from './start-server.ts';
import type { TestClient } from './test-client.ts';
import { stillNow } from './still-clock.ts';

/** The password of every account made by the factories. */
export const password = 'correct horse battery staple';
const hashed = cheapPasswords.hash(password);

/** Test databases are discarded, so factories use a dummy source. */
const source = {
  actor: { kind: 'system', name: 'factories' },
  requestId: null,
  address: null,
  userAgent: null,
} as const;
/** The unit of work of a whole scene, in which all its factories take part. */
const sceneUnit = new AsyncLocalStorage<UnitOfWork>();

const within = <T>(database: Database, work: (unit: UnitOfWork) => Promise<T>): Promise<T> => {
  const outer = sceneUnit.getStore();
  if (outer !== undefined) return work(outer);
  return database.unitOfWork(source, (unit) => {
    unit.notAudited('A scene of a test.');
    return work(unit);
  });
};

/** Makes the records of a scene in one transaction: each of its own costs as much as the records. */
export const inOneUnit = <T>(database: Database, make: () => Promise<T>): Promise<T> =>
  within(database, (unit) => sceneUnit.run(unit, make));

let count = 0;
const next = (): number => (count += 1);

export const makePlan = (database: Database, values: Partial<CreationAttributes<Plan>> = {}): Promise<Plan> =>
  within(database, ({ models }) =>
    models.Plan.create({ name: `プラン${next()}`, price: 1000, status: 2, is_show: 1, plan_type: 2, ...values }),
  );

/** A company with its settings; without users unless `root` is given. */
export const makeCompany = (
  database: Database,
  { root, ...values }: Partial<CreationAttributes<Company>> & { readonly root?: User } = {},
): Promise<Company> =>
  within(database, async (unit) => {
    const company = await createCompany(unit, { name: `株式会社テスト${next()}`, ...values });
    if (root !== undefined) await joinWorkspace(unit, { workspaceId: company.id, userId: root.id, isRoot: true });
    return company;
  });

/** A user who confirmed the address and completed registration, in no company. */
export const makeUser = async (database: Database, values: Partial<CreationAttributes<User>> = {}): Promise<User> => {
  const number = next();
  const now = stillNow();
  const defaults = {
    email: `user${number}@example.com`,
    password: await hashed,
    last_name: '山田',
    first_name: `太郎${number}`,
    kana: 'ヤマダタロウ',
    email_verified_at: now,
    registered_at: now,
  };
  return within(database, ({ models }) => models.User.create({ ...defaults, ...values }));
};

export interface MemberOptions {
  readonly company: Company;
  readonly isRoot?: boolean;
  readonly groups?: readonly Group[];
  readonly user?: User;
  readonly values?: Partial<CreationAttributes<User>>;
}

/** A user within a company; a new one unless given. */
export const makeMember = (
  database: Database,
  { company, isRoot = false, groups = [], user, values }: MemberOptions,
): Promise<{ readonly user: User; readonly member: Member }> =>
  inOneUnit(database, async () => {
    const person = user ?? (await makeUser(database, values));
    const member = await within(database, (unit) =>
      joinWorkspace(unit, {
        workspaceId: company.id,
        userId: person.id,
        isRoot,
        groupIds: groups.map(({ id }) => id),
      }),
    );
    return { user: person, member };
  });

export interface GroupOptions {
  readonly company: Company;
  readonly name?: string;
  readonly type?: GroupType;
  readonly parent?: Group;
  readonly permissions?: readonly UserPermission[];
  readonly users?: readonly User[];
  /** Categories with full or read-only access. */
  readonly categories?: readonly { readonly category: DocumentCategory; readonly full: boolean }[];
}

export const makeGroup = (
  database: Database,
  { company, name, type = 'general', parent, permissions = [], users = [], categories = [] }: GroupOptions,
): Promise<Group> =>
  within(database, async ({ models }) => {
    const workspace_id = company.id;
    const group = await models.Group.create({
      workspace_id,
      name: name ?? `グループ${next()}`,
      type,
      parent_id: parent?.id ?? null,
      permissions: [...permissions],
    });
    const keys = { workspace_id, group_id: group.id };
    await models.GroupUser.bulkCreate(users.map((user) => ({ ...keys, user_id: user.id })));
    await models.GroupCategory.bulkCreate(
      categories.map(({ category, full }) => ({ ...keys, category_id: category.id, full_access: full })),
    );
    return group;
  });

export const makeCategory = (
  database: Database,
  { company, name, parent }: { readonly company?: Company; readonly name?: string; readonly parent?: DocumentCategory },
): Promise<DocumentCategory> =>
  within(database, ({ models }) =>
    models.DocumentCategory.create({
      workspace_id: company?.id ?? null,
      parent_id: parent?.id ?? null,
      name: name ?? `カテゴリ${next()}`,
    }),
  );

export const makeAdmin = async (
  database: Database,
  values: Partial<CreationAttributes<Admin>> = {},
): Promise<Admin> => {
  const defaults = { uid: `staff${next()}`, name: '管理太郎', password: await hashed };
  return within(database, ({ models }) => models.Admin.create({ ...defaults, ...values }));
};

/** A company with a root user, which is enough for many tests. */
export const makeWorkspace = (
  database: Database,
  values: Partial<CreationAttributes<Company>> = {},
): Promise<{ readonly company: Company; readonly root: User }> =>
  inOneUnit(database, async () => {
    const root = await makeUser(database);
    return { company: await makeCompany(database, { ...values, root }), root };
  });

/**
 * A program that calls as this user (Bearer), within a company if one is given. Without a login, so it costs no hash. `staff` acts on
 * behalf of the user.
 */
export async function loginAs(server: TestServer, user: User, company?: Company, staff?: Admin): Promise<TestClient> {
  const { services } = server;
  const onBehalf = staff === undefined ? {} : { onBehalfAdminId: staff.id };
  const started = await within(services.database, (unit) =>
    startSession(services, unit, source, { kind: 'user', accountId: user.id, ...onBehalf }),
  );
  const client = server.client();
  client.bearer = started.token;
  client.workspace = company?.id;
  return client;
}

/** The same as a browser: session, workspace and CSRF cookies. */
export async function browserOf(server: TestServer, user: User, company?: Company): Promise<TestClient> {
  const { bearer } = await loginAs(server, user);
  const client = server.client();
  client.cookies.set('token', bearer ?? '');
  if (company !== undefined) client.cookies.set('workspace', String(company.id));
  // The first call fetches the CSRF cookie, as a screen's does.
  await client.get('/v1/auth/info');
  return client;
}

export async function loginAsAdmin(server: TestServer, admin: Admin): Promise<TestClient> {
  const { services } = server;
  const started = await within(services.database, (unit) =>
    startSession(services, unit, source, { kind: 'admin', accountId: admin.id }),
  );
  const client = server.client();
  client.bearer = started.token;
  return client;
}
