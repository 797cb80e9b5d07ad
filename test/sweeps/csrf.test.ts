import { expect } from 'chai';
import { endpoints } from '../../packages/server/src/contract/index.ts';
import { eachDatabase } from '../server/support/each-database.ts';
import { browserOf, loginAsAdmin, makeAdmin, makeWorkspace } from '../server/support/factories.ts';
import { startServer, type TestServer } from '../server/support/start-server.ts';
import type { TestClient } from '../server/support/test-client.ts';
import { isChange, routesOf, sampleCall, send, titleOf } from './support/calls.ts';
import { manyMinutes, RefusalLog } from './support/refusal-log.ts';
import { databaseOf } from './support/spread.ts';
import { Tally } from './support/tally.ts';

const changes = routesOf(endpoints).filter(
  (route) => isChange(route) && ['login', 'workspace', 'admin'].includes(route.endpoint.access),
);

eachDatabase('every change from a browser', (own) => {
  let server: TestServer;
  let customer: TestClient;
  let staff: TestClient;
  let foreignToken: string;
  let log: RefusalLog;
  const tally = new Tally('CSRF');

  before(async () => {
    server = await startServer(own.database, { config: manyMinutes });
    const { company, root } = await makeWorkspace(own.database);
    customer = await browserOf(server, root, company);
    const other = await makeWorkspace(own.database);
    foreignToken = (await browserOf(server, other.root, other.company)).cookies.get('XSRF-TOKEN') ?? '';
    const program = await loginAsAdmin(server, await makeAdmin(own.database));
    staff = server.client();
    staff.cookies.set('adminToken', program.bearer ?? '');
    await staff.get('/admin/v1/auth/info');
    log = new RefusalLog(own.database, server);
  });
  after(async () => {
    tally.print();
    await server.close();
  });

  for (const route of changes.filter((each) => databaseOf(each) === own.dialect)) {
    it(`${titleOf(route)} is refused without the token, with a wrong one and with that of another user`, async () => {
      const browser = route.endpoint.area === 'admin' ? staff : customer;
      const kept = browser.cookies.get('XSRF-TOKEN') ?? '';
      expect(kept).to.not.equal('');
      log.nextMinute();
      await log.take();
      const before = await own.models.AuditEvent.count({ where: { actor_kind: ['user', 'admin'] } });
      for (const [which, header] of [
        ['none', undefined],
        ['wrong', `${kept.slice(0, -2)}xx`],
        ['foreign', foreignToken],
      ] as const) {
        browser.csrf = false;
        const headed: TestClient = {
          ...browser,
          call: (method, path, options) =>
            browser.call(method, path, {
              ...options,
              ...(header === undefined ? {} : { headers: { 'x-xsrf-token': header } }),
            }),
        };
        const reply = await send(headed, route, sampleCall(route.endpoint));
        browser.csrf = true;
        const row = await log.takeOne(route.endpoint.name, reply, `${which}: ${reply.text}`);
        expect(row.actor_kind).to.equal(route.endpoint.area);
        expect(reply.status, `${which}: ${reply.text}`).to.equal(403);
        expect(reply.body.code, which).to.equal('csrf');
        tally.add(which);
      }
      const after = await own.models.AuditEvent.findAll({
        where: { actor_kind: ['user', 'admin'] },
        order: [['id', 'ASC']],
      });
      const done = after.slice(before).filter(({ action }) => !action.endsWith('.refused'));
      expect(done.map(({ action }) => action)).to.deep.equal([]);
    });
  }
});
