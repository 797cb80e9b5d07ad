import { expect } from 'chai';
import { parse } from 'csv-parse/sync';
import { defineResource, Line, type Resource } from '../../../packages/server/src/contract/index.ts';
import { handleResource } from '../../../packages/server/src/domains/plain/handle-resource.ts';
import { eachDatabase } from '../support/each-database.ts';
import { loginAs, loginAsAdmin, makeAdmin, makeCompany, makeGroup, makeWorkspace } from '../support/factories.ts';
import { startServer, type TestServer } from '../support/start-server.ts';
import type { TestClient } from '../support/test-client.ts';

const operations = ['list', 'read', 'create', 'update', 'delete', 'deleteMany', 'restore', 'export'] as const;
/** Existing tables, as plain resources of a workspace and of staff. */
const ofWorkspace = defineResource({
  name: 'plainGroups',
  kind: 'group',
  path: '/v1/plain-groups',
  owner: 'workspace',
  noun: ['group', 'groups'],
  fields: { name: Line(100, { label: 'group.name' }), type: Line(20, { label: 'group.type' }) },
  operations,
});
const ofStaff = defineResource({
  name: 'plainCompanies',
  kind: 'company',
  path: '/admin/v1/plain-companies',
  owner: 'staff',
  noun: ['company', 'companies'],
  fields: { name: Line(100, { label: 'company.name' }) },
  operations,
});

interface Place {
  readonly path: string;
  readonly client: TestClient;
  readonly stranger: TestClient;
  readonly resource: Resource;
  readonly workspaceId: number | null;
  /** Fields in addition to the name. */
  readonly more: Readonly<Record<string, string>>;
}

