import { expect } from 'chai';
import { parse } from 'csv-parse/sync';
import type { AuditEntry } from '../../../packages/server/src/audit/audit-entry.ts';
import { auditHandlers } from '../../../packages/server/src/domains/audit/handlers/index.ts';
import { adminAuthHandlers } from '../../../packages/server/src/domains/admin-auth/handlers.ts';
import { timeInJapan } from '../../../packages/server/src/time/japan.ts';
import { eachDatabase } from '../support/each-database.ts';
import { expectIndexed } from '../support/expect-indexed.ts';
import { loginAsAdmin, makeAdmin } from '../support/factories.ts';
import { sourceOf } from '../support/sources.ts';
import { startServer, type TestServer } from '../support/start-server.ts';
import type { TestClient } from '../support/test-client.ts';
import { stillTime } from '../support/still-clock.ts';

const path = '/admin/v1/audit-events';

eachDatabase('the audit in the admin area', (own) => {
  let server: TestServer;
  let staff: TestClient;
  const write = (entry: Partial<AuditEntry>, actor = '夜間処理') =>
    own.database.unitOfWork(sourceOf(actor), (unit) =>
      unit.audit({ action: 'groups.update', subject: { kind: 'group', id: 1 }, workspaceId: 1, ...entry }),
    );
  before(async () => {
    server = await startServer(own.database, { handlers: [...auditHandlers, ...adminAuthHandlers] });
    staff = await loginAsAdmin(server, await makeAdmin(own.database));
    await write({ before: { name: '総務' }, after: { name: '総務部' } });
    await write({ workspaceId: 2, subject: { kind: 'group', id: 2 }, note: '=HYPERLINK("x"), "引用"\n改行' });
    await write({ action: 'groups.update.refused', workspaceId: 2 });
  });
  after(() => server.close());

  it('lists the newest first, in pages', async () => {
    const { status, body } = await staff.get(path, { query: { workspace_id: 2, per_page: 1 } });
    expect(status).to.equal(200);
    expect(body.data).to.deep.include({ page: 1, per_page: 1, total: 2 });
    expect(body.data.items[0]).to.deep.include({
      action: 'groups.update.refused',
      actor: { kind: 'system', id: null, name: '夜間処理' },
      on_behalf: null,
    });
    const [first] = (await staff.get(path, { query: { workspace_id: 1 } })).body.data.items;
    expect(first).to.deep.include({ before: { name: '総務' }, after: { name: '総務部' }, address: '127.0.0.1' });
  });

  it('is filtered by each filter', async () => {
    const total = async (query: Record<string, string | number>): Promise<number> =>
      (await staff.get(path, { query })).body.data.total;
    expect(await total({ action: 'groups.update', workspace_id: 2 })).to.equal(1);
    expect(await total({ subject_kind: 'group', subject_id: '2' })).to.equal(1);
    expect(await total({ actor_kind: 'system' })).to.equal(3);
    expect(await total({ request_id: 'request-1' })).to.equal(3);
    expect(await total({ from: stillTime(60_000).toISOString() })).to.equal(0);
    expect(await total({ until: stillTime(60_000).toISOString(), workspace_id: 1 })).to.equal(1);
  });

  it('downloads as CSV whose cells a spreadsheet does not run, and audits the download', async () => {
    const { status, text, headers } = await staff.get(`${path}/export`, { query: { workspace_id: 2 } });
    expect(status).to.equal(200);
    expect(headers.get('content-type')).to.equal('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).to.match(/^attachment; filename="audit-\d{4}-\d\d-\d\d\.csv"$/);
    const rows = parse(text, { bom: true, columns: true }) as Record<string, string>[];
    expect(rows.map((row) => row['操作'])).to.deep.equal(['groups.update', 'groups.update.refused']);
    expect(rows[0]?.['備考']).to.equal(`'=HYPERLINK("x"), "引用"\n改行`);
    const noted = await own.models.AuditEvent.count({ where: { action: 'auditEvents.export' } });
    expect(noted).to.equal(1);
  });

  it('has a file name with the day in Japan, and Japanese times', async () => {
    const handlers = [...auditHandlers, ...adminAuthHandlers];
    const names = [];
    for (const at of ['2026-12-31T14:59:59Z', '2026-12-31T15:00:00Z']) {
      const still = await startServer(own.database, { handlers, services: { now: () => new Date(at) } });
      try {
        const client = await loginAsAdmin(still, await makeAdmin(own.database));
        const { headers } = await client.get(`${path}/export`, { query: { workspace_id: 2 } });
        names.push(headers.get('content-disposition'));
      } finally {
        await still.close();
      }
    }
    expect(names).to.deep.equal([
      'attachment; filename="audit-2026-12-31.csv"',
      'attachment; filename="audit-2027-01-01.csv"',
    ]);
    const event = await own.models.AuditEvent.findOne({ where: { workspace_id: 2 }, order: [['id', 'ASC']] });
    const { text } = await staff.get(`${path}/export`, { query: { workspace_id: 2 } });
    const [row] = parse(text, { bom: true, columns: true }) as Record<string, string>[];
    expect(row?.['日時']).to.equal(timeInJapan(event?.created_at ?? new Date(0)));
  });

  it('downloads as CP932 for older Japanese programs', async () => {
    const query = { workspace_id: 2, encoding: 'cp932' };
    const { status, headers } = await staff.get(`${path}/export`, { query });
    expect(status).to.equal(200);
    expect(headers.get('content-type')).to.equal('text/csv; charset=windows-31j');
    expect((await staff.get(`${path}/export`, { query: { encoding: 'latin1' } })).status).to.equal(400);
  });

  it('is available to staff only', async () => {
    for (const address of [path, `${path}/export`]) expect((await server.client().get(address)).status).to.equal(401);
    expect((await staff.get(path, { query: { actor_kind: 'nobody' } })).status).to.equal(400);
  });

  it('is read by an index, with every filter', async () => {
    const filters: Record<string, string | number>[] = [
      {},
      { workspace_id: 2 },
      { action: 'groups.update' },
      { subject_kind: 'group', subject_id: '2' },
      { actor_kind: 'admin', actor_id: 1 },
      { on_behalf_id: 1 },
      { request_id: 'request-1' },
      { from: '2026-01-01T00:00:00Z', until: '2026-02-01T00:00:00Z' },
    ];
    for (const query of filters) {
      await expectIndexed(
        own.database,
        async () => {
          expect((await staff.get(path, { query })).status).to.equal(200);
        },
        ['admins', 'sessions'],
      );
    }
  });
});
