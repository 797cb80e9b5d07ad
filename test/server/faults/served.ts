import { randomUUID } from 'node:crypto';
import { startServer, type Server } from '../../../packages/server/src/app/start-server.ts';
import type { Company } from '../../../packages/server/src/domains/accounts/companies/model.ts';
import { loginAs, makeCompany, makeUser } from '../support/factories.ts';
import { freeLimits } from '../support/free-limits.ts';
import { createTestClient } from '../support/test-client.ts';
import { testConfig } from '../support/test-config.ts';
import { callRaw, type Outcome, type RawCall } from './raw-calls.ts';

/** The complete service with a root user who calls it. */
export interface Served extends Pick<Server, 'url' | 'services' | 'close'> {
  readonly company: Company;
  /** Session and workspace of the root user. */
  readonly headers: Readonly<Record<string, string>>;
  call(path: string, options?: Omit<RawCall, 'url'>): Promise<Outcome>;
  /** A change that leaves one row and one audit event under this name. */
  makeGroup(name: string, options?: Omit<RawCall, 'url' | 'method' | 'body'>): Promise<Outcome>;
}

/** Serves a database that has all tables. */
export async function serve(databaseUrl: string, folder: string): Promise<Served> {
  const server = await startServer(testConfig(folder, { databaseUrl }), { limits: freeLimits, measuresProcess: false });
  const { services, url } = server;
  // Unique, also if another process created users in the database before.
  const root = await makeUser(services.database, { email: `root-${randomUUID()}@example.com` });
  const company = await makeCompany(services.database, { root });
  const { bearer } = await loginAs(
    { services, client: () => createTestClient(url) } as Parameters<typeof loginAs>[0],
    root,
    company,
  );
  const headers = { authorization: `Bearer ${bearer}`, 'x-workspace': String(company.id) };
  const call: Served['call'] = (path, options = {}) =>
    callRaw({ ...options, url: url + path, headers: { ...headers, ...options.headers } });
  return {
    url,
    services,
    close: server.close,
    company,
    headers,
    call,
    makeGroup: (name, options = {}) => call('/v1/groups', { ...options, method: 'POST', body: { name, type: 4 } }),
  };
}

/** Every group exists once and is audited once, all acknowledged ones exist, and none that was never requested. */
export async function bookkeeping(
  { models }: Served['services']['database'],
  workspaceId: number,
): Promise<{ readonly names: readonly string[]; readonly audited: readonly string[] }> {
  const groups = await models.Group.findAll({ where: { workspace_id: workspaceId }, raw: true });
  const events = await models.AuditEvent.findAll({
    where: { workspace_id: workspaceId, action: 'groups.create' },
    raw: true,
  });
  const byId = new Map(groups.map(({ id, name }) => [String(id), name]));
  return {
    names: groups.map(({ name }) => name).toSorted(),
    audited: events.map(({ subject_id }) => byId.get(String(subject_id)) ?? `no group ${subject_id}`).toSorted(),
  };
}