eachDatabase('plain resources', (own) => {
  let server: TestServer;
  let places: readonly Place[];
  before(async () => {
    server = await startServer(own.database, { handlers: [ofWorkspace, ofStaff].flatMap(handleResource) });
    const { company, root } = await makeWorkspace(own.database);
    const other = await makeWorkspace(own.database);
    const member = await loginAs(server, root, company);
    const foreigner = await loginAs(server, other.root, other.company);
    const staff = await loginAsAdmin(server, await makeAdmin(own.database));
    places = [
      {
        path: '/v1/plain-groups',
        client: member,
        stranger: foreigner,
        resource: ofWorkspace,
        workspaceId: company.id,
        more: { type: 'general' },
      },
      {
        path: '/admin/v1/plain-companies',
        client: staff,
        stranger: member,
        resource: ofStaff,
        workspaceId: null,
        more: {},
      },
    ];
  });
  after(() => server.close());

  it('are created, read, changed, deleted and restored, each with an audit line', async () => {
    for (const { path, client, resource, workspaceId, more } of places) {
      const made = (await client.post(path, { name: 'い', ...more })).body.data;
      expect(made).to.deep.include({ name: 'い', version: 0, deleted_at: null });
      expect((await client.get(`${path}/${made.id}`)).body.data).to.deep.equal(made);
      const changed = (await client.put(`${path}/${made.id}`, { name: 'ろ', version: 0 })).body.data;
      expect([changed.name, changed.version]).to.deep.equal(['ろ', 1]);
      const late = await client.put(`${path}/${made.id}`, { name: 'は', version: 0 });
      expect([late.status, late.body.code]).to.deep.equal([409, 'conflict']);
      expect((await client.delete(`${path}/${made.id}`)).status).to.equal(200);
      expect((await client.get(`${path}/${made.id}`)).status).to.equal(404);
      expect((await client.post(`${path}/${made.id}/restore`)).body.data.deleted_at).to.equal(null);
      expect((await client.post(`${path}/${made.id}/restore`)).status).to.equal(404);
      const lines = await own.models.AuditEvent.findAll({
        where: { subject_kind: resource.kind, subject_id: String(made.id), workspace_id: workspaceId },
        order: [['id', 'ASC']],
      });
      expect(lines.map(({ action }) => action.split('.')[1])).to.deep.equal(['create', 'update', 'delete', 'restore']);
      expect([lines[1]?.before, lines[1]?.after]).to.deep.equal([{ name: 'い' }, { name: 'ろ' }]);
    }
  });

  it('are listed by page, keyword and order, and in the trash', async () => {
    for (const { path, client, more } of places) {
      const ids: number[] = [];
      for (const name of ['検索ばら', '検索アメ', '検索さくら'])
        ids.push((await client.post(path, { name, ...more })).body.data.id);
      const names = async (query: Record<string, string | number | boolean>): Promise<string[]> =>
        ((await client.get(path, { query: { keyword: '検索', ...query } })).body.data.items as { name: string }[]).map(
          ({ name }) => name,
        );
      expect(await names({ sort: 'name' })).to.deep.equal(['検索アメ', '検索さくら', '検索ばら']);
      expect(await names({ sort: 'oldest', per_page: 1, page: 2 })).to.deep.equal(['検索アメ']);
      expect(await names({ keyword: '検索あめ' })).to.deep.equal(['検索アメ']);
      const lost = await client.post(`${path}/delete-multiple`, { ids: [ids[0], 2_000_000] });
      expect(lost.status).to.equal(404);
      expect(await names({})).to.have.length(3);
      expect((await client.post(`${path}/delete-multiple`, { ids: ids.slice(0, 2) })).status).to.equal(200);
      expect(await names({})).to.deep.equal(['検索さくら']);
      expect(await names({ deleted: true })).to.deep.equal(['検索アメ', '検索ばら']);
    }
  });

  it('download as CSV under the labels of their fields, and the download is audited', async () => {
    for (const { path, client, resource, more } of places) {
      await client.post(path, { name: '出力', ...more });
      const { text, headers } = await client.get(`${path}/export`, { query: { keyword: '出力' } });
      const [head, row, ...others] = parse(text, { bom: true });
      const label = resource === ofStaff ? ['会社名'] : ['グループ名', 'グループの種類'];
      expect(head).to.deep.equal(['ID', ...label, '作成日時', '更新日時']);
      expect(row?.[1]).to.equal('出力');
      expect(others).to.deep.equal([]);
      expect(headers.get('content-disposition')).to.equal(`attachment; filename="${resource.name}.csv"`);
      expect(await own.models.AuditEvent.count({ where: { action: `${resource.name}.export` } })).to.equal(1);
    }
  });

  it('of others are not found, and their rows remain unchanged', async () => {
    const [groups, companies] = places;
    const company = await makeCompany(own.database);
    const group = await makeGroup(own.database, { company, name: '他社' });
    const { client, path } = groups!;
    expect((await client.get(path, { query: { keyword: '他社' } })).body.data.total).to.equal(0);
    for (const reply of [
      await client.get(`${path}/${group.id}`),
      await client.put(`${path}/${group.id}`, { name: '奪取', version: 0 }),
      await client.delete(`${path}/${group.id}`),
      await client.post(`${path}/${group.id}/restore`),
      await client.post(`${path}/delete-multiple`, { ids: [group.id] }),
    ])
      expect(reply.status).to.equal(404);
    expect((await group.reload()).name).to.equal('他社');
    expect((await client.get(`${path}/export`, { query: { keyword: '他社' } })).text.split('\r\n')).to.have.length(2);
    expect((await companies!.stranger.get(companies!.path)).status).to.equal(401);
  });

  it('have only the calls that they list', () => {
    const few = defineResource({ ...ofStaff, path: '/admin/v1/few', noun: ['x', 'xs'], operations: ['list', 'read'] });
    expect(few.endpoints.map(({ name }) => name)).to.deep.equal(['plainCompanies.list', 'plainCompanies.read']);
    expect(handleResource(few).map(({ endpoint }) => endpoint)).to.deep.equal(few.endpoints);
  });

  it('notify the streams of their owner about changes', async () => {
    const whole = await startServer(own.database);
    const { company, root } = await makeWorkspace(own.database);
    const client = await loginAs(whole, root, company);
    const { id } = (await client.post('/v1/memos', { content: '覚え' })).body.data;
    await client.post('/v1/memos/delete-multiple', { ids: [id] });
    expect(whole.published.map(({ userIds, event }) => ({ userIds, ...event }))).to.deep.equal(
      ['created', 'deleted'].map((change) => ({
        userIds: [root.id],
        type: 'records',
        data: { workspace_id: company.id, kind: 'memo', ids: [id], change },
      })),
    );
    await whole.close();
  });
});
