import { expect } from 'chai';
import { endpoints, type Endpoint } from '../../packages/server/src/contract/index.ts';
import { eachDatabase } from '../server/support/each-database.ts';
import { loginAs } from '../server/support/factories.ts';
import { startServer, type TestServer } from '../server/support/start-server.ts';
import { isStream, routesOf, sampleCall, send, titleOf, type Call } from './support/calls.ts';
import { placesOf, valueAt, withValue } from './support/fields.ts';
import { manyMinutes, RefusalLog } from './support/refusal-log.ts';
import { makeRole, roles, type Role } from './support/scene.ts';
import { Tally } from './support/tally.ts';

const within = routesOf(endpoints).filter((route) => route.endpoint.access === 'workspace' && !isStream(route));

/** What the contract and the words of the specification say of a role, told apart from the server's own guard. */
function expectedRefusal(endpoint: Endpoint, role: Role): string | undefined {
  const waits = role.isRoot !== true && (role.type === undefined || role.type === 'unassigned');
  if (waits && endpoint.withoutGroup !== true) return 'need_group';
  if (role.isRoot === true || role.permissions?.includes('settings') === true) return undefined;
  const hasSettings = role.type === 'sub_root' || role.type === 'manager' || role.type === 'leader';
  if (endpoint.settings === true && !hasSettings) return 'forbidden';
  return endpoint.permission === undefined ? undefined : 'forbidden';
}

/** Ids that are nowhere, so that what a role may do ends at the missing record and changes nothing. */
function withoutRecords(call: Call): Call {
  return placesOf(call)
    .filter((path) => /(^|_)ids?$/.test(String(path.findLast((step) => typeof step === 'string'))))
    .filter((path) => typeof valueAt(call, path) === 'number')
    .reduce((changed, path) => withValue(changed, path, 987_654_321), call);
}

eachDatabase('every call within a workspace', (own) => {
  let server: TestServer;
  let log: RefusalLog;
  const tally = new Tally('roles');
  before(async () => {
    server = await startServer(own.database, { config: manyMinutes });
    log = new RefusalLog(own.database, server);
  });
  after(async () => {
    tally.print();
    await server.close();
  });

  for (const role of roles) {
    it(`treats ${role.name} as the contract says`, async () => {
      const { company, user } = await makeRole(own.database, role);
      for (const route of within) {
        const client = await loginAs(server, user, company);
        log.nextMinute();
        await log.take();
        const reply = await send(client, route, withoutRecords(sampleCall(route.endpoint)));
        const refusal = expectedRefusal(route.endpoint, role);
        const told = `${titleOf(route)} as ${role.name}: ${reply.status} ${reply.text.slice(0, 300)}`;
        if (refusal !== undefined) {
          expect(reply.status, told).to.equal(403);
          expect(reply.body.code, told).to.equal(refusal);
          const row = await log.takeOne(route.endpoint.name, reply, told);
          expect(row.get(), told).to.include({ actor_id: user.id, workspace_id: company.id });
          tally.add('refused');
        } else {
          expect(reply.status, told).to.be.oneOf([200, 201, 400, 403, 404, 409, 415]);
          expect(['need_group', 'need_workspace', 'csrf'], told).to.not.include(reply.body?.code);
          // A record that is nowhere is a mistake and no attempt.
          if (reply.status === 404) expect(await log.take(), told).to.deep.equal([]);
          tally.add(reply.status < 300 ? 'done' : 'let in');
        }
      }
    });
  }
});
