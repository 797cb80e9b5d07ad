import { expect } from 'chai';
import { QueryTypes } from 'sequelize';
import { makeApprovalScene, type ApprovalScene } from '../approvals/scene.ts';
import { eachDatabase } from '../support/each-database.ts';
import { expectIndexed, recordQueries } from '../support/expect-indexed.ts';
import { startServer, type TestServer } from '../support/start-server.ts';
import { SearchBed } from './search-bed.ts';

/** Small by nature: no workspace has many. */
const whole = ['plans', 'groups', 'group_members', 'document_categories', 'metas', 'document_types'];

eachDatabase('the lists of documents', (own) => {
  let server: TestServer;
  let scene: ApprovalScene;
  let id: number;
  before(async () => {
    server = await startServer(own.database);
    scene = await makeApprovalScene(own.database, server, 1);
    id = await scene.file('契約書');
  });
  after(() => server.close());

  const paths = [
    '/v1/documents',
    '/v1/documents?keyword=契約&sort=name',
    '/v1/documents/approve/list?scope=own',
    '/v1/documents/approve/list?scope=all',
    '/v1/documents/shared',
    '/v1/documents/:id/comments',
    '/v1/documents/:id/history',
  ];
  for (const path of paths)
    it(`are read by indexes: ${path}`, () =>
      expectIndexed(
        own.database,
        async () => {
          const reply = await scene.root.get(path.replace(':id', String(id)));
          if (reply.status !== 200) throw new Error(reply.text);
        },
        whole,
      ));

  for (const body of [{ keyword: '契約書' }, { keyword: '契約', is_shared: false, sort: 'record_date' }])
    it(`are searched by indexes: ${JSON.stringify(body)}`, () =>
      expectIndexed(
        own.database,
        async () => {
          const reply = await scene.root.post('/v1/documents/search', body);
          if (reply.status !== 200) throw new Error(reply.text);
        },
        whole,
      ));
});

eachDatabase('a page of documents', (own) => {
  const bed = new SearchBed(own);

  /** Statements whose plan goes through all rows of a workspace, or all that are not deleted. PostgreSQL has statistics of its tables. */
  const wide = async (statements: readonly string[]): Promise<string[]> => {
    const found: string[] = [];
    for (const sql of own.database.dialect === 'sqlite' ? statements : []) {
      const query = `EXPLAIN QUERY PLAN ${sql}`;
      const plan = await own.database.sequelize.query<{ detail: string }>(query, { type: QueryTypes.SELECT });
      if (plan.some(({ detail }) => /\((?:workspace_id|deleted_at)=\?\)$/.test(detail))) found.push(sql);
    }
    return found;
  };

  it('is read by the keys of its rows, however many documents the workspace has', async () => {
    for (let number = 1; number <= 25; number += 1) await bed.file(`契約書${number}`, '本文', { record_party: '山田' });
    const statements = await recordQueries(own.database, async () => {
      const { items } = await bed.search({ keyword: '契約', per_page: 25 });
      expect(items.length).to.equal(25);
    });
    const byKeys = statements.filter((sql) => /IN \((?:\d+, ){24}\d+\)/.test(sql));
    expect(byKeys.length).to.be.greaterThan(4);
    expect(await wide(byKeys)).to.deep.equal([]);
  });
});
