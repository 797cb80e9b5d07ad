import { expect } from 'chai';
import { expectIndexed } from '../support/expect-indexed.ts';
import { eachDatabase } from '../support/each-database.ts';
import { loginAs, makeGroup, makeMember, makePlan, makeWorkspace } from '../support/factories.ts';
import { startServer, type TestServer } from '../support/start-server.ts';
import type { TestClient } from '../support/test-client.ts';

eachDatabase('memos', (own) => {
  let server: TestServer;
  let client: TestClient;
  let root: TestClient;
  beforeEach(async () => {
    server = await startServer(own.database);
    const workspace = await makeWorkspace(own.database);
    const groups = [await makeGroup(own.database, { company: workspace.company })];
    const { user } = await makeMember(own.database, { company: workspace.company, groups });
    client = await loginAs(server, user, workspace.company);
    root = await loginAs(server, workspace.root, workspace.company);
  });
  afterEach(() => server.close());
  const contents = async (query: Record<string, string> = {}): Promise<string[]> =>
    ((await client.get('/v1/memos', { query })).body.data.items as { content: string }[]).map(({ content }) => content);

  it('are created, found in any kana, sorted, changed and deleted by their owner', async () => {
    for (const content of ['請求書を送る', 'アプリの更新', 'かばん'])
      expect((await client.post('/v1/memos', { content })).status).to.equal(201);
    expect(await contents()).to.deep.equal(['かばん', 'アプリの更新', '請求書を送る']);
    expect(await contents({ keyword: 'ｱﾌﾟﾘ' })).to.deep.equal(['アプリの更新']);
    expect(await contents({ sort: 'name' })).to.deep.equal(['アプリの更新', 'かばん', '請求書を送る']);
    const [{ id, version }] = (await client.get('/v1/memos')).body.data.items;
    const changed = await client.put(`/v1/memos/${id}`, { content: '鞄を買う', version });
    expect([changed.status, changed.body.data.content]).to.deep.equal([200, '鞄を買う']);
    expect((await client.put(`/v1/memos/${id}`, { content: '遅い', version })).status).to.equal(409);
    expect((await client.post('/v1/memos/delete-multiple', { ids: [id] })).status).to.equal(200);
    expect(await contents({ deleted: 'true' })).to.deep.equal(['鞄を買う']);
    expect(await contents()).to.have.length(2);
    const read = ['users', 'sessions', 'companies', 'members', 'plans', 'groups', 'group_users'];
    await expectIndexed(own.database, () => contents({ sort: 'name', keyword: 'x' }), read);
  });

  it('are visible to their owner only, and refused for plans without memos and for invalid texts', async () => {
    const { id } = (await client.post('/v1/memos', { content: '秘密' })).body.data;
    expect((await root.get('/v1/memos')).body.data.total).to.equal(0);
    expect((await root.put(`/v1/memos/${id}`, { content: '見た', version: 0 })).status).to.equal(404);
    expect((await root.post('/v1/memos/delete-multiple', { ids: [id] })).status).to.equal(404);
    for (const content of ['', 'x'.repeat(10_001)])
      expect((await client.post('/v1/memos', { content })).body.errors.content).to.have.length(1);
    const plan = await makePlan(own.database, { features: { view_calendar: true } });
    const { company, root: other } = await makeWorkspace(own.database, { plan_id: plan.id });
    const refused = await (await loginAs(server, other, company)).get('/v1/memos');
    expect(refused.body.code).to.equal('plan_forbids');
    expect((await server.client().get('/v1/memos')).status).to.equal(401);
  });
});
