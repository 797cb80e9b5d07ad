import { expect } from 'chai';
import { endpoints } from '../../packages/server/src/contract/index.ts';
import { eachDatabase } from '../server/support/each-database.ts';
import { loginAsAdmin, makeAdmin } from '../server/support/factories.ts';
import { startServer, type TestServer } from '../server/support/start-server.ts';
import { isStream, routesOf, titleOf } from './support/calls.ts';
import { manyMinutes } from './support/refusal-log.ts';
import { Tally } from './support/tally.ts';
import { WorkspaceSweep, type UnscopedStatements } from './support/workspace-sweep.ts';

const routes = routesOf(endpoints).filter((route) => route.endpoint.access === 'workspace' && !isStream(route));

/** Tables that a call reads or writes outside its workspace, by endpoint, with the reason. */
const unscoped: UnscopedStatements = {};

eachDatabase('ids of another workspace', (own) => {
  let server: TestServer;
  let sweep: WorkspaceSweep;
  const tally = new Tally('foreign ids');

  before(async () => {
    server = await startServer(own.database, { config: manyMinutes });
    sweep = await WorkspaceSweep.start(own.database, server, { tally, unscoped });
  });
  after(async () => {
    tally.print();
    await server.close();
  });

  for (const route of routes) {
    it(`${titleOf(route)} neither shows nor changes what is not its own`, () => sweep.check(route));
  }

  it('appear to staff as attempts at the other company, and never among its own audit lines', async () => {
    const staff = await loginAsAdmin(server, await makeAdmin(own.database));
    const { body } = await staff.get('/admin/v1/audit-events', {
      query: { subject_workspace_id: sweep.foreignId, per_page: 1 },
    });
    expect(sweep.attempts).to.be.greaterThan(10);
    expect(body.data.total).to.equal(sweep.attempts);
    expect(body.data.items[0].subject.workspace_id).to.equal(sweep.foreignId);
    const ofForeign = await staff.get('/admin/v1/audit-events', { query: { workspace_id: sweep.foreignId } });
    expect(ofForeign.body.data.total).to.equal(0);
  });
});
