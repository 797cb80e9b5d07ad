import { expect } from 'chai';
import { openDatabase } from '../../../packages/server/src/app/open-database.ts';
import type { Database } from '../../../packages/server/src/database/database.ts';
import { emptyTrash } from '../../../packages/server/src/domains/documents/trash.ts';
import { check } from '../../../packages/server/src/operations/check.ts';
import { makeApprovalScene, samplePdf, sha256, type ApprovalScene } from '../approvals/scene.ts';
import { eachDatabase } from '../support/each-database.ts';
import { sourceOf } from '../support/sources.ts';
import { sentMails } from '../support/sent-mails.ts';
import { startServer, type TestServer } from '../support/start-server.ts';
import { stillNow, stillTime } from '../support/still-clock.ts';
import type { TestReply } from '../support/test-client.ts';

const [minute, day] = [60_000, 86_400_000];

interface Line {
  readonly sequence: number;
  readonly at: string;
  readonly actor: { readonly kind: string; readonly name: string };
  readonly words: string;
  readonly changes: readonly { readonly what: string; readonly before: string | null; readonly after: string | null }[];
  readonly digest: string;
}

eachDatabase('the history of one document', (own) => {
  let database: Database;
  let server: TestServer;
  let scene: ApprovalScene;
  let minutes = 0;
  before(async () => {
    const now = (): Date => stillTime(minutes * minute);
    database = await openDatabase({ url: own.url, durable: false, mustAudit: true, now });
    server = await startServer(database, { services: { now } });
    scene = await makeApprovalScene(database, server, 1);
  });
  after(async () => {
    await server.close();
    await database.close();
  });

  /** A step that must succeed, a minute after the one before. */
  async function step(call: () => Promise<TestReply>): Promise<TestReply['body']> {
    minutes += 1;
    const reply = await call();
    expect(reply.status, reply.text).to.be.within(200, 201);
    return reply.body.data;
  }
  const formOf = (fields: Readonly<Record<string, string | Uint8Array<ArrayBuffer>>>): FormData => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields))
      if (typeof value === 'string') form.set(name, value);
      else form.set(name, new Blob([value]), '契約書.pdf');
    return form;
  };

  it('has time and person of each step, from its creation to its final deletion, and what each changed', async () => {
    const { applicant, applicantUser, root, rootUser, categoryId } = scene;
    const meta = await own.models.Meta.create({ name: '金額の区分', type: 7, options: [{ value: 'a', text: '税込' }] });
    const type = await own.models.DocumentType.create({ name: '売買契約', category_id: categoryId });
    await own.models.DocumentTypeMeta.create({ type_id: type.id, meta_id: meta.id });
    const [first, second] = [samplePdf('第一版'), samplePdf('第二版')];
    const filing = formOf({ category_id: String(categoryId), name: '売買契約書', record_amount: '1000', file: first });
    const { id } = await step(() => applicant.post('/v1/documents', undefined, { form: filing }));
    const at = `/v1/documents/${id}`;
    const version = async (): Promise<number> => (await applicant.get(at)).body.data.version;
    const change = { type_id: type.id, metas: { [meta.id]: 'a' }, record_amount: 2000, version: await version() };
    await step(() => applicant.put(at, change));
    const form = formOf({ version: String(await version()), note: '金額を訂正', file: second });
    const added = await step(() => applicant.post(`${at}/versions`, undefined, { form }));
    const [{ id: oldest }] = added.versions.toSorted(
      (a: { number: number }, b: { number: number }) => a.number - b.number,
    );
    const seen = { version: await version() };
    await step(() => applicant.post(`${at}/versions/${oldest}/restore`, seen));
    const expires_at = new Date(stillNow().getTime() + 7 * day).toISOString();
    const shared = await step(() => applicant.post(`${at}/share`, { note: '取引先', expires_at }));
    await step(() => applicant.delete(`/v1/documents/shares/${shared.share.id}`));
    const email = 'komon@example.net';
    const [approver] = scene.approvers;
    if (approver === undefined) throw new Error('The scene has an approver.');
    const steps = [{ approver_id: approver.user.id }, { advisor_email: email }];
    await step(() => applicant.post(`${at}/approve/request`, { steps }));
    await step(() => approver.client.post(`${at}/approve`, { comment: '確認しました。' }));
    const credential = new URL(String(sentMails(server, email)[0]?.values['url'])).searchParams.get('credential_token');
    const opinion = formOf({ file: samplePdf('意見書') });
    await step(() =>
      server.client().post(`/v1/documents/upload-approve-file/${credential}`, undefined, { form: opinion }),
    );
    await step(() => server.client().post(`/v1/documents/advisor-approve/${credential}`, { status: 1 }));
    await step(() => root.delete(at));
    await step(() => root.post(`${at}/restore`, {}));
    await step(() => root.delete(at));

    const shown: Line[] = (
      await root.get(`${at}/history`, { query: { per_page: '100' } })
    ).body.data.items.toReversed();
    const [by, approving, rootName] = [applicantUser, approver.user, rootUser].map(({ full_name }) => full_name);
    expect(shown.map(({ words, actor }) => `${words}：${actor.name}`)).to.deep.equal([
      `登録：${by}`,
      `変更：${by}`,
      `新しい版の追加：${by}`,
      `前の版に戻す：${by}`,
      `共有リンクの作成：${by}`,
      `共有リンクの無効化：${by}`,
      `承認の依頼：${by}`,
      `承認：${approving}`,
      `社外アドバイザーによるファイルの追加：${email}（社外）`,
      `社外アドバイザーの判断：${email}（社外）`,
      `削除（ごみ箱へ移動）：${rootName}`,
      `復元：${rootName}`,
      `削除（ごみ箱へ移動）：${rootName}`,
    ]);
    const start = stillNow().getTime();
    expect(shown.map((line) => (Date.parse(line.at) - start) / minute)).to.deep.equal(
      shown.map((_, index) => index + 1),
    );
    const changes = shown.map((line) =>
      line.changes.map(({ what, before, after }) => `${what}：${before ?? '－'}→${after ?? '－'}`),
    );
    expect(changes[0]).to.include.members([
      '書類名：－→売買契約書',
      'カテゴリ：－→契約',
      '取引金額（円）：－→1,000',
      `SHA-256：－→${sha256(first)}`,
    ]);
    expect(changes[1]).to.deep.equal(['種別：－→売買契約', '取引金額（円）：1,000→2,000', '金額の区分：－→税込']);
    expect(changes[2]).to.include.members(['版：－→2', 'メモ：－→金額を訂正', `SHA-256：－→${sha256(second)}`]);
    expect(changes[3]).to.include.members(['版：－→3', '戻した版：－→1', `SHA-256：－→${sha256(first)}`]);
    expect(changes[4]).to.include.members(['メモ：－→取引先', 'ダウンロード：－→許可', 'パスワード：－→なし']);
    expect(changes[6]).to.include.members(['承認の状態：未依頼→承認依頼中', `承認者：－→${approving}、${email}`]);
    expect(changes[7]).to.include('コメント：－→確認しました。');
    expect(changes[8]).to.include(`SHA-256：－→${sha256(samplePdf('意見書'))}`);
    expect(changes[9]).to.include('承認の状態：承認依頼中→承認済み');
    expect([changes[10], changes[11]]).to.deep.equal([['書類名：売買契約書→－'], ['書類名：－→売買契約書']]);

    // The job deletes it for good, and its history is exported all the same, with the one line more.
    const in31 = { ...server.services, now: () => new Date(stillNow().getTime() + 31 * day) };
    expect(await emptyTrash(in31, sourceOf())).to.equal(1);
    expect((await root.get(`${at}/history`)).status).to.equal(404);
    const { text } = await root.get('/v1/documents/history/export');
    const rows = text.split('\r\n').filter((row) => row !== '');
    const digests = rows.slice(1).map((row) => row.split(',').slice(-2));
    expect(digests.map(([, digest]) => digest).slice(0, -1)).to.deep.equal(shown.map(({ digest }) => digest));
    // Each line has the digest of the one before it.
    expect(digests.slice(1).map(([previous]) => previous)).to.deep.equal(
      digests.slice(0, -1).map(([, digest]) => digest),
    );
    expect(rows[2]).to.include(`,${by},変更,`).and.to.include('取引金額（円）：1,000 → 2,000');
    expect(rows.at(-1)).to.include(',システム（自動処理）,完全に削除,').and.to.include('書類名：売買契約書 → （なし）');
    expect((await applicant.get('/v1/documents/history/export')).text).to.not.include('売買契約書');
  });

  it('is found broken by the check, whichever part of a line someone changed in the database', async () => {
    const { storage } = server.services;
    const workspaceId = scene.company.id;
    const found = async () => (await check({ databaseUrl: own.url, storage })).findings;
    expect(await found()).to.deep.equal([]);
    const where = { workspace_id: workspaceId, sequence: 3 };
    const line = await own.models.DocumentHistory.findOne({ where, rejectOnEmpty: true });
    const { at, actor_name, actor_id, action, facts, document_id } = line;
    const forged = {
      at: new Date(at.getTime() - 1000),
      actor_name: '別の人',
      actor_id: (actor_id ?? 0) + 1,
      action: 'documents.update',
      facts: '{}',
    };
    for (const [column, value] of Object.entries(forged)) {
      await own.models.DocumentHistory.update({ [column]: value }, { where });
      expect(await found(), column).to.deep.equal([
        { kind: 'history_broken', workspaceId, sequence: 3, problem: 'changed' },
      ]);
      await own.models.DocumentHistory.update({ at, actor_name, actor_id, action, facts, document_id }, { where });
      expect(await found(), column).to.deep.equal([]);
    }
    await own.models.DocumentHistory.destroy({ where });
    expect(await found()).to.deep.equal([{ kind: 'history_broken', workspaceId, sequence: 4, problem: 'missing' }]);
  });
});
