import { makeApprovalScene, type ApprovalScene } from '../approvals/scene.ts';
import { eachDatabase } from '../support/each-database.ts';
import { expectIndexed } from '../support/expect-indexed.ts';
import { startServer, type TestServer } from '../support/start-server.ts';

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
