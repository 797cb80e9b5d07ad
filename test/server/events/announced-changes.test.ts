import { expect } from 'chai';
import { eachDatabase } from '../support/each-database.ts';
import { browserOf, loginAsAdmin, makeAdmin, makeMember, makeWorkspace } from '../support/factories.ts';
import { staffChannel } from '../../../packages/server/src/realtime/realtime-port.ts';
import { startServer, type TestServer } from '../support/start-server.ts';
import type { PublishedEvent } from '../support/memory-realtime.ts';

eachDatabase('Changes of shared records', (own) => {
  let server: TestServer;
  before(async () => {
    server = await startServer(own.database);
  });
  after(() => server.close());
  const recordsAfter = (count: number): readonly PublishedEvent[] =>
    server.published.slice(count).filter(({ event }) => event.type === 'records');

  it('reach the members of the company and the staff, and nobody else', async () => {
    const { root, company } = await makeWorkspace(own.database);
    const { user: colleague } = await makeMember(own.database, { company });
    const { user: removed } = await makeMember(own.database, { company });
    await own.models.Member.update({ removed_at: new Date(0) }, { where: { user_id: removed.id } });
    const other = await makeWorkspace(own.database);
    const admin = await makeAdmin(own.database);
    const browser = await browserOf(server, root, company);
    const count = server.published.length;
    const reply = await browser.post('/v1/groups', { name: '品質保証部', type: 4 });
    expect(reply.status).to.equal(201);
    const [heard] = recordsAfter(count);
    const { id } = (reply.body as { readonly data: { readonly id: number } }).data;
    expect(heard?.event.data).to.deep.equal({ workspace_id: company.id, kind: 'group', ids: [id], change: 'created' });
    expect(heard?.userIds).to.include.members([root.id, colleague.id, staffChannel(admin.id)]);
    expect(heard?.userIds).not.to.include(removed.id);
    expect(heard?.userIds).not.to.include(other.root.id);
  });

  it('reach a member who is being removed', async () => {
    const { root, company } = await makeWorkspace(own.database);
    const { user } = await makeMember(own.database, { company });
    const browser = await browserOf(server, root, company);
    const count = server.published.length;
    expect((await browser.delete(`/v1/users/${user.id}`)).status).to.equal(200);
    const [heard] = recordsAfter(count);
    expect(heard?.event.data).to.include({ kind: 'user', change: 'deleted' });
    expect(heard?.userIds).to.include(user.id);
  });

  it('made by the staff reach the company; a refused call reaches nobody', async () => {
    const { root, company } = await makeWorkspace(own.database);
    const staff = await loginAsAdmin(server, await makeAdmin(own.database));
    const count = server.published.length;
    expect((await staff.put(`/admin/v1/companies/${company.id}/update-type`, { type: 7 })).status).to.equal(400);
    expect(recordsAfter(count)).to.deep.equal([]);
    const reply = await staff.put(`/admin/v1/companies/${company.id}/update-type`, { type: 1 });
    expect(reply.status).to.equal(200);
    expect(recordsAfter(count).map(({ event }) => event.data)).to.deep.equal([
      { workspace_id: company.id, kind: 'company', ids: [company.id], change: 'updated' },
    ]);
    expect(recordsAfter(count)[0]?.userIds).to.include(root.id);
  });

  it('of applications reach every member of the staff and no company, one event a change', async () => {
    const { root } = await makeWorkspace(own.database);
    const [author, colleague] = [await makeAdmin(own.database), await makeAdmin(own.database)];
    const staff = await loginAsAdmin(server, author);
    const { id } = (await staff.post('/admin/v1/applications', { name: '契約' })).body.data;
    const at = `/admin/v1/applications/${id}`;
    const heardAfter = async (call: () => Promise<{ readonly status: number }>): Promise<unknown[]> => {
      const count = server.published.length;
      expect((await call()).status).to.be.oneOf([200, 201, 409]);
      for (const { userIds } of recordsAfter(count)) {
        expect(userIds).to.include.members([author, colleague].map((admin) => staffChannel(admin.id)));
        expect(userIds).to.not.include(root.id);
      }
      return recordsAfter(count).map(({ event }) => event.data);
    };
    const event = (change: string, of = id) => ({ workspace_id: null, kind: 'application', ids: [of], change });
    expect(await heardAfter(() => staff.post(`${at}/folders`, { name: '書類', version: 0 }))).to.deep.equal([
      event('updated'),
    ]);
    const facts = { name: '契約書', tag_ids: [], version: 1 };
    expect(await heardAfter(() => staff.put(at, facts))).to.deep.equal([event('updated')]);
    expect(await heardAfter(() => staff.put(at, facts))).to.deep.equal([]);
    const changes = [{ action: 'create', kind: 'folder', value: { name: '案内' } }];
    expect(await heardAfter(() => staff.post(`${at}/edit`, { changes, version: 2, preview: true }))).to.deep.equal([]);
    expect(await heardAfter(() => staff.post(`${at}/clone`, {}))).to.deep.equal([event('created', id + 1)]);
    expect(await heardAfter(() => staff.delete(at))).to.deep.equal([event('deleted')]);
    expect(await heardAfter(() => staff.post(`${at}/restore`))).to.deep.equal([event('restored')]);
  });
});
