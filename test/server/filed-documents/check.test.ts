import { expect } from 'chai';
import { check } from '../../../packages/server/src/operations/check.ts';
import { eachDatabase } from '../support/each-database.ts';
import { loginAs, makeCategory, makeWorkspace } from '../support/factories.ts';
import { startServer, type TestServer } from '../support/start-server.ts';

eachDatabase('the check of documents', (own) => {
  let server: TestServer;
  before(async () => {
    server = await startServer(own.database);
  });
  after(() => server.close());

  it('finds a document without its newest version, gaps, files that differ, and a creation that the history lacks', async () => {
    const { company, root } = await makeWorkspace(own.database);
    const client = await loginAs(server, root, company);
    const category = await makeCategory(own.database, { company });
    const formOf = (content: string, fields: Readonly<Record<string, string>>): FormData => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      form.set('file', new Blob([content]), '契約.txt');
      return form;
    };
    const filed = formOf('一', { category_id: String(category.id) });
    const { id } = (await client.post('/v1/documents', undefined, { form: filed })).body.data;
    const second = formOf('二', { version: '0' });
    expect((await client.post(`/v1/documents/${id}/versions`, undefined, { form: second })).status).to.equal(201);
    await client.post('/v1/document-drafts', { name: '下書き' });
    const { storage } = server.services;
    const found = async () => (await check({ databaseUrl: own.url, storage })).findings;
    expect(await found()).to.deep.equal([]);

    const change = (sql: string, values: Readonly<Record<string, unknown>> = {}) =>
      own.database.sequelize.query(sql, { replacements: { id, ...values } });
    const where = { document_id: id };
    const [first, newest] = await own.models.DocumentVersion.findAll({ where, order: [['number', 'ASC']] });
    const broken = { kind: 'document_broken', workspaceId: company.id, documentId: id };
    /** Breaks rows, looks at what the check finds, and puts them right again. */
    const expectFinding = async (problem: string, breaking: string, repair: string) => {
      await change(breaking, { first: first?.id, newest: newest?.id, sha256: newest?.sha256 });
      expect(await found(), problem).to.deep.equal([{ ...broken, problem }]);
      await change(repair, { first: first?.id, newest: newest?.id, sha256: newest?.sha256 });
      expect(await found()).to.deep.equal([]);
    };
    const current = (value: string) => `UPDATE documents SET current_version_id = ${value} WHERE id = :id`;
    await expectFinding('current_version', current('NULL'), current(':newest'));
    await expectFinding('current_version', current('999999'), current(':newest'));
    const number = (value: number) => `UPDATE document_versions SET number = ${value} WHERE id = :newest`;
    await expectFinding('version_numbers', number(3), number(2));
    const hash = (value: string) => `UPDATE document_versions SET sha256 = ${value} WHERE id = :newest`;
    await expectFinding('version_file', hash(`'0'`), hash(':sha256'));
    const size = (value: number) => `UPDATE document_versions SET size = size + ${value} WHERE id = :first`;
    await expectFinding('version_file', size(1), size(-1));
    await change(`UPDATE document_history SET document_id = ${id + 5000} WHERE document_id = :id`);
    const problems = (await found()).map((finding) => ('problem' in finding ? finding.problem : finding.kind));
    expect(problems).to.include.members(['history', 'changed']);
  });
});
