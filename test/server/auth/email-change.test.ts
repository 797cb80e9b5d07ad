import { expect } from 'chai';
import { eachDatabase } from '../support/each-database.ts';
import { loginAs, makeUser, makeWorkspace, password } from '../support/factories.ts';
import { linkSecret, sentMails } from '../support/sent-mails.ts';
import { startServer, type TestServer } from '../support/start-server.ts';

eachDatabase('a change of the email address', (own) => {
  let server: TestServer;
  before(async () => {
    server = await startServer(own.database);
  });
  after(() => server.close());

  const verify = (token: string) => server.client().post('/v1/auth/verify-email-change-email', { token });

  it('is made once by the link in the mail to the new address, and the old address is notified', async () => {
    const { root } = await makeWorkspace(own.database);
    const before = root.email;
    const requested = `new-${before}`;
    const client = await loginAs(server, root);
    expect((await client.post('/v1/auth/change-email', { email: requested, password })).status).to.equal(200);
    expect((await server.client().post('/v1/auth/login', { email: requested, password })).status).to.equal(400);
    const token = linkSecret(server, requested);
    expect((await verify(token)).body.data).to.deep.equal({ email: requested });
    expect((await verify(token)).body.code).to.equal('done_already');
    expect((await server.client().post('/v1/auth/login', { email: requested, password })).status).to.equal(200);
    expect((await server.client().post('/v1/auth/login', { email: before, password })).status).to.equal(400);
    expect(sentMails(server, before).map(({ template }) => template)).to.deep.equal(['email-changed']);
    const audited = await own.models.AuditEvent.findOne({ where: { action: 'auth.changeEmail', actor_id: root.id } });
    expect(audited?.after).to.deep.equal({ email: requested });
  });

  it('revokes links sent to the old address, and is itself revoked by a change of the password', async () => {
    const { root } = await makeWorkspace(own.database);
    const client = await loginAs(server, root);
    await server.client().post('/v1/auth/forgot-password', { email: root.email });
    const reset = linkSecret(server, root.email);
    await client.post('/v1/auth/change-email', { email: 'moved@example.com', password });
    expect((await verify(linkSecret(server, 'moved@example.com'))).status).to.equal(200);
    expect((await server.client().get(`/v1/auth/forgot-password/${reset}`)).status).to.equal(404);
    await client.post('/v1/auth/change-email', { email: 'stolen@example.com', password });
    const requested = 'a password of my own again';
    const body = { password, new_password: requested, new_password_confirmation: requested };
    expect((await client.post('/v1/auth/change-password', body)).status).to.equal(200);
    expect((await verify(linkSecret(server, 'stolen@example.com'))).body.code).to.equal('dead_link');
  });

  it('requires the password and a different address', async () => {
    const { root } = await makeWorkspace(own.database);
    const client = await loginAs(server, root);
    const ask = (body: object) => client.post('/v1/auth/change-email', body);
    expect((await ask({ email: 'x@example.com', password: 'wrong' })).body.errors).to.have.keys('password');
    expect((await ask({ email: root.email.toUpperCase(), password })).body.errors).to.have.keys('email');
    expect((await ask({ email: 'no address', password })).body.errors).to.have.keys('email');
    expect((await verify('A'.repeat(43))).status).to.equal(404);
  });

  it('does not reveal whether the new address is in use, and fails if it was registered meanwhile', async () => {
    const { root } = await makeWorkspace(own.database);
    const owner = await makeUser(own.database);
    const client = await loginAs(server, root);
    const taken = await client.post('/v1/auth/change-email', { email: owner.email, password });
    const free = await client.post('/v1/auth/change-email', { email: 'late@example.net', password });
    expect([taken.status, taken.text]).to.deep.equal([200, free.text]);
    expect(sentMails(server, owner.email).map(({ template }) => template)).to.deep.equal(['already-registered']);
    await makeUser(own.database, { email: 'Late@example.net' });
    expect((await verify(linkSecret(server, 'late@example.net'))).body.code).to.equal('duplicate');
    await root.reload();
    expect(root.email).to.not.equal('late@example.net');
  });
});
