import { expect } from 'chai';
import { staffChannel } from '../../../packages/server/src/realtime/realtime-port.ts';
import { eachDatabase } from '../support/each-database.ts';
import { loginAs, loginAsAdmin, makeAdmin, makeWorkspace } from '../support/factories.ts';
import { startServer, type TestServer } from '../support/start-server.ts';

eachDatabase('who has an application open', (own) => {
  let server: TestServer;
  before(async () => {
    server = await startServer(own.database);
  });
  after(() => server.close());

  it('is announced to the other staff, and stored nowhere', async () => {
    const admin = await makeAdmin(own.database, { name: '運営 花子' });
    const other = await makeAdmin(own.database);
    const gone = await makeAdmin(own.database, { suspended_at: new Date(0) });
    const staff = await loginAsAdmin(server, admin);
    const { id } = (await staff.post('/admin/v1/applications', { name: '秘密保持契約' })).body.data;
    const [count, audits] = [server.published.length, await own.models.AuditEvent.count()];
    const at = `/admin/v1/applications/${id}/presence`;
    const reply = await staff.post(at, { tab: 'abcdef0123', state: 'arrived' });
    expect(reply.status, reply.text).to.equal(200);
    const [heard, ...more] = server.published.slice(count);
    expect(more).to.deep.equal([]);
    expect(heard?.event).to.deep.equal({
      type: 'presence',
      data: {
        workspace_id: null,
        application_id: id,
        admin_id: admin.id,
        name: '運営 花子',
        tab: 'abcdef0123',
        state: 'arrived',
      },
    });
    expect(heard?.userIds).to.include(staffChannel(other.id));
    for (const none of [admin, gone]) expect(heard?.userIds).not.to.include(staffChannel(none.id));
    expect(await own.models.AuditEvent.count()).to.equal(audits);
    expect(await own.models.RealtimeMessage.count()).to.equal(0);

    expect(
      (await staff.post('/admin/v1/applications/999999/presence', { tab: 'abcdef0123', state: 'here' })).status,
    ).to.equal(404);
    expect((await staff.post(at, { tab: 'abcdef0123', state: 'away' })).status).to.equal(400);
    const { company, root } = await makeWorkspace(own.database);
    const member = await loginAs(server, root, company);
    expect((await member.post(at, { tab: 'abcdef0123', state: 'here' })).status).to.be.oneOf([401, 403]);
    expect(server.published.length).to.equal(count + 1);
  });
});
