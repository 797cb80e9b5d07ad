import { createCanvas } from '@napi-rs/canvas';
import { expect } from 'chai';
import { completeDocuments } from '../../../packages/server/src/operations/complete-documents.ts';
import { makeDocx, p } from '../../engine/word/support/make-docx.ts';
import { makeApprovalScene, samplePdf, type ApprovalScene } from '../approvals/scene.ts';
import { eachDatabase } from '../support/each-database.ts';
import { sourceOf } from '../support/sources.ts';
import { startServer, type TestServer } from '../support/start-server.ts';
import { stillTime } from '../support/still-clock.ts';

eachDatabase('documents that were filed before there were thumbnails and comments in the search', (own) => {
  let server: TestServer;
  let scene: ApprovalScene;
  before(async () => {
    server = await startServer(own.database);
    scene = await makeApprovalScene(own.database, server, 0);
  });
  after(() => server.close());

  /** A run of the job some hours after the documents were filed. */
  const complete = (signal?: AbortSignal, inspector = server.services.inspector) => {
    const services = { ...server.services, inspector, now: () => stillTime(7_200_000) };
    return completeDocuments(services, sourceOf(), signal);
  };
  const found = async (keyword: string): Promise<readonly string[]> => {
    const { body, text } = await scene.applicant.post('/v1/documents/search', { keyword });
    expect(body.success, text).to.equal(true);
    return body.data.items.map(({ document }: { document: { name: string } }) => document.name);
  };
  const hasThumbnail = async (id: number): Promise<boolean> =>
    (await scene.applicant.get(`/v1/documents/${id}`)).body.data.has_thumbnail;

  it('get them by a job, each once, although it is stopped and run by two at once', async () => {
    const workspace = { workspace_id: scene.company.id };
    const ids = [
      await scene.file('契約書', samplePdf('委託契約')),
      await scene.file('送付状', new Uint8Array(makeDocx(p('ご査収ください')))),
      await scene.file('写真', new Uint8Array(createCanvas(40, 60).toBuffer('image/png'))),
      await scene.file('こわれた写真', new Uint8Array(createCanvas(40, 60).toBuffer('image/png').subarray(0, 60))),
      await scene.file('一覧', new TextEncoder().encode('品名,数量')),
    ];
    const [first = 0, second = 0, , broken = 0] = ids;
    await scene.applicant.post('/v1/comments', { document_id: first, content: '至急、押印をお願いします' });
    await own.models.DocumentHead.update(
      { folded: ' 契約書 ', parts: 0 },
      { where: { document_id: first, ...workspace } },
    );
    await own.models.DocumentHead.destroy({ where: { document_id: second, ...workspace } });

    const stopped = new AbortController();
    stopped.abort();
    expect(await complete(stopped.signal)).to.deep.equal({ indexed: 0, read: 0 });
    await Promise.all([complete(), complete()]);
    expect(await found('押印')).to.deep.equal(['契約書']);
    expect(await found('査収')).to.deep.equal(['送付状']);
    expect(await Promise.all(ids.map(hasThumbnail))).to.deep.equal([true, true, true, false, false]);
    expect(await own.models.DocumentThumbnail.count({ where: workspace })).to.equal(4);
    const failed = await own.models.DocumentThumbnail.findOne({ where: { state: 'failed', ...workspace } });
    expect(failed?.version_id).to.equal((await own.models.Document.findByPk(broken))?.current_version_id);
    expect(await complete(), 'nothing is done twice').to.deep.equal({ indexed: 0, read: 0 });
  });

  it('leave out a file that cannot be read now, and get it in the next run', async () => {
    const [first, second] = [await scene.file('一通目', samplePdf('一')), await scene.file('二通目', samplePdf('二'))];
    let calls = 0;
    const failing = {
      ...server.services.inspector,
      thumbnail: (...input: Parameters<typeof server.services.inspector.thumbnail>) => {
        calls += 1;
        return calls === 1 ? Promise.reject(new Error('killed')) : server.services.inspector.thumbnail(...input);
      },
    };
    expect((await complete(undefined, failing)).read).to.equal(1);
    expect([await hasThumbnail(first), await hasThumbnail(second)]).to.deep.equal([false, true]);
    expect((await complete()).read).to.equal(1);
    expect(await hasThumbnail(first)).to.equal(true);
  });
});
