import { expect } from 'chai';
import { parse } from 'csv-parse/sync';
import { streamXlsxRows } from 'hucre/xlsx';
import iconv from 'iconv-lite';
import { eachDatabase } from '../support/each-database.ts';
import { loginAs, loginAsAdmin, makeAdmin, makeCompany, makePlan, makeUser } from '../support/factories.ts';
import { beginRun, publishApplicationBy, type PublishedApplication } from '../support/published-application.ts';
import { startServer, type TestServer } from '../support/start-server.ts';
import type { TestClient } from '../support/test-client.ts';

const headings = ['ID', '会社名', '氏名', 'メールアドレス', '状態', '版', '利用開始日時', '更新日時', '支払確認日時'];

eachDatabase('the export of those who use an application', (own) => {
  let server: TestServer;
  let staff: TestClient;
  let application: PublishedApplication;
  let runs: readonly number[];
  let company: { readonly id: number };

  before(async () => {
    server = await startServer(own.database);
    staff = await loginAsAdmin(server, await makeAdmin(own.database));
    const plan = await makePlan(own.database, { features: { application_view: true } });
    application = await publishApplicationBy(staff);
    const root = await makeUser(own.database, {
      last_name: '髙橋',
      first_name: '花子',
      email: 'hanako@people.example',
    });
    const made = await makeCompany(own.database, { name: '青空商事', plan_id: plan.id, root });
    company = made;
    const member = await loginAs(server, root, made);
    runs = [
      await beginRun(member, application.id, { 会社名: '=HYPERLINK("https://evil.example")', 決済: 'cash' }),
      await beginRun(member, application.id, { 会社名: '𠮷野家\n本店', 決済: 'transfer' }),
      await beginRun(member, application.id),
    ];
  });
  after(() => server.close());

  const fetchAs = (query: Record<string, string | number | boolean> = {}) =>
    staff.get(`${application.at}/export-application-user`, { query });

  it('is CSV in UTF-8 with a byte order mark, one column for each answer, and no formulas', async () => {
    const reply = await fetchAs();
    expect([reply.status, reply.headers.get('content-type')]).to.deep.equal([200, 'text/csv; charset=utf-8']);
    expect(reply.headers.get('content-disposition')).to.match(
      /^attachment; filename="application-\d+-users-[\d-]+\.csv"$/,
    );
    expect(reply.bytes.subarray(0, 3)).to.deep.equal(Buffer.from([0xef, 0xbb, 0xbf]));
    const [heads, ...lines] = parse(reply.text, { bom: true });
    expect(heads).to.deep.equal([...headings, '会社名', '決済']);
    const who = ['青空商事', '髙橋 花子', 'hanako@people.example'];
    expect(lines.map((line) => [...line.slice(0, 6), ...line.slice(8)])).to.deep.equal([
      [String(runs[0]), ...who, '完了', '1', '', `'=HYPERLINK("https://evil.example")`, '現金'],
      [String(runs[1]), ...who, '完了', '1', '', '𠮷野家\n本店', '振込'],
      [String(runs[2]), ...who, '未回答', '1', '', '', ''],
    ]);
    expect(lines[0]?.[6]).to.match(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+09:00$/);
    const audited = await own.models.AuditEvent.findOne({ where: { action: 'appUsers.export' } });
    expect([audited?.subject_kind, audited?.subject_id]).to.deep.equal(['application', String(application.id)]);
  });

  it('has the runs that the conditions leave, in the language of the caller', async () => {
    const reply = await staff.get(`${application.at}/export-application-user`, {
      query: { state: 0, company_id: company.id, keyword: '青空' },
      headers: { 'Accept-Language': 'en' },
    });
    const [heads, ...lines] = parse(reply.text, { bom: true });
    expect(heads?.slice(0, 5)).to.deep.equal(['ID', 'Company', 'Name', 'Email', 'State']);
    expect(lines.map((line) => [line[0], line[4]])).to.deep.equal([[String(runs[2]), 'Not answered']]);
    const filter = { name: '振込', conditions: { answers: [{ name: '決済', value: '振込' }] } };
    const { id: filter_id } = (await staff.post(`${application.at}/filters`, filter)).body.data;
    const filtered = parse((await fetchAs({ filter_id })).text, { bom: true });
    expect(filtered.slice(1).map(([id]) => id)).to.deep.equal([String(runs[1])]);
  });

  it('names the characters that CP932 lacks, and replaces them only when asked to', async () => {
    const refused = await fetchAs({ encoding: 'cp932' });
    expect([refused.status, refused.body.code]).to.deep.equal([422, 'not_encodable']);
    expect(refused.body.message).to.contain(`ID ${runs[1]}の「会社名」（𠮷）`).and.not.contain('髙');
    const replaced = await fetchAs({ encoding: 'cp932', replace: true });
    expect(replaced.headers.get('content-type')).to.equal('text/csv; charset=windows-31j');
    const lines = parse(iconv.decode(replaced.bytes, 'cp932'));
    expect(lines[2]?.slice(0, 3)).to.deep.equal([String(runs[1]), '青空商事', '髙橋 花子']);
    expect(lines[2]?.[9]).to.equal('〓野家\n本店');
    expect((await fetchAs({ encoding: 'cp932', state: 0 })).status).to.equal(200);
  });

  it('has every run where there are more than are read at a time, in both formats', async () => {
    const { id, at } = await publishApplicationBy(staff, '多数の申請');
    const user_id = (await own.models.Member.findOne({ where: { workspace_id: company.id } }))!.user_id;
    const run = { workspace_id: company.id, user_id, application_id: id, number: 1, answers: '{"会社名":"株式会社A"}' };
    await own.database.write(() => own.models.ApplicationUser.bulkCreate(Array.from({ length: 1_100 }, () => run)));
    const many = await staff.get(`${at}/export-application-user`);
    const lines = parse(many.text, { bom: true });
    expect(new Set(lines.map(([first]) => first)).size).to.equal(1_101);
    expect(lines.at(-1)?.at(-2)).to.equal('株式会社A');
    let rows = 0;
    const book = await staff.get(`${at}/export-application-user`, { query: { format: 'xlsx' } });
    for await (const _row of streamXlsxRows(book.bytes)) rows += 1;
    expect(rows).to.equal(1_101);
    const page = (await staff.get(`${at}/app-users`, { query: { page: 11, per_page: 100 } })).body.data;
    expect([page.items.length, page.total, page.total_quantity]).to.deep.equal([100, 1_100, 1_100]);
  });

  it('is an Excel workbook whose texts are texts', async () => {
    const reply = await fetchAs({ format: 'xlsx' });
    expect(reply.status).to.equal(200);
    expect(reply.headers.get('content-type')).to.contain('spreadsheetml.sheet');
    expect(reply.headers.get('content-disposition')).to.match(/\.xlsx"$/);
    const rows: unknown[][] = [];
    for await (const { values } of streamXlsxRows(reply.bytes)) rows.push([...values]);
    expect(rows[0]).to.deep.equal([...headings, '会社名', '決済']);
    expect(rows.slice(1).map((row) => [row[0], row[4], row[9]])).to.deep.equal([
      [runs[0], '完了', '=HYPERLINK("https://evil.example")'],
      [runs[1], '完了', '𠮷野家\n本店'],
      [runs[2], '未回答', ''],
    ]);
    expect((await fetchAs({ format: 'ods' })).status).to.equal(400);
    expect((await staff.get('/admin/v1/applications/999999/export-application-user')).status).to.equal(404);
  });
});
