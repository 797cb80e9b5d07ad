import type { Config } from '../../../packages/server/src/config/config.ts';
import type { AppOptions } from '../../../packages/server/src/app/create-app.ts';
import type { Mounted } from '../../../packages/server/src/http/handler.ts';
import type { Services } from '../../../packages/server/src/services.ts';
import { aMember, anAdmin, aUser, fakeSessions, type FakeSessions } from './fake-sessions.ts';
import { memoryServices, type Audited } from './memory-services.ts';
import { serveApp, type ServedApp } from './serve-app.ts';
import { testConfig } from './test-config.ts';
import type { TestClient } from './test-client.ts';

export interface ServedHandlers extends ServedApp {
  readonly sessions: FakeSessions;
  readonly audited: readonly Audited[];
  readonly config: Config;
  /** A program with the user's session by bearer token: user 7, member of workspace 3. */
  asUser(): TestClient;
  /** A browser with the session in its cookie. */
  asBrowser(): TestClient;
}

/** Serves handlers over services in memory. Sessions: `user-token`, `admin-token`, `old-token` (expired), `stopped-token` (suspended). */
export async function serveHandlers(
  folder: string,
  handlers: readonly Mounted[],
  options: {
    readonly config?: Partial<Config>;
    readonly app?: Partial<AppOptions>;
    readonly services?: Partial<Services>;
  } = {},
): Promise<ServedHandlers> {
  const sessions = fakeSessions();
  sessions.users.set('user-token', aUser());
  sessions.users.set('old-token', 'expired');
  sessions.users.set('stopped-token', 'suspended');
  sessions.admins.set('admin-token', anAdmin());
  sessions.members.set('7 3', aMember());
  const audited: Audited[] = [];
  const config = testConfig(folder, options.config);
  const served = await serveApp(memoryServices(config, audited, options.services), {
    endpoints: handlers.map(({ endpoint }) => endpoint),
    handlers,
    sessions,
    ...options.app,
  });
  return {
    ...served,
    sessions,
    audited,
    config,
    asUser() {
      const client = served.client();
      client.bearer = 'user-token';
      return client;
    },
    asBrowser() {
      const client = served.client();
      client.cookies.set('token', 'user-token');
      return client;
    },
  };
}
