import { expect } from 'chai';
import { atOnce } from '../support/at-once.ts';
import { eachDatabase } from '../support/each-database.ts';
import { sentMails } from '../support/sent-mails.ts';
import { startServer, type TestServer } from '../support/start-server.ts';
import { stillTime } from '../support/still-clock.ts';
import { makeApprovalScene, samplePdf, sha256, type ApprovalScene } from './scene.ts';

const email = 'bengoshi@example.net';
const otherEmail = 'zeirishi@example.net';

eachDatabase('outside advisors', (own) => {
  let server: TestServer;
  let scene: ApprovalScene;
  before(async () => {
    server = await startServer(own.database);
    scene = await makeApprovalScene(own.database, server, 2);
  });
  after(() => server.close());

  /** Secrets of the link in the newest mail to an advisor. */
  const link = (to = email) => {
    const url = new URL(String(sentMails(server, to).at(-1)?.values['url']));
    return { token: url.pathname.split('/').at(-1) ?? '', credential: url.searchParams.get('credential_token') ?? '' };
  };
  const ask = (id: number, body: object = {}) =>
    scene.applicant.post(`/v1/documents/${id}/approve/request`, { advisor_emails: [email], ...body });
  const look = ({ token, credential } = link()) =>
    server.client().get(`/v1/documents/check-advisor-approve/${token}/${credential}`);
  const decide = (body: object, credential = link().credential) =>
    server.client().post(`/v1/documents/advisor-approve/${credential}`, body);
  const upload = (content: Uint8Array<ArrayBuffer>, credential = link().credential) => {
    const form = new FormData();
    form.set('file', new Blob([content]), '修正.pdf');
    return server.client().post(`/v1/documents/upload-approve-file/${credential}`, undefined, { form });
  };

  it('read what they are asked by both secrets of a mail, upload a file and approve it, without an account', async () => {
    const content = samplePdf('顧問契約書');
    const id = await scene.file('顧問契約書', content);
    await ask(id, { message: 'ご確認ください', details: ['金額', '契約期間'] });
    const mail = sentMails(server, email).at(-1);
    expect(mail).to.deep.include({ template: 'approval-advisor', locale: 'jp' });
    const seen = await look();
    expect(seen.status, seen.text).to.equal(200);
    const { data } = seen.body;
    expect(data).to.deep.include({ document_name: '顧問契約書', message: 'ご確認ください', status: 0, can_act: true });
    expect(data.details.map((each: { content: string }) => each.content)).to.deep.equal(['金額', '契約期間']);
    const url = new URL(data.files[0].link.url);
    const file = await server.client().get(url.pathname);
    expect(sha256(file.bytes)).to.equal(sha256(content));

    const corrected = samplePdf('修正した契約書');
    expect((await upload(samplePdf('誤り'))).status).to.equal(200);
    const uploaded = await upload(corrected);
    expect(uploaded.status, uploaded.text).to.equal(200);
    expect(uploaded.body.data).to.include({ is_uploaded_file: true });
    expect(uploaded.body.data.files).to.have.length(2);
    const activities = await scene.applicant.get('/v1/activities', { query: { document_id: String(id) } });
    expect(activities.body.data.items[0].content).to.equal(
      '社外アドバイザーが「顧問契約書」に修正したファイルを追加しました。',
    );
    const incomplete = await decide({ details: [{ number: 1, status: 1 }] });
    expect(incomplete.body.errors.details).to.deep.equal(['すべての確認項目に回答してください。']);
    const done = await decide({
      details: [
        { number: 1, status: 1 },
        { number: 2, status: 1, comment: '一年間' },
      ],
    });
    expect(done.status, done.text).to.equal(200);
    expect(done.body.data).to.include({ status: 2, is_approved: true, is_total_fail: false, can_act: false });
    const state = await scene.applicant.get(`/v1/documents/approve/advisor/${id}`);
    const [advisor] = state.body.data.advisors;
    expect(advisor).to.deep.include({ email, status: 2 });
    expect(advisor.file.sha256).to.equal(sha256(corrected));
    expect((await scene.applicant.get(`/v1/documents/${id}`)).body.data.approve).to.equal(2);
    expect((await decide({ status: 1 })).body.code).to.equal('approval_impossible');
    const rows = await own.models.DocumentDownload.findAll({ where: { document_id: id }, raw: true });
    expect(
      rows.some((row) => row.credential_id !== null && row.what === 'viewed' && row.actor_name === email),
    ).to.equal(true);
  });

  it('check back by a failed detail or by the other call, with a reason', async () => {
    const id = await scene.file('売買契約書');
    await ask(id, { details: ['金額', '期間'] });
    const silent = await decide({
      details: [
        { number: 1, status: 3 },
        { number: 2, status: 1 },
      ],
    });
    expect(silent.body.errors.comment).to.deep.equal(['差し戻しの理由を入力してください。']);
    const failed = await decide({
      details: [
        { number: 1, status: 3, comment: '高すぎます' },
        { number: 2, status: 1 },
      ],
    });
    expect(failed.body.data).to.include({ status: 3, is_total_fail: true, is_approved: false, state: 'checked_back' });
    const mail = sentMails(server, scene.applicantUser.email).at(-1);
    expect(mail?.values['comment']).to.equal('金額: 高すぎます');

    const old = link();
    await ask(id);
    const { token } = link();
    const back = await server.client().post(`/v1/documents/checkback/${token}/${id}`, { comment: '署名がありません' });
    expect(back.status, back.text).to.equal(200);
    expect(back.body.data).to.include({ is_total_fail: true, state: 'checked_back' });
    // The link of the first request still shows what was decided, and decides nothing.
    expect((await look(old)).body.data).to.include({ state: 'checked_back', can_act: false });
    expect((await decide({ status: 1 }, old.credential)).status).to.equal(409);
  });

  it('open nothing with one secret, secrets of two links, a wrong document, an old link or a withdrawn request', async () => {
    const [one, two] = [await scene.file('契約一'), await scene.file('契約二')];
    await ask(one);
    const first = link();
    await ask(two);
    const second = link();
    const dead = [
      await look({ token: first.token, credential: second.credential }),
      await look({ token: first.credential, credential: first.token }),
      await server.client().post(`/v1/documents/checkback/${first.token}/${two}`, { comment: '別の書類' }),
      await decide({ status: 1 }, first.token),
    ];
    expect(dead.map(({ status, body }) => [status, body.code])).to.deep.equal(dead.map(() => [404, 'dead_link']));
    expect((await look(first)).status).to.equal(200);
    const where = { email, workspace_id: scene.company.id };
    const { count } = await own.models.ApprovalAdvisor.findAndCountAll({
      where: { ...where, token_hash: first.token },
    });
    expect(count, 'secrets are stored as hashes').to.equal(0);
    await scene.applicant.post(`/v1/documents/${one}/approve/withdraw`, {});
    expect((await look(first)).status).to.equal(404);
    await own.models.ApprovalAdvisor.update({ expires_at: stillTime(-1) }, { where });
    expect((await look(second)).status).to.equal(404);
  });

  it('decide once: of two answers at once one counts, and an advisor waits for the own turn', async () => {
    const id = await scene.file('同時の契約書');
    await ask(id);
    const replies = await atOnce(4, (at) => decide(at % 2 === 0 ? { status: 1 } : { status: 3, comment: '否' }));
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).to.deep.equal([200, 409, 409, 409]);
    const second = await scene.file('順番の契約書');
    const approverId = scene.approvers[0]?.user.id;
    await scene.applicant.post(`/v1/documents/${second}/approve/request`, {
      steps: [{ approver_id: approverId }, { advisor_email: email, advisor_name: '弁護士 花子' }],
    });
    expect((await decide({ status: 1 })).body.code).to.equal('approval_impossible');
    expect((await upload(samplePdf())).status).to.equal(409);
    const mailed = link();
    await scene.approvers[0]?.client.post(`/v1/documents/${second}/approve`, {});
    // The mail about the turn has no link: only hashes of its secrets are kept.
    const turn = sentMails(server, email).at(-1);
    expect([turn?.template, turn?.values['document']]).to.deep.equal(['approval-advisor-turn', '順番の契約書']);
    expect((await decide({ status: 1 }, mailed.credential)).status).to.equal(200);
  });

  it('read and write comments: own ones, and those that members show to advisors since the request', async () => {
    const id = await scene.file('コメントの契約書');
    const write = (body: object) => scene.applicant.post(`/v1/documents/${id}/comments`, body);
    await write({ content: '前の依頼の相談', for_advisors: true });
    const ofScene = { workspace_id: scene.company.id };
    await own.models.DocumentComment.update({ created_at: stillTime(-1000) }, { where: ofScene });
    await ask(id);
    const { credential } = link();
    const path = `/v1/documents/advisor-comments/${credential}`;
    await write({ content: '社内だけの相談' });
    await write({ content: '第3条をご確認ください', for_advisors: true });
    const place = { page: 1, x: 0.5, y: 0.25 };
    const made = await server.client().post(path, { content: '第3条は問題ありません', place });
    expect(made.status, made.text).to.equal(201);
    expect(made.body.data).to.deep.include({ author_name: email, is_own: true, place });
    const seen = await server.client().get(path);
    expect(
      seen.body.data.map(({ content, author_name }: Record<string, string>) => [content, author_name]),
    ).to.deep.equal([
      ['第3条をご確認ください', scene.applicantUser.full_name],
      ['第3条は問題ありません', email],
    ]);
    const { items } = (await scene.applicant.get(`/v1/documents/${id}/comments`)).body.data;
    expect(items.at(-1)).to.deep.include({ user: null, advisor_name: email, place });
    expect(items.at(-1).actions).to.deep.equal({ update: false, delete: false, restore: false });
    const [bell] = (await scene.applicant.get('/v1/notifications')).body.data.items;
    expect(bell).to.include({ kind: 'document-commented', document_id: id });

    const blank = await server.client().post(path, { content: ' ' });
    expect([blank.status, blank.body.code]).to.deep.equal([400, 'invalid']);
    expect(
      (await server.client().get('/v1/documents/advisor-comments/unknown-unknown-unknown-unknown')).status,
    ).to.equal(404);
    await decide({ status: 1 }, credential);
    const late = await server.client().post(path, { content: '遅れて' });
    expect([late.status, late.body.code]).to.deep.equal([409, 'approval_impossible']);
    expect((await server.client().get(path)).body.data).to.have.length(2);
  });

  it('edit, delete and restore their own comments while the request is open', async () => {
    const id = await scene.file('直したコメントの契約書');
    await ask(id, { advisor_emails: [email, otherEmail], turns: 'at_once' });
    const { credential } = link();
    const path = `/v1/documents/advisor-comments/${credential}`;
    const guest = server.client();
    const { data } = (await guest.post(path, { content: '第3条は問題ありません' })).body;
    const ofComment = `${path}/${data.id}`;
    const edited = await guest.put(ofComment, { content: '第4条は問題ありません', version: data.version });
    expect(edited.status, edited.text).to.equal(200);
    expect(edited.body.data).to.deep.include({ content: '第4条は問題ありません', is_own: true });
    expect(edited.body.data.edited_at).to.not.equal(null);
    // Another tab, which still shows the first words.
    const late = await guest.put(ofComment, { content: '第5条は問題ありません', version: data.version });
    expect([late.status, late.body.code]).to.deep.equal([409, 'conflict_unnamed']);
    const shownToMembers = async () => {
      const { items } = (await scene.applicant.get(`/v1/documents/${id}/comments`)).body.data;
      return items.map(({ content }: { content: string | null }) => content);
    };
    expect(await shownToMembers()).to.deep.equal(['第4条は問題ありません']);

    expect((await guest.delete(ofComment)).status).to.equal(200);
    expect((await guest.get(path)).body.data).to.deep.equal([]);
    expect(await shownToMembers()).to.deep.equal([null]);
    const gone = await Promise.all([guest.delete(ofComment), guest.put(ofComment, { content: 'あ', version: 1 })]);
    expect(gone.map(({ status }) => status)).to.deep.equal([404, 404]);
    expect((await guest.post(`${ofComment}/restore`, {})).body.data.content).to.equal('第4条は問題ありません');
    expect((await guest.post(`${ofComment}/restore`, {})).status).to.equal(404);

    const shown = await scene.applicant.post(`/v1/documents/${id}/comments`, { content: '社内の', for_advisors: true });
    const strange = await Promise.all([
      guest.put(`${path}/${shown.body.data.id}`, { content: '他人', version: 0 }),
      guest.delete(`${path}/${shown.body.data.id}`),
      guest.delete(ofComment.replace(credential, link(otherEmail).credential)),
      guest.delete(ofComment.replace(credential, 'unknown-unknown-unknown-unknown')),
    ]);
    expect(strange.map(({ body }) => body.code)).to.deep.equal(['not_found', 'not_found', 'not_found', 'dead_link']);

    await scene.applicant.post(`/v1/documents/${id}/approve/withdraw`, {});
    expect((await guest.delete(ofComment)).body.code).to.equal('dead_link');
    const decided = await scene.file('決まった契約書');
    await ask(decided);
    const second = `/v1/documents/advisor-comments/${link().credential}`;
    const kept = (await guest.post(second, { content: '承認します' })).body.data;
    await decide({ status: 1 });
    const after = await Promise.all([
      guest.put(`${second}/${kept.id}`, { content: '承認しません', version: kept.version }),
      guest.delete(`${second}/${kept.id}`),
      guest.post(`${second}/${kept.id}/restore`, {}),
    ]);
    expect(after.map(({ body }) => body.code)).to.deep.equal(after.map(() => 'approval_impossible'));
  });
});
