import { expect } from 'chai';
import { createRateLimits } from '../../../packages/server/src/http/rate-limits.ts';
import { auditLines, clearAudit } from '../support/audit-lines.ts';
import { eachDatabase } from '../support/each-database.ts';
import { loginAs, loginAsAdmin, makeAdmin, makeWorkspace, password } from '../support/factories.ts';
import { linkSecret } from '../support/sent-mails.ts';
import { startServer, type TestServer } from '../support/start-server.ts';
import { stillNow } from '../support/still-clock.ts';

eachDatabase('an access with a secret that is no longer valid', (own) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startServer(own.database);
  });
  afterEach(() => server.close());

  const clear = () => clearAudit(server, own.models);
  const lines = () => auditLines(server, own.models);

  it('by a link to a file: an expired one is audited with the file, an unsigned one is not', async () => {
    const { company, root } = await makeWorkspace(own.database);
    const owner = await loginAs(server, root, company);
    const form = new FormData();
    form.set('file', new Blob(['中身']), '見積.txt');
    const id = (await owner.post('/v1/files', undefined, { form })).body.data.id as number;
    const link = new URL((await owner.post(`/v1/files/${id}/link`, {})).body.data.url as string).pathname;
    await clear();
    server.advance(6 * 60_000);
    expect((await server.client().get(link)).status).to.equal(404);
    expect(
      (await server.client().get('/v1/downloads/c29tZXRoaW5nIGVsc2UgYWx0b2dldGhlciB0aGF0IGlzIGxvbmc')).status,
    ).to.equal(404);
    const [row, ...more] = await lines();
    expect(more).to.deep.equal([]);
    expect(row?.get()).to.include({
      action: 'files.download.refused',
      subject_kind: 'file',
      subject_id: String(id),
      subject_workspace_id: company.id,
      actor_kind: 'guest',
    });
    // The link itself is a secret: the audit only shows that one was in the path.
    expect(row?.note).to.match(/^GET \/v1\/downloads\/\*\*\*\/[^/]*: dead_link$/);
  });

  it('by a link in a mail that was used or is expired; one that never existed is not audited', async () => {
    const { root } = await makeWorkspace(own.database);
    const guest = server.client();
    await guest.post('/v1/auth/forgot-password', { email: root.email });
    const token = linkSecret(server, root.email);
    const change = { token, password: 'another good passphrase', password_confirmation: 'another good passphrase' };
    expect((await guest.post('/v1/auth/reset-password', change)).status).to.equal(200);
    await clear();
    expect((await guest.post('/v1/auth/reset-password', change)).body.code).to.equal('link_used');
    const never = { ...change, token: 'x'.repeat(token.length) };
    expect((await guest.post('/v1/auth/reset-password', never)).body.code).to.equal('dead_link');
    const [row, ...more] = await lines();
    expect(more).to.deep.equal([]);
    expect(row?.get()).to.include({
      action: 'auth.resetPassword.refused',
      subject_kind: 'user',
      subject_id: String(root.id),
    });
    expect(JSON.stringify(row)).to.not.include(token);
  });

  it('by a revoked invitation', async () => {
    const { company, root } = await makeWorkspace(own.database);
    const client = await loginAs(server, root, company);
    await client.post('/v1/users/invite', { emails: ['late@example.com'] });
    const code = linkSecret(server, 'late@example.com');
    const invitation = await own.models.Invitation.findOne({
      where: { workspace_id: company.id },
      rejectOnEmpty: true,
    });
    expect((await client.delete(`/v1/users/invitations/${invitation.id}`)).status).to.equal(200);
    await clear();
    expect((await server.client().get(`/v1/auth/invited/${code}`)).status).to.be.equal(404);
    expect((await client.post('/v1/users/accept-invitation', { token: code })).status).to.equal(404);
    const rows = await lines();
    expect(rows.at(-1)?.get()).to.include({
      action: 'users.acceptInvitation.refused',
      subject_kind: 'invitation',
      subject_id: String(invitation.id),
      subject_workspace_id: company.id,
      actor_id: root.id,
    });
  });

  it('by the correct password of a suspended account, and by a wrong one within a session', async () => {
    const { root, company } = await makeWorkspace(own.database);
    const admin = await makeAdmin(own.database);
    const client = await loginAs(server, root, company);
    const staff = await loginAsAdmin(server, admin);
    await clear();
    const wrong = {
      password: 'not this one',
      new_password: 'another good passphrase',
      new_password_confirmation: 'another good passphrase',
    };
    expect((await client.post('/v1/auth/change-password', wrong)).status).to.equal(400);
    // It is written after the reply.
    await server.app.settled();
    expect((await client.post('/v1/auth/check-password', { password: 'not this one' })).body.data).to.equal(false);
    expect((await staff.post('/admin/v1/auth/change-password', wrong)).status).to.equal(400);
    await server.app.settled();
    await root.update({ suspended_at: stillNow() });
    await admin.update({ suspended_at: stillNow() });
    const guest = server.client();
    expect((await guest.post('/v1/auth/login', { email: root.email, password })).body.code).to.equal('suspended');
    expect((await guest.post('/admin/v1/auth/login', { uid: admin.uid, password })).body.code).to.equal('suspended');
    const rows = await lines();
    expect(rows.map((row) => [row.action, row.subject_kind, row.subject_id])).to.deep.equal([
      ['auth.changePassword.refused', 'user', String(root.id)],
      ['auth.checkPassword.refused', 'user', String(root.id)],
      ['adminAuth.changePassword.refused', 'admin', String(admin.id)],
      ['auth.login.refused', 'user', String(root.id)],
      ['adminAuth.login.refused', 'admin', String(admin.id)],
    ]);
  });

  it('after too many tries: one line per minute, not one per try', async () => {
    await server.close();
    server = await startServer(own.database, { limits: createRateLimits(own.database) });
    const { root } = await makeWorkspace(own.database);
    await clear();
    for (let at = 0; at < 15; at += 1) {
      await server.client().post('/v1/auth/login', { email: root.email, password: `guess ${at}` });
    }
    const rows = await lines();
    expect(rows.filter(({ note }) => note === 'POST /v1/auth/login: rate_limited').length).to.equal(1);
    expect(rows.length).to.equal(11);
    if (own.dialect === 'postgres') await own.database.sequelize.query('DELETE FROM rate_limits');
  });
});
