import { expect } from 'chai';
import type { Admin } from '../../../packages/server/src/domains/admin-auth/model.ts';
import { createSendCampaignsJob } from '../../../packages/server/src/domains/campaigns/send-campaigns.ts';
import { atOnce } from '../support/at-once.ts';
import { eachDatabase } from '../support/each-database.ts';
import { loginAs, loginAsAdmin, makeAdmin, makeCompany, makePlan, makeUser } from '../support/factories.ts';
import { beginRun, publishApplicationBy, type PublishedApplication } from '../support/published-application.ts';
import { sentMails } from '../support/sent-mails.ts';
import { startServer, type TestServer } from '../support/start-server.ts';
import type { TestClient } from '../support/test-client.ts';

const day = (offset: number, now: Date): string =>
  new Date(now.getTime() + 9 * 3_600_000 + offset * 86_400_000).toISOString().slice(0, 10);

eachDatabase('campaigns of applications', (own) => {
  let server: TestServer;
  let staff: TestClient;
  let application: PublishedApplication;
  let admin: Admin;
  let planId: number;
  let number = 0;

  before(async () => {
    server = await startServer(own.database);
    admin = await makeAdmin(own.database, { name: '運営 一郎' });
    staff = await loginAsAdmin(server, admin);
    planId = (await makePlan(own.database, { features: { application_view: true } })).id;
    application = await publishApplicationBy(staff);
  });
  after(() => server.close());

  /** A company with a root user. */
  const wantsNews = { notification: { mail_news: true } };
  const join = async (name: string, values: object = {}) => {
    const email = `root${(number += 1)}@campaign.example`;
    const root = await makeUser(own.database, {
      email,
      last_name: '山田',
      first_name: '太郎',
      ...wantsNews,
      ...values,
    });
    const company = await makeCompany(own.database, { name, plan_id: planId, root });
    return { company, root, email, id: company.id };
  };
  const create = async (body: object, at = application.at) => {
    const reply = await staff.post(`${at}/campaigns`, { name: '春の案内', ...body });
    expect(reply.status, reply.text).to.equal(201);
    return reply.body.data as { readonly id: number; readonly version: number; readonly state: string };
  };
  const send = (payload: { readonly campaign_id?: number } = {}) =>
    createSendCampaignsJob(server.services).run(payload, { signal: new AbortController().signal } as never);
  const quantities = async (id: number) =>
    (await staff.get(`${application.at}/campaigns/${id}`)).body.data.quantities as Readonly<Record<string, number>>;

  it('are sent to the root user of each company once, however often the job runs', async () => {
    const [one, two, other] = [await join('青空商事'), await join('海風 example.com'), await join('山吹商店')];
    const made = await create({ companies: [one.id, two.id], end: day(3, server.services.now()) });
    expect(made.state).to.equal('running');
    expect(
      server.jobs.some(
        ({ name, payload }) =>
          name === 'send-campaigns' && (payload as { campaign_id: number }).campaign_id === made.id,
      ),
    ).to.equal(true);
    await atOnce(3, () => send({ campaign_id: made.id }));
    await send();
    for (const { email } of [one, two]) expect(sentMails(server, email), email).to.have.length(1);
    expect(sentMails(server, other.email)).to.deep.equal([]);
    const [mail] = sentMails(server, one.email);
    expect([mail?.template, mail?.locale]).to.deep.equal(['campaign', 'jp']);
    expect(mail?.values['subject']).to.equal('秘密保持契約のご案内');
    expect(mail?.values['body']).to.match(/^青空商事\n山田 太郎 様\n/);
    expect(mail?.values['url']).to.match(new RegExp(`/applications/detail/${application.id}$`));
    expect(sentMails(server, two.email)[0]?.values['body']).to.match(/^海風 example．com\n/);
    expect(await quantities(made.id)).to.deep.equal({ reached: 2, sent: 2, opened: 0, used: 0, complete: 0 });
  });

  it('begin on their first day, end after their last, and wait until the application is published', async () => {
    const { id, email } = await join('先の会社');
    const now = server.services.now();
    const made = await create({ companies: [id], start: day(1, now), end: day(2, now) });
    expect(made.state).to.equal('waiting');
    const ended = await create({ companies: [id], start: day(-5, now), end: day(-1, now) });
    expect(ended.state).to.equal('ended');
    await send();
    await send({ campaign_id: made.id });
    expect(sentMails(server, email)).to.deep.equal([]);
    server.advance(86_400_000);
    // The session ended in the night.
    staff = await loginAsAdmin(server, admin);
    await send();
    expect(sentMails(server, email)).to.have.length(1);

    const draft = (await staff.post('/admin/v1/applications', { name: '下書き' })).body.data.id as number;
    await create({ companies: [id] }, `/admin/v1/applications/${draft}`);
    await send();
    expect(sentMails(server, email)).to.have.length(1);
  });

  it('add the companies that join while they last, with those that were chosen', async () => {
    const [chosen, before] = [await join('選んだ会社'), await join('前からの会社')];
    const { id } = await create({ companies: [0, chosen.id] });
    const later = await join('後からの会社');
    await send();
    expect(sentMails(server, chosen.email)).to.have.length(1);
    expect(sentMails(server, before.email)).to.deep.equal([]);
    expect(sentMails(server, later.email)).to.have.length(1);
    expect((await staff.get(`${application.at}/campaigns/${id}`)).body.data).to.deep.include({
      adds_new_companies: true,
      companies: [{ id: chosen.id, name: '選んだ会社' }],
    });
    expect((await staff.delete(`${application.at}/campaigns/${id}`)).status).to.equal(200);
  });

  it('leave out deleted campaigns, suspended users, and by mail those who turned news off or never on', async () => {
    const suspended = await join('停止中', { suspended_at: new Date() });
    const quiet = await join('通知なし', { notification: { mail_news: false } });
    const unasked = await join('未設定', { notification: {} });
    const deleted = await join('削除');
    const gone = await create({ companies: [deleted.id] });
    expect((await staff.delete(`${application.at}/campaigns/${gone.id}`)).status).to.equal(200);
    const { id } = await create({ companies: [suspended.id, quiet.id, unasked.id] });
    await send();
    for (const { email } of [suspended, quiet, unasked, deleted])
      expect(sentMails(server, email), email).to.deep.equal([]);
    expect(await quantities(id)).to.deep.include({ reached: 2, sent: 0 });
  });

  it('refuse what the rules refuse, at the field', async () => {
    const { id } = await join('規則の会社');
    const at = `${application.at}/campaigns`;
    const refused: readonly (readonly [object, string, RegExp])[] = [
      [{ companies: [0] }, 'companies', /^対象会社は必須項目です$/],
      [{ companies: [] }, 'companies', /^対象会社は必須項目です$/],
      [{ companies: [999_999] }, 'companies', /存在しない会社/],
      [{ companies: [id], start: '2026-05-02', end: '2026-05-01' }, 'end', /終了日は開始日以降/],
      [
        { companies: [id], email_template: { subject: '{{宛先}}', body: '' } },
        'email_template.subject',
        /\{\{宛先\}\}/,
      ],
    ];
    for (const [body, field, message] of refused) {
      const reply = await staff.post(at, { name: '案内', ...body });
      expect([reply.status, reply.body.code, Object.keys(reply.body.errors)], field).to.deep.equal([
        400,
        'invalid',
        [field],
      ]);
      expect(reply.body.errors[field][0]).to.match(message);
    }
    expect((await staff.post(at, { name: '', companies: [id] })).status).to.equal(400);
    expect((await staff.post(at, { name: '案内', companies: [id], start: '5月1日' })).status).to.equal(400);
    expect(
      (await staff.post('/admin/v1/applications/999999/campaigns', { name: '案内', companies: [id] })).status,
    ).to.equal(404);
  });

  it('are listed, changed with the version that was seen, and belong to their application', async () => {
    const { id: company } = await join('変更の会社');
    const other = await publishApplicationBy(staff, '別の書類');
    const { id, version } = await create({ name: 'ナツノゴアンナイ', companies: [company], start: '2026-01-01' });
    const at = `${application.at}/campaigns`;
    const found = (await staff.get(at, { query: { keyword: 'なつの' } })).body.data;
    expect(found.items.map((each: { id: number }) => each.id)).to.deep.equal([id]);
    const changed = await staff.put(`${at}/${id}`, {
      name: '夏の案内',
      companies: [0, company],
      end: '2026-02-01',
      version,
    });
    expect(changed.status, changed.text).to.equal(200);
    expect(changed.body.data).to.deep.include({
      name: '夏の案内',
      adds_new_companies: true,
      start: '2026-01-01',
      end: '2026-02-01',
    });
    const stale = await staff.put(`${at}/${id}`, { name: '秋の案内', version });
    expect([stale.status, stale.body.code]).to.deep.equal([409, 'conflict']);
    const wrong = await staff.put(`${at}/${id}`, { end: '2025-12-31', version: version + 1 });
    expect([wrong.status, Object.keys(wrong.body.errors)]).to.deep.equal([400, ['end']]);
    expect((await staff.get(`${other.at}/campaigns/${id}`)).status).to.equal(404);
    expect((await staff.delete(`${other.at}/campaigns/${id}`)).status).to.equal(404);
    expect((await staff.get(`${other.at}/campaigns`)).body.data.total).to.equal(0);
  });

  it('use the words of the application, or their own, also where the version is published', async () => {
    const at = `${application.at}/campaign-email-template`;
    const { version } = (await staff.get(at)).body.data;
    const words = { subject: '{{会社名}}へのご案内', body: '{{氏名}}様\n{{アプリケーション名}}（{{開始日}}〜）です。' };
    const saved = await staff.put(at, { ...words, version });
    expect(saved.status, saved.text).to.equal(200);
    expect((await staff.get(at)).body.data).to.deep.equal({ ...words, version: version + 1 });
    const unknown = await staff.put(at, { subject: '', body: '{{住所}}', version: version + 1 });
    expect([unknown.status, Object.keys(unknown.body.errors)]).to.deep.equal([400, ['body']]);
    const [one, two] = [await join('文面の会社'), await join('別文面の会社')];
    await create({ companies: [one.id], start: '2026-01-01' });
    await create({ companies: [two.id], email_template: { subject: '限定のご案内', body: '' } });
    await send();
    const [mail] = sentMails(server, one.email);
    expect(mail?.values).to.deep.include({
      subject: '文面の会社へのご案内',
      body: '山田 太郎様\n秘密保持契約（2026-01-01〜）です。',
      period: '2026-01-01〜',
    });
    expect(sentMails(server, two.email)[0]?.values['subject']).to.equal('限定のご案内');
    expect(sentMails(server, two.email)[0]?.values['body']).to.match(/^山田 太郎様\n/);
    const reset = await staff.put(at, { subject: '', body: '', version: version + 1 });
    expect(reset.body.data).to.deep.include({ subject: '', body: '' });
  });

  it('know which company looked at the application, used it and completed it', async () => {
    const { id, company, root } = await join('利用の会社');
    const idle = await join('利用しない会社');
    const campaign = await create({ companies: [id, idle.id] });
    await send();
    const member = await loginAs(server, root, company);
    expect((await member.get(`/v1/applications/find-by-id/${application.id}`)).status).to.equal(200);
    expect(await quantities(campaign.id)).to.deep.equal({ reached: 2, sent: 2, opened: 1, used: 0, complete: 0 });
    const run = await beginRun(member, application.id, { 会社名: '株式会社A' });
    await beginRun(member, application.id);
    expect(await quantities(campaign.id)).to.deep.equal({ reached: 2, sent: 2, opened: 1, used: 1, complete: 1 });

    const at = '/admin/v1/app-user-campaigns';
    const used = (await staff.get(at, { query: { campaign_id: campaign.id, used: true } })).body.data;
    expect(used.total).to.equal(1);
    const [row] = used.items;
    expect(row).to.deep.include({
      campaign: { id: campaign.id, name: '春の案内', application_id: application.id },
      company: { id, name: '利用の会社' },
      app_user_id: run,
      state: 2,
    });
    expect([row.sent_at, row.opened_at, row.used_at].every((each) => typeof each === 'string')).to.equal(true);
    const unused = (await staff.get(at, { query: { campaign_id: campaign.id, used: false } })).body.data.items;
    expect(unused.map((each: typeof row) => each.company.id)).to.deep.equal([idle.id]);
    expect((await staff.get(at, { query: { company_id: id } })).body.data.total).to.equal(1);
    const ofApplication = { application_id: application.id, campaign_id: campaign.id };
    expect((await staff.get(at, { query: ofApplication })).body.data.total).to.equal(2);
    expect((await staff.get(at, { query: { ...ofApplication, application_id: 999_999 } })).body.data.total).to.equal(0);
    expect((await staff.get(`${at}/${row.id}`)).body.data).to.deep.equal(row);
    expect((await staff.get(`${at}/999999`)).status).to.equal(404);
    expect((await staff.get(at, { query: { used: true } })).status).to.equal(400);
    expect((await member.get(at)).status).to.be.oneOf([401, 403]);
  });
});
