import { expect } from 'chai';
import { makeApprovalScene, type ApprovalScene } from '../approvals/scene.ts';
import { eachDatabase } from '../support/each-database.ts';
import { startServer, type TestServer } from '../support/start-server.ts';

interface Excerpt {
  readonly in: string;
  readonly parts: readonly { readonly text: string; readonly hit: boolean }[];
}

eachDatabase('the search for comments, shared documents and times', (own) => {
  let server: TestServer;
  let scene: ApprovalScene;
  before(async () => {
    server = await startServer(own.database);
    scene = await makeApprovalScene(own.database, server, 1);
  });
  after(() => server.close());

  async function search(body: object): Promise<readonly (readonly [string, ...string[]])[]> {
    const { body: reply, text, status } = await scene.applicant.post('/v1/documents/search', body);
    expect(status, text).to.equal(200);
    const items: readonly { readonly document: { readonly name: string }; readonly excerpts: readonly Excerpt[] }[] =
      reply.data.items;
    return items.map(({ document, excerpts }) => [
      document.name,
      ...excerpts.map(
        ({ in: place, parts }) => `${place} ${parts.map(({ text: part, hit }) => (hit ? `[${part}]` : part)).join('')}`,
      ),
    ]);
  }

  it('finds a comment with its words at once: written, edited, deleted, restored', async () => {
    const id = await scene.file('稟議書');
    const written = await scene.applicant.post('/v1/comments', {
      document_id: id,
      content: '至急、押印をお願いします',
    });
    expect(written.status, written.text).to.equal(201);
    expect(await search({ keyword: '押印' })).to.deep.equal([['稟議書', 'comment 至急、[押印]をお願いします']]);
    expect(await search({ keyword: '稟議 印' })).to.have.length(1);

    const path = `/v1/comments/${written.body.data.id}`;
    await scene.applicant.put(path, { content: '差し替えました' });
    expect(await search({ keyword: '押印' })).to.deep.equal([]);
    expect(await search({ keyword: '差し替え' })).to.deep.equal([['稟議書', 'comment [差し替え]ました']]);
    await scene.applicant.delete(path);
    expect(await search({ keyword: '差し替え' })).to.deep.equal([]);
    await scene.applicant.post(`${path}/restore`);
    expect(await search({ keyword: '差し替え' })).to.have.length(1);
  });

  it('shows the newest three comments of a document, and searches as many as are indexed', async () => {
    const id = await scene.file('長い議論');
    const long = { document_id: id, content: `${'あ。'.repeat(900)}最初の論点` };
    await scene.applicant.post('/v1/comments', long);
    expect(await search({ keyword: '最初の論点' })).to.have.length(1);
    for (let at = 0; at < 11; at += 1)
      await scene.applicant.post('/v1/comments', { document_id: id, content: `${'い。'.repeat(900)}論点${at}` });
    expect(await search({ keyword: '最初の論点' })).to.have.length(0);
    const [[, ...excerpts] = ['']] = await search({ keyword: '論点' });
    expect(excerpts.map((each) => each.slice(-6))).to.deep.equal(['[論点]10', '。[論点]9', '。[論点]8']);
  });

  it('finds documents with a link that opens, and those without', async () => {
    const shared = await scene.file('共有資料甲');
    await scene.file('共有資料乙');
    const made = await scene.applicant.post(`/v1/documents/${shared}/share`, { most_openings: 3 });
    expect(made.status, made.text).to.equal(201);
    const names = async (isShared: boolean) =>
      (await search({ keyword: '共有資料', is_shared: isShared })).map(([name]) => name);
    expect(await names(true)).to.deep.equal(['共有資料甲']);
    expect(await names(false)).to.deep.equal(['共有資料乙']);
    await own.models.DocumentShare.update(
      { openings: 3 },
      { where: { document_id: shared, workspace_id: scene.company.id } },
    );
    expect(await names(true)).to.deep.equal([]);
  });

  it('takes a day as the end of a range of times with all of the day', async () => {
    const { id: meta_id } = await own.models.Meta.create({ name: '受付日時', type: 6 });
    const document_id = await scene.file('受付票');
    const values = { value: '2026-04-01 09:30', sort_value: '2026-04-01 09:30' };
    await own.models.DocumentMetaValue.create({ workspace_id: scene.company.id, document_id, meta_id, ...values });
    const found = (range: object) => search({ metas: [{ meta_id, ...range }] });
    expect(await found({ from: '2026-04-01', to: '2026-04-01' })).to.deep.equal([['受付票']]);
    expect(await found({ to: '2026-03-31' })).to.deep.equal([]);
    expect(await found({ to: '2026-04-01 09:00' })).to.deep.equal([]);
  });
});
