import type { AdminActor, MemberActor, UserActor } from '../../../packages/server/src/access/actor.ts';
import type { Found, SessionSource } from '../../../packages/server/src/http/session-source.ts';

export interface FakeSessions extends SessionSource {
  readonly users: Map<string, Found<UserActor>>;
  readonly admins: Map<string, Found<AdminActor>>;
  /** By `userId workspaceId`. */
  readonly members: Map<string, MemberActor>;
  readonly touched: number[];
}

/** Sessions in memory, for tests of the transport only. */
export function fakeSessions(): FakeSessions {
  const source = {
    users: new Map<string, Found<UserActor>>(),
    admins: new Map<string, Found<AdminActor>>(),
    members: new Map<string, MemberActor>(),
    touched: [] as number[],
  };
  return {
    ...source,
    findUser: async (token) => source.users.get(token),
    findAdmin: async (token) => source.admins.get(token),
    findMember: async ({ userId }, workspaceId) => source.members.get(`${userId} ${workspaceId}`),
    identify: async (token) => {
      const found = source.users.get(token) ?? source.admins.get(token);
      return typeof found === 'object' ? found : undefined;
    },
    hasLoggedInFrom: async () => false,
    touch: async (_, sessionId) => {
      source.touched.push(sessionId);
    },
  };
}

export const aUser = (overrides: Partial<UserActor> = {}): UserActor => ({
  kind: 'user',
  userId: 7,
  name: '山田太郎',
  email: 'yamada@example.com',
  sessionId: 70,
  onBehalf: undefined,
  ...overrides,
});

export const aMember = (overrides: Partial<MemberActor> = {}): MemberActor => ({
  ...aUser(),
  kind: 'member',
  workspace: { id: 3, roles: ['normal'], planId: undefined, planPermissions: {} },
  membership: { isRoot: true, groups: [] },
  ...overrides,
});

export const anAdmin = (overrides: Partial<AdminActor> = {}): AdminActor => ({
  kind: 'admin',
  adminId: 1,
  name: '管理者',
  sessionId: 10,
  ...overrides,
});
