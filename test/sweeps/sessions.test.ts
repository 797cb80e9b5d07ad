import { expect } from 'chai';
import { endpoints } from '../../packages/server/src/contract/index.ts';
import { eachDatabase } from '../server/support/each-database.ts';
import { loginAs, loginAsAdmin, makeAdmin, makeMember, makeWorkspace } from '../server/support/factories.ts';
import { startServer, type TestServer } from '../server/support/start-server.ts';
import type { TestClient } from '../server/support/test-client.ts';
import { routesOf, sampleCall, send, titleOf, type Route } from './support/calls.ts';
import { manyMinutes, RefusalLog } from './support/refusal-log.ts';
import { databaseOf } from './support/spread.ts';
import { Tally } from './support/tally.ts';
import { stillNow } from '../server/support/still-clock.ts';

const closed = routesOf(endpoints).filter(({ endpoint }) => ['login', 'workspace', 'admin'].includes(endpoint.access));
const isAdminCall = ({ endpoint }: Route): boolean => endpoint.area === 'admin';

/** A caller, and the status and code with which its calls are refused. */
type Guest = readonly [who: string, client: TestClient, status: number, code: string];

eachDatabase('every call that requires a session', (own) => {
  const here = closed.filter((route) => databaseOf(route) === own.dialect);
  let server: TestServer;
  let guests: readonly Guest[];
  /** Sessions that were once valid, by the area of the call. Refused calls do not change them. */
  const ended: { user: readonly Guest[]; admin: readonly Guest[] } = { user: [], admin: [] };
  let user: TestClient;
  let admin: TestClient;
  let foreignId: number;
  let log: RefusalLog;
  const tally = new Tally('sessions');

  before(async () => {
    server = await startServer(own.database, { config: manyMinutes });
    log = new RefusalLog(own.database, server);
    const { company } = await makeWorkspace(own.database);
    foreignId = (await makeWorkspace(own.database)).company.id;
    const { user: person } = await makeMember(own.database, { company });
    user = await loginAs(server, person, company);
    admin = await loginAsAdmin(server, await makeAdmin(own.database));
    guests = [
      ['no session', server.client(), 401, 'unauthenticated'],
      ['an unknown token', bearer('sweepSweepSweepSweepSweepSweepSweepSweep1234'), 401, 'unauthenticated'],
      ['no token at all', bearer('%00'), 401, 'unauthenticated'],
      ['an endless token', bearer('x'.repeat(5000)), 401, 'unauthenticated'],
    ];
    ended.user = await endSessions(false);
    ended.admin = await endSessions(true);
  });
  after(async () => {
    tally.print();
    await server.close();
  });

  const bearer = (token: string): TestClient => {
    const client = server.client();
    client.bearer = token;
    return client;
  };

  const endSessions = async (isAdmin: boolean): Promise<readonly Guest[]> => {
    const { database } = own;
    const session = async () => {
      if (isAdmin) {
        const staff = await makeAdmin(database);
        return {
          client: await loginAsAdmin(server, staff),
          where: { admin_id: staff.id },
          suspend: () => staff.update({ suspended_at: stillNow() }),
          remove: () => staff.destroy(),
        };
      }
      const { company } = await makeWorkspace(database);
      const { user: person } = await makeMember(database, { company });
      return {
        client: await loginAs(server, person, company),
        where: { user_id: person.id },
        suspend: () => person.update({ suspended_at: stillNow() }),
        remove: () => person.destroy(),
      };
    };
    const expired = await session();
    await database.models.Session.update({ expires_at: new Date(0) }, { where: expired.where });
    const idle = await session();
    await database.models.Session.update({ last_seen_at: new Date(0) }, { where: idle.where });
    const left = await session();
    await database.models.Session.update({ ended_at: stillNow() }, { where: left.where });
    const suspended = await session();
    await suspended.suspend();
    const deleted = await session();
    await deleted.remove();
    return [
      ['an expired session', expired.client, 401, 'session_expired'],
      ['an idle session', idle.client, 401, 'session_expired'],
      ['a session that was ended', left.client, 401, 'unauthenticated'],
      ['a suspended account', suspended.client, 403, 'suspended'],
      ['a deleted account', deleted.client, 401, 'unauthenticated'],
    ];
  };

  for (const route of here) {
    it(`${titleOf(route)} refuses callers without one`, async () => {
      const call = sampleCall(route.endpoint);
      const wrongArea: Guest = [
        'a session of the other area',
        isAdminCall(route) ? user : admin,
        401,
        'unauthenticated',
      ];
      const known = [...(isAdminCall(route) ? ended.admin : ended.user), wrongArea];
      log.nextMinute();
      await log.take();
      for (const [who, client, status, code] of [...guests, ...known]) {
        const reply = await send(client, route, call);
        expect(reply.status, `${who}: ${reply.text}`).to.equal(status);
        expect(reply.body.code, who).to.equal(code);
        expect(reply.body.data, who).to.equal(null);
        if (client.bearer === undefined) expect(await log.take(), who).to.deep.equal([]);
        else {
          // The token is known, although it is no longer valid, or only in the other area.
          const row = await log.takeOne(route.endpoint.name, reply, who);
          const isKnown = known.some(([each]) => each === who);
          const kind = isAdminCall(route) === (who !== wrongArea[0]) ? 'admin' : 'user';
          expect(row.actor_kind, who).to.equal(isKnown ? kind : 'guest');
        }
        tally.add(who);
      }
    });
  }

  for (const route of here.filter(({ endpoint }) => endpoint.access === 'workspace')) {
    it(`${titleOf(route)} requires a workspace of which the user is a member`, async () => {
      const call = sampleCall(route.endpoint);
      log.nextMinute();
      await log.take();
      for (const [named, status, code] of [
        [undefined, 400, 'need_workspace'],
        ['x', 400, 'need_workspace'],
        ['999999999', 403, 'forbidden'],
        [String(foreignId), 403, 'forbidden'],
      ] as const) {
        const client = bearer(user.bearer ?? '');
        const withHeader: TestClient =
          named === undefined
            ? client
            : {
                ...client,
                call: (method, path, options) =>
                  client.call(method, path, { ...options, headers: { 'x-workspace': named } }),
              };
        const reply = await send(withHeader, route, call);
        expect(reply.status, `${named}: ${reply.text}`).to.equal(status);
        expect(reply.body.code).to.equal(code);
        if (code === 'need_workspace') expect(await log.take()).to.deep.equal([]);
        else {
          const row = await log.takeOne(route.endpoint.name, reply, named);
          const company = named === String(foreignId) ? foreignId : null;
          expect(row.subject_workspace_id, named).to.equal(company);
        }
        expect(reply.body.needWorkspace).to.equal(code === 'need_workspace' ? true : undefined);
        tally.add(`workspace ${named === undefined ? 'missing' : code}`);
      }
    });
  }
});
