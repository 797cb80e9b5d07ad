import { expect } from 'chai';
import { makeApprovalScene, type ApprovalScene } from '../approvals/scene.ts';
import { activityText } from '../../../packages/server/src/messages/activities.ts';
import { eachDatabase } from '../support/each-database.ts';
import { loginAs, makeGroup, makeMember } from '../support/factories.ts';
import { sentMails } from '../support/sent-mails.ts';
import { startServer, type TestServer } from '../support/start-server.ts';

eachDatabase('comments on documents', (own) => {
  let server: TestServer;
  let scene: ApprovalScene;
  before(async () => {
    server = await startServer(own.database);
    scene = await makeApprovalScene(own.database, server, 2);
  });
  after(() => server.close());

  const mentioned = () => scene.approvers[0]?.user ?? scene.applicantUser;
  const reader = () => scene.approvers[0]?.client ?? scene.root;
  const kindsOf = async (client: typeof scene.root) =>
    (await client.get('/v1/notifications')).body.data.items.map(({ kind }: { kind: string }) => kind);

  it('are pinned to a place, tell who is mentioned by bell and mail, and who filed the document by bell', async () => {
    const id = await scene.file('議事録');
    const place = { page: 1, x: 0.25, y: 0.5 };
    const body = { content: '佐藤さん、確認をお願いします', mentions: [mentioned().id], place };
    const made = await (scene.approvers[1]?.client ?? scene.root).post(`/v1/documents/${id}/comments`, body);
    expect(made.status, made.text).to.equal(201);
    expect(made.body.data).to.deep.include({ content: body.content, place, document_id: id });
    expect(made.body.data.mentions[0].id).to.equal(mentioned().id);
    expect((await kindsOf(reader()))[0]).to.equal('document-mentioned');
    expect((await kindsOf(scene.applicant))[0]).to.equal('document-commented');
    const mail = sentMails(server, mentioned().email).at(-1);
    expect([mail?.template, mail?.values['content']]).to.deep.equal(['document-mentioned', body.content]);
    expect(JSON.stringify(server.published)).to.include('document-comment');

    await reader().put('/v1/users/notification', {
      notification: { mail_proposal: true, mail_todo: true, mail_document: false, mail_chat: true, mail_news: false },
    });
    const before = sentMails(server, mentioned().email).length;
    await scene.applicant.post('/v1/comments', { document_id: id, content: 'もう一度', mentions: [mentioned().id] });
    expect(sentMails(server, mentioned().email).length).to.equal(before);
    expect((await kindsOf(reader()))[0]).to.equal('document-mentioned');
    const list = await scene.applicant.get('/v1/comments', { query: { document_id: id } });
    expect(list.body.data.total).to.equal(2);
    const newest = await scene.applicant.get(`/v1/documents/${id}/comments`, { query: { sort: 'newest' } });
    expect(newest.body.data.items[0].content).to.equal('もう一度');
  });

  it('are edited, deleted and restored by who wrote them alone', async () => {
    const id = await scene.file('報告書');
    const { data } = (await scene.applicant.post('/v1/comments', { document_id: id, content: '誤字' })).body;
    const path = `/v1/comments/${data.id}`;
    expect((await reader().put(path, { content: '他人' })).status).to.equal(403);
    expect((await scene.root.delete(path)).status).to.equal(403);
    const edited = await scene.applicant.put(path, { content: '直しました', version: data.version });
    expect(edited.body.data).to.include({ content: '直しました' });
    expect(edited.body.data.edited_at).to.be.a('string');
    expect((await scene.applicant.put(path, { content: '古い版', version: data.version })).status).to.equal(409);
    expect((await scene.applicant.delete(path)).status).to.equal(200);
    const [gone] = (await reader().get(`/v1/documents/${id}/comments`)).body.data.items;
    expect([gone.content, gone.actions.restore]).to.deep.equal([null, false]);
    expect((await reader().post(`${path}/restore`)).status).to.equal(403);
    expect((await scene.applicant.post(`${path}/restore`)).body.data.content).to.equal('直しました');
    expect((await scene.applicant.post(`${path}/restore`)).status).to.equal(404);
  });

  it('are for those who may read the document, and mention no others', async () => {
    const id = await scene.file('機密');
    const group = await makeGroup(own.database, { company: scene.company });
    const { user } = await makeMember(own.database, { company: scene.company, groups: [group] });
    const stranger = await loginAs(server, user, scene.company);
    expect((await stranger.get(`/v1/documents/${id}/comments`)).status).to.equal(404);
    expect((await stranger.post('/v1/comments', { document_id: id, content: '見えない' })).status).to.equal(404);
    const refused = await scene.applicant.post('/v1/comments', { document_id: id, content: 'あ', mentions: [user.id] });
    expect(refused.body.errors['mentions[0]'][0]).to.match(/閲覧できない/);
    const blank = await scene.applicant.post('/v1/comments', { document_id: id, content: ' \n ' });
    expect(blank.status).to.equal(400);
  });

  it('activities show what was done with readable documents, in the words of the caller', async () => {
    const other = await makeApprovalScene(own.database, server, 1);
    const id = await other.file('活動の書類');
    await other.applicant.post(`/v1/documents/${id}/approve/request`, { approver_ids: [other.approvers[0]?.user.id] });
    const { items, total } = (await other.root.get('/v1/activities')).body.data;
    expect([total, items[0].action, items[0].document.name]).to.deep.equal([2, 'approvals.request', '活動の書類']);
    expect(items[0].content).to.equal(`${other.applicantUser.full_name}さんが「活動の書類」の承認を依頼しました。`);
    // Who is no member has no name.
    const facts = { actor: '', document: '活動の書類' };
    expect(activityText('jp', { ...facts, action: 'approvals.decideAsAdvisor' })).to.equal(
      '社外アドバイザーが「活動の書類」の確認に回答しました。',
    );
    expect(activityText('jp', { ...facts, action: 'documents.create' })).to.equal(
      'システムが「活動の書類」を登録しました。',
    );
    const group = await makeGroup(own.database, { company: other.company });
    const { user } = await makeMember(own.database, { company: other.company, groups: [group] });
    const stranger = await loginAs(server, user, other.company);
    expect((await stranger.get('/v1/activities')).body.data.total).to.equal(0);
    const [{ document }] = items;
    const ofOne = await other.root.get('/v1/activities', { query: { document_id: String(document.id) } });
    expect(new Set(ofOne.body.data.items.map((each: (typeof items)[0]) => each.document.id))).to.deep.equal(
      new Set([document.id]),
    );
    expect((await stranger.get('/v1/activities', { query: { document_id: String(document.id) } })).status).to.equal(
      404,
    );
  });
});
