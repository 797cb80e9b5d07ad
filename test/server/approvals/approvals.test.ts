import { expect } from 'chai';
import { atOnce } from '../support/at-once.ts';
import { eachDatabase } from '../support/each-database.ts';
import { makeMember } from '../support/factories.ts';
import { sentMails } from '../support/sent-mails.ts';
import { startServer, type TestServer } from '../support/start-server.ts';
import { stillNow } from '../support/still-clock.ts';
import { dayInJapan } from '../../../packages/server/src/time/japan.ts';
import { makeApprovalScene, type ApprovalScene } from './scene.ts';

const today = dayInJapan(stillNow());

eachDatabase('approvals', (own) => {
  let server: TestServer;
  let scene: ApprovalScene;
  const ids = (...which: number[]): number[] => which.map((at) => scene.approvers[at]?.user.id ?? 0);
  const approver = (at: number) => scene.approvers[at]?.client ?? scene.root;
  const ask = (id: number, body: object) => scene.applicant.post(`/v1/documents/${id}/approve/request`, body);
  const approve = (at: number, id: number, body: object = {}) => approver(at).post(`/v1/documents/${id}/approve`, body);
  before(async () => {
    server = await startServer(own.database);
    scene = await makeApprovalScene(own.database, server);
  });
  after(() => server.close());

  it('ask one after another, tell each by bell and mail, and end with the last', async () => {
    const id = await scene.file('覚書');
    const asked = await ask(id, { approver_ids: ids(0, 1), message: 'お願いします', due_on: today });
    expect(asked.status, asked.text).to.equal(200);
    const { current, approve: state } = asked.body.data;
    expect([state, current.state, current.next]).to.deep.equal([1, 'open', [scene.approvers[0]?.user.full_name]]);
    const mailTo = (at: number) => sentMails(server, scene.approvers[at]?.user.email ?? '');
    expect(mailTo(0).map(({ template }) => template)).to.deep.equal(['approval-asked']);
    expect(mailTo(0)[0]?.values).to.include({
      document: '覚書',
      message: 'お願いします',
      due: today.replaceAll('-', '/'),
    });
    expect(mailTo(1)).to.deep.equal([]);

    const early = await approve(1, id);
    expect([early.status, early.body.code]).to.deep.equal([409, 'approval_impossible']);
    expect(early.body.message).to.include('いまはあなたの順番ではありません。').and.to.include('なし');
    const first = await approve(0, id, { comment: '問題ありません', content_sha256: current.content_sha256 });
    expect(first.status, first.text).to.equal(200);
    expect(first.body.data.current.next).to.deep.equal([scene.approvers[1]?.user.full_name]);
    expect((await approve(0, id)).body.code).to.equal('approval_impossible');
    expect((await approve(1, id)).body.data.approve).to.equal(2);
    const bells = await scene.applicant.get('/v1/notifications');
    expect(bells.body.data.items[0]).to.include({ kind: 'approval-approved', subject: '覚書', document_id: id });
    const shown = await scene.applicant.get(`/v1/documents/approve/apply/${id}`);
    const [request] = shown.body.data.requests;
    expect(request.acts.map(({ act, comment }: { act: string; comment: string }) => [act, comment])).to.deep.equal([
      ['ask', 'お願いします'],
      ['approve', '問題ありません'],
      ['approve', null],
    ]);
    expect((await scene.applicant.get(`/v1/documents/${id}`)).body.data.approve).to.equal(2);
    const again = await ask(id, { approver_ids: ids(2) });
    expect([again.status, again.body.message]).to.deep.equal([
      409,
      'この操作は今は行えません。この書類は承認済みです。現在行える操作：なし',
    ]);
  });

  it('are checked back with a reason, asked again with the history kept, and withdrawn', async () => {
    const id = await scene.file('見積書');
    await ask(id, { approver_ids: ids(0, 1), turns: 'at_once' });
    const silent = await approver(1).post(`/v1/documents/${id}/checkback`, { comment: '' });
    expect([silent.status, silent.body.errors.comment]).to.deep.equal([400, ['差し戻しの理由は必須項目です']]);
    const back = await approver(1).post(`/v1/documents/${id}/checkback`, { comment: '金額が違います' });
    expect(back.status, back.text).to.equal(200);
    expect(back.body.data.approve).to.equal(3);
    const mail = sentMails(server, scene.applicantUser.email).at(-1);
    expect([mail?.template, mail?.values['comment']]).to.deep.equal(['approval-checked-back', '金額が違います']);
    const again = await ask(id, { approver_ids: ids(1) });
    expect(again.body.data.current).to.include({ number: 2, state: 'open' });
    expect(again.body.data.current.previous_version_id).to.be.a('number');
    expect(again.body.data.requests).to.have.length(2);
    expect((await approver(1).post(`/v1/documents/${id}/approve/withdraw`, {})).status).to.equal(409);
    const withdrawn = await scene.applicant.post(`/v1/documents/${id}/approve/withdraw`, { comment: '直します' });
    expect([withdrawn.body.data.approve, withdrawn.body.data.actions.ask]).to.deep.equal([0, true]);
    const { items } = (await scene.applicant.get(`/v1/documents/${id}/history`)).body.data;
    const words = ['承認依頼の取り下げ', '承認の依頼', '差し戻し', '承認の依頼', '登録'];
    expect(items.map((line: { words: string }) => line.words)).to.deep.equal(words);
  });

  it('refuse the same approver twice, oneself, who may not approve, and who is no member', async () => {
    const id = await scene.file('発注書');
    const twice = await ask(id, { steps: [{ approver_id: ids(0)[0] }, { approver_id: ids(0)[0] }] });
    expect([twice.status, twice.body.code]).to.deep.equal([400, 'approval_same_approver']);
    expect(twice.body.message).to.equal('同じ承認者に重複して依頼することはできません。');
    const self = await ask(id, { approver_ids: [scene.applicantUser.id] });
    expect(self.body.errors['approver_ids[0]']).to.deep.equal(['自分自身を承認者にすることはできません。']);
    const { user } = await makeMember(own.database, { company: scene.company });
    const other = await ask(id, { approver_ids: [user.id] });
    expect(other.body.errors['approver_ids[0]'][0]).to.match(/承認する権限がありません/);
    const foreign = await makeApprovalScene(own.database, server, 1);
    expect((await ask(id, { approver_ids: [foreign.approvers[0]?.user.id] })).status).to.equal(404);
    expect((await ask(id, {})).body.errors.approver_ids).to.deep.equal(['承認者を1人以上選んでください。']);
    expect((await ask(id, { approver_ids: ids(0), due_on: '2020-01-01' })).body.errors.due_on).to.have.length(1);
    await ask(id, { approver_ids: ids(0) });
    expect((await ask(id, { approver_ids: ids(0) })).body.code).to.equal('approval_same_approver');
    expect((await ask(id, { approver_ids: ids(1) })).body.code).to.equal('approval_impossible');
    // The applicant has no permission to approve.
    expect((await scene.applicant.post(`/v1/documents/${id}/approve`, {})).status).to.equal(403);
  });

  it('refuse to approve what was changed since it was presented; it can be checked back', async () => {
    const id = await scene.file('規程');
    const { content_sha256 } = (await ask(id, { approver_ids: ids(0) })).body.data.current;
    const seen = await approve(0, id, { content_sha256: '0'.repeat(64) });
    expect([seen.status, seen.body.code]).to.deep.equal([409, 'approval_changed']);
    const where = { id, workspace_id: scene.company.id };
    await own.models.Document.update({ record_amount: 5 }, { where });
    const changed = await approve(0, id, { content_sha256 });
    expect([changed.status, changed.body.code]).to.deep.equal([409, 'approval_changed']);
    const shown = await approver(0).get(`/v1/documents/approve/apply/${id}`);
    expect(shown.body.data.current).to.include({ is_changed: true });
    expect(shown.body.data.current.actions).to.include({ approve: false, check_back: true });
    const back = await approver(0).post(`/v1/documents/${id}/checkback`, { comment: '変更されています' });
    expect(back.body.data.approve).to.equal(3);
  });

  it('let a substitute act while an approver is away', async () => {
    const [absent, substitute] = ids(0, 1);
    const refused = await approver(0).post('/v1/documents/approve/absences', {
      substitute_user_id: substitute,
      starts_on: today,
      ends_on: '2020-01-01',
    });
    expect(refused.body.errors.ends_on).to.have.length(1);
    const away = await approver(0).post('/v1/documents/approve/absences', {
      substitute_user_id: substitute,
      starts_on: today,
      ends_on: today,
    });
    expect(away.status, away.text).to.equal(201);
    expect((await approver(1).get('/v1/documents/approve/absences')).body.data).to.have.length(1);
    const id = await scene.file('稟議書');
    await ask(id, { approver_ids: [absent] });
    const waiting = await approver(1).get('/v1/documents/approve/list', { query: { waiting: true, keyword: '稟議' } });
    expect(waiting.body.data.items.map(({ document }: { document: { id: number } }) => document.id)).to.deep.equal([
      id,
    ]);
    const done = await approve(1, id);
    expect(done.status, done.text).to.equal(200);
    const [request] = done.body.data.requests;
    expect(request.steps[0].acted_by.id).to.equal(substitute);
    expect(request.acts[1]).to.include({ approver_name: scene.approvers[0]?.user.full_name });
    expect((await approver(1).delete(`/v1/documents/approve/absences/${away.body.data.id}`)).status).to.equal(404);
    expect((await approver(0).delete(`/v1/documents/approve/absences/${away.body.data.id}`)).status).to.equal(200);
  });

  it('are listed as own and all, and on the dashboard by due date', async () => {
    const other = await makeApprovalScene(own.database, server, 2);
    const [one, two] = [await other.file('契約A'), await other.file('契約B')];
    const approverId = other.approvers[0]?.user.id;
    const client = other.approvers[0]?.client ?? other.root;
    const tomorrow = dayInJapan(stillNow(), 1);
    await other.applicant.post(`/v1/documents/${one}/approve/request`, {
      approver_ids: [approverId],
      due_on: tomorrow,
    });
    await other.applicant.post(`/v1/documents/${two}/approve/request`, { approver_ids: [approverId], due_on: today });
    const list = async (from: typeof client, query: Record<string, string>) => {
      const reply = await from.get('/v1/documents/approve/list', { query });
      expect(reply.status, reply.text).to.equal(200);
      return reply.body.data.items.map(({ document }: { document: { name: string } }) => document.name);
    };
    expect(await list(client, { scope: 'own' })).to.deep.equal(['契約B', '契約A']);
    expect(await list(other.approvers[1]?.client ?? client, { scope: 'own' })).to.deep.equal([]);
    expect(await list(other.approvers[1]?.client ?? client, { scope: 'all', keyword: '契約a' })).to.deep.equal([
      '契約A',
    ]);
    expect(await list(other.applicant, { state: 'open', sort: 'oldest' })).to.deep.equal(['契約A', '契約B']);
    const dashboard = (await client.get('/v1/documents/approve/dashboard')).body.data;
    expect(dashboard).to.include({ waiting: 2, overdue: 0, own_open: 0 });
    expect(dashboard.items.map(({ document }: { document: { name: string } }) => document.name)).to.deep.equal([
      '契約B',
      '契約A',
    ]);
    expect((await other.applicant.get('/v1/documents/approve/dashboard')).body.data).to.include({
      waiting: 0,
      own_open: 2,
    });
    await own.models.Document.destroy({ where: { id: one, workspace_id: other.company.id } });
    expect(await list(client, { scope: 'own' })).to.deep.equal(['契約B']);
  });

  it('have one winner of two approvals at once, and of an approval against a withdrawal', async () => {
    for (const round of [1, 2]) {
      const id = await scene.file(`競合${round}`);
      await ask(id, { approver_ids: ids(0, 1, 2), turns: 'at_once', needs: 'any' });
      const replies = await atOnce(3, (at) => approve(at, id));
      expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).to.deep.equal([200, 409, 409]);
      const second = await scene.file(`競合取り下げ${round}`);
      await ask(second, { approver_ids: ids(0) });
      const [approved, withdrawn] = await Promise.all([
        approve(0, second),
        scene.applicant.post(`/v1/documents/${second}/approve/withdraw`, {}),
      ]);
      expect([approved.status, withdrawn.status].toSorted((a, b) => a - b)).to.deep.equal([200, 409]);
      const { approve: state } = (await scene.applicant.get(`/v1/documents/${second}`)).body.data;
      expect(state).to.equal(approved.status === 200 ? 2 : 0);
    }
  });
});
