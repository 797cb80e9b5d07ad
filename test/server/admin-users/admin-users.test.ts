import { expect } from 'chai';
import { eachDatabase } from '../support/each-database.ts';
import {
  loginAs,
  loginAsAdmin,
  makeAdmin,
  makeMember,
  makeUser,
  makeWorkspace,
  password,
} from '../support/factories.ts';
import { linkSecret } from '../support/sent-mails.ts';
import { startServer, type TestServer } from '../support/start-server.ts';
import type { TestClient } from '../support/test-client.ts';
import { stillNow } from '../support/still-clock.ts';

eachDatabase('users in the admin area', (own) => {
  let server: TestServer;
  let staff: TestClient;
  before(async () => {
    server = await startServer(own.database);
    staff = await loginAsAdmin(server, await makeAdmin(own.database));
  });
  after(() => server.close());

  it('are searched over all companies by words, company and state', async () => {
    const { company } = await makeWorkspace(own.database);
    const { user } = await makeMember(own.database, { company, values: { last_name: '検索', kana: 'ケンサク' } });
    await makeUser(own.database, { last_name: '検索', suspended_at: stillNow() });
    const search = async (query: Record<string, string | number | boolean>) =>
      (await staff.get('/admin/v1/users/search', { query })).body.data;
    expect((await search({ keyword: '検索' })).total).to.equal(2);
    const [found] = (await search({ keyword: '検索', company_id: company.id })).items;
    expect(found).to.deep.include({ id: user.id, companies: [{ id: company.id, name: company.name }] });
    expect((await search({ keyword: '検索', suspended: true })).total).to.equal(1);
    expect((await search({ keyword: '検索', suspended: false })).total).to.equal(1);
    await makeUser(own.database, { last_name: '検索', status: 1 });
    expect((await search({ keyword: '検索', status: 1 })).total).to.equal(1);
    expect(
      (await search({ status: 0, per_page: 100 })).items.every(({ status }: { status: number }) => status === 0),
    ).to.equal(true);
    expect((await staff.get('/admin/v1/users/search', { query: { status: 2 } })).status).to.equal(400);
    expect(JSON.stringify(found)).to.not.include('argon2').and.not.include('"password"');
  });

  it('are changed; a suspended one loses all sessions and cannot log in until reinstated', async () => {
    const { company } = await makeWorkspace(own.database);
    const { user } = await makeMember(own.database, { company });
    const client = await loginAs(server, user, company);
    const path = `/admin/v1/users/${user.id}`;
    const suspended = await staff.put(path, { suspended: true, version: 0 });
    expect(suspended.status, suspended.text).to.equal(200);
    expect(suspended.body.data.suspended_at).to.be.a('string');
    expect((await client.get('/v1/users/info')).status).to.equal(401);
    const login = () => server.client().post('/v1/auth/login', { email: user.email, password });
    expect((await login()).status).to.equal(403);
    expect((await staff.put(path, { suspended: false, version: 1 })).body.data.suspended_at).to.equal(null);
    expect((await login()).status).to.equal(200);
  });

  it('whose address staff change: links sent to the old address stop working', async () => {
    const user = await makeUser(own.database);
    const guest = server.client();
    await guest.post('/v1/auth/forgot-password', { email: user.email });
    const reset = linkSecret(server, user.email);
    const program = await loginAs(server, user);
    await program.post('/v1/auth/change-email', { email: 'third@example.com', password });
    const change = linkSecret(server, 'third@example.com');
    const path = `/admin/v1/users/${user.id}`;
    // Other changes do not affect the links, nor does a change to the same address.
    expect((await staff.put(path, { email: user.email, phone: '0312345678', version: 0 })).status).to.equal(200);
    expect((await guest.get(`/v1/auth/forgot-password/${reset}`)).status).to.equal(200);
    expect((await staff.put(path, { email: 'moved-on@example.com', version: 1 })).status).to.equal(200);
    expect((await guest.get(`/v1/auth/forgot-password/${reset}`)).status).to.equal(404);
    const set = { token: reset, password: 'another good one', password_confirmation: 'another good one' };
    expect((await guest.post('/v1/auth/reset-password', set)).status).to.equal(404);
    expect((await guest.post('/v1/auth/verify-email-change-email', { token: change })).status).to.equal(404);
    expect((await user.reload()).email).to.equal('moved-on@example.com');
  });

  it('cannot share an address', async () => {
    const first = await makeUser(own.database);
    const second = await makeUser(own.database);
    const path = `/admin/v1/users/${second.id}`;
    expect((await staff.put(path, { email: first.email.toUpperCase(), version: 0 })).status).to.equal(409);
    expect((await staff.put(path, { email: 'moved@example.com', version: 0 })).body.data.email).to.equal(
      'moved@example.com',
    );
    expect((await staff.put(path, { email: 'no address', version: 1 })).body.errors).to.have.property('email');
  });

  it('are deleted and restored; the root user of a company stays', async () => {
    const { root } = await makeWorkspace(own.database);
    const refused = await staff.call('DELETE', `/admin/v1/users/${root.id}`, { headers: { 'accept-language': 'en' } });
    expect([refused.body.code, refused.body.message]).to.deep.equal([
      'in_use',
      'It cannot be deleted because of a company whose root user it is.',
    ]);
    const user = await makeUser(own.database);
    expect((await staff.delete(`/admin/v1/users/${user.id}`)).status).to.equal(200);
    expect((await staff.get(`/admin/v1/users/${user.id}`)).status).to.equal(404);
    const twin = await makeUser(own.database, { email: user.email });
    expect((await staff.post(`/admin/v1/users/${user.id}/restore`)).status).to.equal(409);
    await staff.delete(`/admin/v1/users/${twin.id}`);
    expect((await staff.post(`/admin/v1/users/${user.id}/restore`)).body.data.id).to.equal(user.id);
  });

  it('are not visible to customers', async () => {
    const { company, root } = await makeWorkspace(own.database);
    const client = await loginAs(server, root, company);
    expect((await client.get('/admin/v1/users/search')).status).to.equal(401);
    expect((await client.get(`/admin/v1/users/${root.id}`)).status).to.equal(401);
    expect((await staff.get('/v1/users/list')).status).to.equal(401);
  });
});
