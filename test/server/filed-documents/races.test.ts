import { existsSync, readdirSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { expect } from 'chai';
import { findBrokenLines } from '../../../packages/server/src/domains/documents/history-digest.ts';
import { emptyTrash } from '../../../packages/server/src/domains/documents/trash.ts';
import { check } from '../../../packages/server/src/operations/check.ts';
import { FolderStorage } from '../../../packages/server/src/storage/folder-storage.ts';
import { makeApprovalScene, samplePdf, sha256, type ApprovalScene } from '../approvals/scene.ts';
import { temporaryFolders } from '../../support/temporary-folder.ts';
import { atOnce, repeatedly } from '../support/at-once.ts';
import { eachDatabase } from '../support/each-database.ts';
import { sourceOf } from '../support/sources.ts';
import { startServer, type TestServer } from '../support/start-server.ts';
import { stillTime } from '../support/still-clock.ts';
import type { TestReply } from '../support/test-client.ts';
import { until } from '../support/until.ts';

const day = 86_400_000;
const statuses = (replies: readonly TestReply[]): readonly number[] =>
  replies.map(({ status }) => status).toSorted((a, b) => a - b);

eachDatabase('documents that several persons use at the same moment', (own) => {
  let server: TestServer;
  let scene: ApprovalScene;
  before(async () => {
    server = await startServer(own.database);
    scene = await makeApprovalScene(own.database, server, 2);
  });
  after(() => server.close());

  const at = (id: number): string => `/v1/documents/${id}`;
  const read = async (id: number) => (await scene.applicant.get(at(id))).body.data;
  const actionsOf = async (id: number): Promise<readonly string[]> => {
    const where = { workspace_id: scene.company.id };
    const lines = await own.models.DocumentHistory.findAll({ where, order: [['sequence', 'ASC']] });
    expect(findBrokenLines(lines)).to.deep.equal([]);
    return lines.filter(({ document_id }) => document_id === id).map(({ action }) => action);
  };
  const expectSound = async (): Promise<void> => {
    const { findings } = await check({ databaseUrl: own.url, storage: server.services.storage });
    expect(findings).to.deep.equal([]);
  };

  it('count both of two approvals where all must approve, and end the request once', () =>
    repeatedly(3, async (round) => {
      const id = await scene.file(`同時の承認${round}`);
      const approver_ids = scene.approvers.map(({ user }) => user.id);
      await scene.applicant.post(`${at(id)}/approve/request`, { approver_ids, turns: 'at_once', needs: 'all' });
      const replies = await atOnce(2, async (index) => {
        const approver = scene.approvers[index];
        if (approver === undefined) throw new Error('The scene has two approvers.');
        return approver.client.post(`${at(id)}/approve`, {});
      });
      expect(statuses(replies)).to.deep.equal([200, 200]);
      expect((await read(id)).approve).to.equal(2);
      const actions = await actionsOf(id);
      expect(actions.slice(1)).to.deep.equal(['approvals.request', 'approvals.approve', 'approvals.approve']);
    }));

  it('never approve a version that the approver did not see, when it is filed at the same moment', () =>
    repeatedly(4, async (round) => {
      const id = await scene.file(`版と承認${round}`, samplePdf('第一版'));
      const [approver] = scene.approvers;
      if (approver === undefined) throw new Error('The scene has two approvers.');
      await scene.applicant.post(`${at(id)}/approve/request`, { approver_ids: [approver.user.id] });
      const form = new FormData();
      form.set('version', String((await read(id)).version));
      form.set('file', new Blob([samplePdf('第二版')]), '版.pdf');
      const add = () => scene.applicant.post(`${at(id)}/versions`, undefined, { form });
      const decide = () => approver.client.post(`${at(id)}/approve`, {});
      // The one that is called first often wins.
      const early = round % 2 === 0 ? undefined : add();
      const [approved, added] = await Promise.all([decide(), early ?? add()]);
      const { approve, version_number } = await read(id);
      const where = { document_id: id, workspace_id: scene.company.id };
      const [acts, versions] = [
        (await actionsOf(id)).filter((action) => action === 'approvals.approve').length,
        await own.models.DocumentVersion.count({ where }),
      ];
      // One of the two came first, and the other met what it had not seen.
      const codes = [approved.status, added.status].filter((status) => status === 409);
      expect(codes, `${approved.text} ${added.text}`).to.have.length(1);
      expect([approve, acts, version_number, versions]).to.deep.equal(
        approved.status === 200 ? [2, 1, 1, 1] : [1, 0, 2, 2],
      );
      if (approved.status !== 200) expect(approved.body.code).to.equal('approval_changed');
      else expect(added.body.code).to.equal('conflict');
      const sealed = await scene.applicant.get(`${at(id)}/approve/sealed`);
      expect(sealed.status).to.equal(approved.status === 200 ? 200 : 409);
    }));

  it('are whole or gone, never in between, when the trash is emptied while someone restores them', async () => {
    const late = { ...server.services, now: () => stillTime(31 * day) };
    const outcomes = new Set<string>();
    await repeatedly(6, async (round) => {
      const content = samplePdf(`復元${round}`);
      const id = await scene.file(`復元${round}`, content);
      await scene.applicant.delete(at(id));
      const restore = () => scene.applicant.post(`${at(id)}/restore`, {});
      const calls = [() => emptyTrash(late, sourceOf()), restore] as const;
      // The one that is called first often wins.
      const [one, other] = round % 2 === 0 ? calls : ([calls[1], calls[0]] as const);
      const results = await Promise.all([one(), other()]);
      const restored = results.find((each): each is TestReply => typeof each !== 'number');
      const actions = (await actionsOf(id)).slice(2);
      const rows = await own.models.DocumentVersion.count({ where: { document_id: id } });
      outcomes.add(String(restored?.status));
      if (restored?.status === 200) {
        expect(actions).to.deep.equal(['documents.restore']);
        const file = await scene.applicant.get(`${at(id)}/download`);
        expect([rows, sha256(file.bytes)]).to.deep.equal([1, sha256(content)]);
      } else {
        expect([restored?.status, rows]).to.deep.equal([404, 0]);
        expect(actions).to.deep.equal(['documents.purge']);
        expect((await restore()).status).to.equal(404);
      }
    });
    await expectSound();
    expect([...outcomes].every((status) => status === '200' || status === '404')).to.equal(true);
  });

  it('are closed to a reader whose link is revoked while the page is open, or whose document is deleted', async () => {
    for (const end of ['revoke', 'delete'] as const) {
      const id = await scene.file(`開いている書類（${end}）`);
      const { token, share } = (await scene.applicant.post(`${at(id)}/share`, {})).body.data;
      const outside = server.client();
      const open = (visit?: string) =>
        outside.get(`/v1/documents/shared/${token}`, visit === undefined ? {} : { query: { visit } });
      const { visit } = (await open()).body.data;
      expect((await open(visit)).status).to.equal(200);
      const close = () =>
        end === 'revoke' ? scene.applicant.delete(`/v1/documents/shares/${share.id}`) : scene.applicant.delete(at(id));
      const [closed, ...opened] = await Promise.all([close(), ...[1, 2, 3].map(() => open())]);
      expect(closed.status).to.equal(200);
      // Each opening was before the end or after it, and those before are counted.
      expect(opened.every(({ status }) => status === 200 || status === 404)).to.equal(true);
      const count = opened.filter(({ status }) => status === 200).length + 1;
      const row = await own.models.DocumentShare.findByPk(share.id as number);
      expect(row === null ? count : row.openings).to.equal(count);
      const after = [
        await open(),
        await open(visit),
        await outside.post(`/v1/documents/shared/${token}/download`, { visit }),
      ];
      expect(after.map(({ status, body }) => [status, body.code])).to.deep.equal(after.map(() => [404, 'dead_link']));
    }
  });
});

eachDatabase('uploads that are cancelled in the middle', (own) => {
  const makeFolder = temporaryFolders();

  it('leave no row and no file behind, and the next upload of the same file arrives', async () => {
    const folder = makeFolder();
    const storage = new FolderStorage(folder);
    const server = await startServer(own.database, { services: { storage } });
    try {
      const { applicant, company, categoryId } = await makeApprovalScene(own.database, server, 0);
      const rows = async () => [
        await own.models.TemporaryUpload.count({ where: { workspace_id: company.id } }),
        await own.models.StoredFile.count({ where: { workspace_id: company.id } }),
      ];
      const filesIn = (where: string) =>
        existsSync(where)
          ? readdirSync(where, { recursive: true, withFileTypes: true }).filter((each) => each.isFile()).length
          : 0;
      const arriving = () => filesIn(join(server.services.config.dataFolder, 'tmp'));
      const content = Buffer.alloc(3_000_000, '契約書');
      const head =
        '--cut\r\ncontent-disposition: form-data; name="file"; filename="contract.txt"\r\ncontent-type: text/plain\r\n\r\n';
      for (const part of [0.1, 0.9]) {
        const sending = request(`${server.url}/v1/temporary-uploads`, {
          method: 'POST',
          headers: {
            cookie: [...applicant.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
            ...(applicant.bearer === undefined ? {} : { authorization: `Bearer ${applicant.bearer}` }),
            ...(applicant.workspace === undefined ? {} : { 'x-workspace': String(applicant.workspace) }),
            'x-xsrf-token': applicant.cookies.get('XSRF-TOKEN') ?? '',
            'content-type': 'multipart/form-data; boundary=cut',
            'content-length': String(content.length + 500),
          },
        });
        // The end of the connection is an error of the request.
        sending.on('error', () => undefined);
        sending.write(head);
        sending.write(content.subarray(0, content.length * part));
        await until('the file arrives', () => arriving() === 1);
        sending.destroy();
        await until('what had arrived is removed', () => arriving() === 0);
        expect([...(await rows()), filesIn(folder)]).to.deep.equal([0, 0, 0]);
      }
      const form = new FormData();
      form.set('file', new Blob([content]), 'contract.txt');
      const upload = await applicant.post('/v1/temporary-uploads', undefined, { form });
      expect(upload.status, upload.text).to.equal(201);
      const filing = { temporary_upload_id: upload.body.data.id, category_id: categoryId };
      expect((await applicant.post('/v1/documents', filing)).status).to.equal(201);
      expect(await rows()).to.deep.equal([0, 1]);
      expect((await check({ databaseUrl: own.url, storage })).findings).to.deep.equal([]);
    } finally {
      await server.close();
    }
  });
});
