import { readFile } from 'node:fs/promises';
import { expect } from 'chai';
import { createReadVersionJob } from '../../../packages/server/src/domains/documents/previews/read-version-job.ts';
import { makeApprovalScene, samplePdf, sha256, type ApprovalScene } from '../approvals/scene.ts';
import { atOnce } from '../support/at-once.ts';
import { eachDatabase } from '../support/each-database.ts';
import { makeGroup, makeMember, loginAs } from '../support/factories.ts';
import { sentMails } from '../support/sent-mails.ts';
import { startServer, type TestServer } from '../support/start-server.ts';
import { jobContext } from '../tools/tools-bed.ts';
import { stillTime } from '../support/still-clock.ts';

eachDatabase('shared documents', (own) => {
  let server: TestServer;
  let scene: ApprovalScene;
  before(async () => {
    server = await startServer(own.database);
    scene = await makeApprovalScene(own.database, server, 0);
  });
  after(() => server.close());

  const share = async (id: number, body: object = {}) => {
    const reply = await scene.applicant.post(`/v1/documents/${id}/share`, body);
    expect(reply.status, reply.text).to.equal(201);
    return reply.body.data as { readonly token: string; readonly url: string; readonly share: { readonly id: number } };
  };
  const open = (token: string, visit?: string) =>
    server.client().get(`/v1/documents/shared/${token}`, visit === undefined ? {} : { query: { visit } });
  const unlock = (token: string, password: string) =>
    server.client().post(`/v1/documents/shared/${token}/unlock`, { password });
  const save = (token: string, body: object = {}) =>
    server.client().post(`/v1/documents/shared/${token}/download`, body);

  it('open at once without a password, are saved, and leave their uses in the list of downloads', async () => {
    const content = samplePdf('共有する書類');
    const id = await scene.file('共有する書類', content);
    const { token, url } = await share(id, { note: '取引先' });
    expect(url).to.match(new RegExp(`/document/shared/${token}$`));
    const seen = await open(token);
    expect(seen.body.data).to.deep.include({ has_password: false, can_download: true });
    expect(seen.body.data.content).to.deep.include({ name: '共有する書類', kind: 'pdf', sha256: sha256(content) });
    const saved = await save(token);
    const file = await server.client().get(new URL(saved.body.data.url).pathname);
    expect(sha256(file.bytes)).to.equal(sha256(content));
    const rows = await own.models.DocumentDownload.findAll({ where: { document_id: id }, order: [['id', 'ASC']] });
    expect(rows.map(({ what, actor_name }) => [what, actor_name])).to.deep.equal([
      ['viewed', '取引先'],
      ['downloaded', '取引先'],
    ]);
    expect(rows[0]?.address).to.be.a('string');
    const listed = await scene.applicant.get(`/v1/documents/${id}`);
    expect(listed.body.data).to.include({ is_shared: true, has_password: false });
    const stored = await own.models.DocumentShare.count({
      where: { workspace_id: scene.company.id, token_hash: token },
    });
    expect(stored, 'the secret is stored as a hash').to.equal(0);
  });

  it('stay locked until the right password, and can be for looking alone', async () => {
    const id = await scene.file('鍵付き');
    const { token } = await share(id, { password: 'himitsu-no-kotoba', can_download: false });
    expect((await open(token)).body.data).to.deep.include({ has_password: true, content: null });
    const wrong = await unlock(token, 'chigau');
    expect([wrong.status, wrong.body.code]).to.deep.equal([400, 'wrong_share_password']);
    expect((await unlock(token, 'himitsu-no-kotoba')).body.data.content.name).to.equal('鍵付き');
    expect((await save(token)).body.code).to.equal('wrong_share_password');
    expect((await save(token, { password: 'himitsu-no-kotoba' })).status).to.equal(403);
    expect((await scene.applicant.get(`/v1/documents/${id}`)).body.data).to.include({ has_password: true });
  });

  it('show Word files as PDF in the page, also to advisors, once the PDF is made', async () => {
    const id = await scene.file('送付状', await readFile('fixtures/templates/cover-letter.docx'));
    const { token } = await share(id, { can_download: false });
    await scene.applicant.post(`/v1/documents/${id}/approve/request`, { advisor_emails: ['komon@example.net'] });
    const url = new URL(String(sentMails(server, 'komon@example.net').at(-1)?.values['url']));
    const secrets = `${url.pathname.split('/').at(-1)}/${url.searchParams.get('credential_token')}`;
    const advisor = async () => (await server.client().get(`/v1/documents/check-advisor-approve/${secrets}`)).body.data;
    const before = (await open(token)).body.data.content;
    expect([before.preview, before.is_preview_making]).to.deep.equal([null, true]);
    expect(await advisor()).to.deep.include({ preview: null, is_preview_making: true });
    const { versions } = (await scene.applicant.get(`/v1/documents/${id}`)).body.data;
    const job = createReadVersionJob(server.services);
    await job.run({ workspace_id: scene.company.id, version_id: versions[0].id }, jobContext());
    const after = (await open(token)).body.data.content;
    expect(after.is_preview_making).to.equal(false);
    for (const { preview } of [after, await advisor()]) {
      const file = await server.client().get(new URL(preview.url).pathname);
      expect(Buffer.from(file.bytes).subarray(0, 5).toString()).to.equal('%PDF-');
      expect(file.headers.get('content-disposition')).to.match(/^inline/);
    }
  });

  it('are gone when revoked, past their end, used up, and at once when the document is deleted', async () => {
    const id = await scene.file('期限付き');
    const [revoked, ended, used, deleted] = [
      await share(id),
      await share(id, { expires_at: stillTime(60_000).toISOString() }),
      await share(id, { most_openings: 2 }),
      await share(id),
    ];
    const past = await scene.applicant.post(`/v1/documents/${id}/share`, { expires_at: stillTime(-1).toISOString() });
    expect(past.body.errors.expires_at).to.have.length(1);
    const listed = async () =>
      (await scene.applicant.get('/v1/documents/shared', { query: { document_id: id } })).body.data;
    expect((await listed()).total).to.equal(4);
    expect((await scene.applicant.delete(`/v1/documents/shares/${revoked.share.id}`)).status).to.equal(200);
    const where = { workspace_id: scene.company.id };
    await own.models.DocumentShare.update({ expires_at: stillTime(-1) }, { where: { ...where, id: ended.share.id } });
    const openings = await atOnce(4, () => open(used.token));
    expect(openings.map(({ status }) => status).toSorted((a, b) => a - b)).to.deep.equal([200, 200, 404, 404]);
    expect((await listed()).items.map((each: { id: number }) => each.id)).to.deep.equal([deleted.share.id]);
    // The person who opened it last can save the file for an hour.
    expect((await save(used.token)).status).to.equal(200);
    await own.models.DocumentShare.update(
      { opened_at: stillTime(-3_600_001) },
      { where: { ...where, id: used.share.id } },
    );
    expect((await save(used.token)).body.code).to.equal('dead_link');
    expect((await open(deleted.token)).status).to.equal(200);
    await own.models.Document.destroy({ where: { ...where, id } });
    const dead = await Promise.all([revoked, ended, used, deleted].map(({ token }) => open(token)));
    expect(dead.map(({ status, body }) => [status, body.code])).to.deep.equal(dead.map(() => [404, 'dead_link']));
    const { items } = (await scene.applicant.get('/v1/documents/shared')).body.data;
    expect(items.map((each: { id: number }) => each.id)).to.not.include(deleted.share.id);
  });

  it('are opened once by a person who comes back within an hour, also while the PDF of a Word file is being made', async () => {
    const id = await scene.file('一度だけの送付状', await readFile('fixtures/templates/cover-letter.docx'));
    const limited = { most_openings: 1 };
    const [plain, locked] = [await share(id, limited), await share(id, { ...limited, password: 'ichido-dake-1' })];
    const opened = (await open(plain.token)).body.data;
    expect(opened.content.is_preview_making).to.equal(true);
    const unlocked = (await unlock(locked.token, 'ichido-dake-1')).body.data;
    const { versions } = (await scene.applicant.get(`/v1/documents/${id}`)).body.data;
    const ids = { workspace_id: scene.company.id, version_id: versions[0].id };
    await createReadVersionJob(server.services).run(ids, jobContext());

    const again = await atOnce(4, () => open(plain.token, opened.visit));
    for (const { status, body } of [...again, await open(locked.token, unlocked.visit)]) {
      expect(status).to.equal(200);
      expect(body.data.content.preview.url).to.be.a('string');
    }
    expect((await save(locked.token, { visit: unlocked.visit })).status).to.equal(200);
    const shares = await own.models.DocumentShare.findAll({
      where: { document_id: id, workspace_id: scene.company.id },
    });
    expect(shares.map(({ openings }) => openings)).to.deep.equal([1, 1]);

    const others = await Promise.all([
      open(plain.token),
      open(plain.token, unlocked.visit),
      open(plain.token, `${opened.visit}A`),
      unlock(locked.token, 'ichido-dake-1'),
      save(locked.token, { visit: opened.visit }),
    ]);
    expect(others.map(({ body }) => body.code)).to.deep.equal([
      ...Array.from({ length: 4 }, () => 'dead_link'),
      'wrong_share_password',
    ]);
    await scene.applicant.delete(`/v1/documents/shares/${locked.share.id}`);
    expect((await open(locked.token, unlocked.visit)).body.code).to.equal('dead_link');
    const later = await startServer(own.database);
    later.advance(3_600_001);
    const { body } = await later
      .client()
      .get(`/v1/documents/shared/${plain.token}`, { query: { visit: opened.visit } });
    await later.close();
    expect(body.code).to.equal('dead_link');
  });

  it('count a browser once an hour, also when its tabs open the link at the same moment, and never more than allowed', async () => {
    const id = await scene.file('同時に開く書類');
    const [plain, locked] = [
      await share(id, { most_openings: 3 }),
      await share(id, { most_openings: 1, password: 'ichido-dake-2' }),
    ];
    const visitorOf = (at: number): string => `browser-number-${at}-of-the-test`;
    const openAs = (at: number, by = server) =>
      by.client().get(`/v1/documents/shared/${plain.token}`, { query: { visitor: visitorOf(at) } });
    const stored = async ({ share: { id: shareId } }: typeof plain) => {
      const where = { workspace_id: scene.company.id };
      const row = await own.models.DocumentShare.findOne({ where: { ...where, id: shareId } });
      const lines = await own.models.DocumentDownload.findAll({ where: { ...where, share_id: shareId } });
      return [row?.openings, lines.map(({ what }) => what)];
    };

    const first = await atOnce(8, (at) => openAs(at % 2));
    expect(first.map(({ status }) => status)).to.deep.equal(first.map(() => 200));
    expect(await stored(plain)).to.deep.equal([2, ['viewed', 'viewed']]);
    const rest = await atOnce(12, (at) => openAs(2 + (at % 6)));
    const opened = rest.flatMap(({ status }, at) => (status === 200 ? [at % 6] : []));
    expect(opened, 'one browser more, in both of its tabs').to.have.length(2);
    expect(new Set(opened)).to.have.length(1);
    expect(await stored(plain)).to.deep.equal([3, ['viewed', 'viewed', 'viewed']]);
    expect((await openAs(0)).status, 'who opened it comes back').to.equal(200);

    const unlockAs = (at: number) =>
      server.client().post(`/v1/documents/shared/${locked.token}/unlock`, {
        password: 'ichido-dake-2',
        visitor: visitorOf(at),
      });
    const unlocked = await atOnce(4, () => unlockAs(0));
    expect(unlocked.map(({ status }) => status)).to.deep.equal([200, 200, 200, 200]);
    expect(await stored(locked)).to.deep.equal([1, ['viewed']]);
    expect((await unlockAs(1)).body.code).to.equal('dead_link');
    const again = { query: { visitor: visitorOf(0) } };
    const { data } = (await server.client().get(`/v1/documents/shared/${locked.token}`, again)).body;
    expect(data.content, 'the browser is known, but has to give the password').to.equal(null);

    const later = await startServer(own.database);
    later.advance(3_600_001);
    const late = await openAs(0, later);
    await later.close();
    expect(late.body.code).to.equal('dead_link');
  });

  it('are made by those who may change the document, and revoked all at once', async () => {
    const id = await scene.file('全部停止');
    const [one, two] = [await share(id), await share(id, { password: 'another-secret-1' })];
    const group = await makeGroup(own.database, { company: scene.company });
    const { user } = await makeMember(own.database, { company: scene.company, groups: [group] });
    const stranger = await loginAs(server, user, scene.company);
    expect((await stranger.post(`/v1/documents/${id}/share`, {})).status).to.equal(404);
    expect((await stranger.delete(`/v1/documents/shares/${one.share.id}`)).status).to.equal(404);
    expect((await stranger.get('/v1/documents/shared')).body.data.total).to.equal(0);
    const stopped = await scene.applicant.delete(`/v1/documents/${id}/share`);
    expect(stopped.body.data).to.deep.equal({ revoked: 2 });
    expect((await open(two.token)).status).to.equal(404);
    const { items } = (await scene.applicant.get(`/v1/documents/${id}/history`)).body.data;
    expect(items.map(({ words }: { words: string }) => words)).to.deep.equal([
      'すべての共有リンクの無効化',
      '共有リンクの作成',
      '共有リンクの作成',
      '登録',
    ]);
  });
});
