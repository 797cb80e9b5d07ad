import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { Op } from 'sequelize';
import { createPasswords } from '../../../packages/server/src/passwords/passwords.ts';
import { isReady, paymentSettings } from '../../../packages/server/src/domains/payment-settings/payment-settings.ts';
import { demoLogins, seedDemo } from '../../../packages/server/src/operations/seed/seed-demo.ts';
import { eachDatabase } from '../support/each-database.ts';
import { loginAs } from '../support/factories.ts';
import { startServer, type TestServer } from '../support/start-server.ts';

const bundles = fileURLToPath(new URL('../../../fixtures', import.meta.url));

eachDatabase('the demo', (own) => {
  let server: TestServer;
  before(async () => {
    // The costs of the product: the demo computes only one hash.
    server = await startServer(own.database, { services: { passwords: createPasswords() } });
  });
  after(() => server.close());

  it('has two companies to log in to, with different roles, users of every role and type of group, and staff', async () => {
    expect(await seedDemo(server.services, { bundles })).to.equal('made');
    const companies = await own.models.Company.findAll({ order: [['id', 'ASC']], limit: 2 });
    expect(companies.map(({ roles }) => roles)).to.deep.equal([['normal'], ['application']]);
    const roles = ['root', 'sub_root', 'manager', 'leader', 'general', 'unassigned'];
    for (const { id, name } of companies) {
      expect(demoLogins.filter(({ company }) => company === name).map(({ role }) => role)).to.deep.equal(roles);
      const groups = await own.models.Group.findAll({ where: { workspace_id: id } });
      expect(groups.map(({ type }) => type)).to.include.members(roles.slice(1));
      expect(await own.models.Member.count({ where: { workspace_id: id, is_root: true } })).to.equal(1);
    }
    expect(
      await own.models.AuditEvent.count({ where: { actor_name: 'shorui seed', action: 'applications.create' } }),
    ).to.equal(8);
  });

  it('has lists as of companies at work: members, groups of three levels, invitations, notifications, history, plans', async () => {
    const [company] = await own.models.Company.findAll({ order: [['id', 'ASC']] });
    const workspace_id = company?.id ?? 0;
    expect(await own.models.Company.count()).to.equal(12);
    expect(new Set((await own.models.Company.findAll()).map(({ plan_id: id }) => id)).size).to.equal(5);
    expect(await own.models.Member.count({ where: { workspace_id } })).to.equal(40);
    const groups = await own.models.Group.findAll({ where: { workspace_id } });
    const parents = new Map(groups.map(({ id, parent_id: parent }) => [id, parent]));
    const levelOf = (id: number): number => {
      const parent = parents.get(id) ?? null;
      return parent === null ? 1 : 1 + levelOf(parent);
    };
    expect(Math.max(...groups.map(({ id }) => levelOf(id)))).to.equal(3);
    expect(await own.models.Invitation.count({ where: { workspace_id } })).to.equal(3);
    expect(await own.models.Memo.count({ where: { workspace_id } })).to.equal(5);
    const ofBell = { read_at: null, kind: { [Op.notLike]: 'approval-%' } };
    expect(await own.models.NotificationRow.count({ where: ofBell })).to.equal(4);
    const ofAccounts = { subject_kind: ['user', 'group', 'company'] };
    expect(await own.models.AuditEvent.count({ where: { workspace_id, actor_kind: 'user', ...ofAccounts } })).to.equal(
      30,
    );
    const names = (await own.models.User.findAll()).map(({ last_name: name }) => name).join('');
    for (const letter of ['髙', '﨑', '𠮷']) expect(names).to.include(letter);
  });

  it('has templates that the staff supply and one of the first company, all with fields to fill in', async () => {
    const rows = await own.models.DocumentTemplate.findAll({ order: [['id', 'ASC']] });
    expect(rows.map(({ workspace_id, is_public }) => [workspace_id === null, is_public])).to.deep.equal([
      ...Array.from({ length: 5 }, () => [true, true]),
      [false, true],
    ]);
    for (const { field_count: count, definition, name } of rows) {
      expect(count, name).to.be.greaterThan(5);
      expect(definition, name).to.not.equal('');
    }
  });

  it('has documents in the categories of the first company, drafts to sort, and approvals in every state', async () => {
    const company = await own.models.Company.findOne({ where: { name: '株式会社さくら商事' }, rejectOnEmpty: true });
    const user = await own.models.User.findOne({ where: { email: 'root@sakura.example.jp' }, rejectOnEmpty: true });
    const root = await loginAs(server, user, company);
    const { total, items } = (await root.get('/v1/documents')).body.data;
    expect(total).to.equal(12);
    expect(items.map(({ name }: { name: string }) => name)).to.include('秘密保持契約書（天草ソフトウェア）');
    expect((await root.get('/v1/documents/drafts')).body.data.total).to.equal(2);
    const states = await own.models.ApprovalRequest.findAll({ order: [['id', 'ASC']] });
    expect(states.map(({ state }) => state)).to.deep.equal([
      'checked_back',
      'open',
      'checked_back',
      'approved',
      'open',
      'open',
      'open',
    ]);
    expect(await own.models.ApprovalAct.count()).to.equal(12);
    // Each has a type that its category has, so that its fields are shown and can be changed.
    for (const { name, type_id, category } of items) {
      const types = (await root.get(`/v1/document-types/get-by-category/${category.id}`)).body.data;
      expect(
        types.map((type: { id: number }) => type.id),
        name,
      ).to.include(type_id);
    }
    expect(await own.models.DocumentComment.count()).to.equal(2);
    // No list of the documents is empty: one is shared, one is in the trash.
    const shares = (await root.get('/v1/documents/shared')).body.data.items;
    expect(shares.map(({ document, note }: Record<string, unknown>) => [document, note])).to.deep.equal([
      [
        {
          id: items.find(({ name }: { name: string }) => name === '業務委託契約書（アーカイブワークス）').id,
          name: '業務委託契約書（アーカイブワークス）',
        },
        '監査法人の契約書の確認用',
      ],
    ]);
    const trash = (await root.get('/v1/documents/trash')).body.data.items;
    expect(trash.map(({ name }: { name: string }) => name)).to.deep.equal(['請求書 INV-2024-0612（青葉フーズ、重複）']);
  });

  it('has second versions with another text, and histories that name persons, in the order of their times', async () => {
    const company = await own.models.Company.findOne({ where: { name: '株式会社さくら商事' }, rejectOnEmpty: true });
    const workspace_id = company.id;
    const user = await own.models.User.findOne({ where: { email: 'root@sakura.example.jp' }, rejectOnEmpty: true });
    const root = await loginAs(server, user, company);
    const where = { workspace_id, number: 2 };
    const second = await own.models.DocumentVersion.findAll({ where, order: [['id', 'ASC']] });
    expect(second.map(({ kind }) => kind)).to.deep.equal(['pdf', 'word']);
    const added: string[][] = [];
    for (const { document_id: id } of second) {
      const { versions } = (await root.get(`/v1/documents/${id}`)).body.data;
      const { paragraphs } = (await root.get(`/v1/documents/${id}/versions/${versions.at(-1).id}/compare`)).body.data;
      const isAdded = ({ change }: { readonly change: string }) => change === 'added';
      added.push(paragraphs.filter(isAdded).map(({ text }: { readonly text: string }) => text.replaceAll(' ', '')));
    }
    expect(added.map((texts) => texts.length)).to.deep.equal([2, 1]);
    expect(added[0]?.join('')).to.include('4,200円').and.to.include('東京地方裁判所');
    expect(added[1]?.join('')).to.include('20営業日以内に検査を行い');
    const lines = await own.models.DocumentHistory.findAll({ where: { workspace_id }, order: [['sequence', 'ASC']] });
    expect(new Set(lines.map(({ actor_kind }) => actor_kind))).to.deep.equal(new Set(['user']));
    const times = lines.map(({ at }) => at.getTime());
    expect(times).to.deep.equal(times.toSorted((a, b) => a - b));
    expect(times.at(-1)).to.be.at.most(server.services.now().getTime());
    // The stamps of the rows agree with the history, which lists and the frame of seals show.
    const { items } = (await root.get('/v1/documents')).body.data;
    for (const { created_at, updated_at, name } of items) {
      for (const at of [created_at, updated_at]) expect(times, name).to.include(new Date(at).getTime());
    }
    for (const { created_at } of await own.models.ApprovalRequest.findAll({ where: { workspace_id } }))
      expect(times).to.include(created_at.getTime());
    const activities = (await root.get('/v1/activities')).body.data.items;
    expect(activities[0].content).to.equal('高橋 健太さんが「請求書 M/2025-03（大村 遥）」の承認を依頼しました。');
  });

  it('lets every account log in with the printed password', async () => {
    for (const { area, login, password, company } of demoLogins) {
      const client = server.client();
      const reply =
        area === 'admin'
          ? await client.post('/admin/v1/auth/login', { uid: login, password })
          : await client.post('/v1/auth/login', { email: login, password });
      expect(reply.status, `${login}: ${reply.text}`).to.equal(200);
      if (company !== undefined) expect(reply.body.data.companies[0].name).to.equal(company);
    }
  });

  it('has applications that a company finds by category, with the prices of its plan, and one that is not published', async () => {
    const company = await own.models.Company.findOne({ where: { name: '行政書士事務所みなと' }, rejectOnEmpty: true });
    const root = await own.models.User.findOne({ where: { email: 'root@minato.example.jp' }, rejectOnEmpty: true });
    const client = await loginAs(server, root, company);
    const offers = (await client.get('/v1/applications/list-for-user')).body.data;
    expect(offers.total).to.equal(7);
    const [category] = (await client.get('/v1/applications/categories')).body.data;
    const query = { category_id: category.id };
    const prices = (await client.get('/v1/applications/list-for-user', { query })).body.data.items;
    expect(prices.map(({ name, price }: { name: string; price: number }) => [name, price])).to.deep.include.members([
      ['入社書類一式', 2200],
      ['雇用契約書兼労働条件通知書', 0],
    ]);
    const { id } = prices[0];
    expect((await client.post('/v1/applications/use', { app_id: id })).status).to.equal(201);
    expect(await own.models.Application.count({ where: { publish: 0 } })).to.equal(1);
    // Receipts have an issuer and transfers an account, so prices can be paid.
    expect(isReady(await paymentSettings(own.database))).to.equal(true);
  });

  it('is created once, and never with other data or in production', async () => {
    await seedDemo(server.services);
    expect(await seedDemo(server.services)).to.equal('there');
    const config = { ...server.services.config, mode: 'production' } as const;
    expect(await seedDemo({ ...server.services, config })).to.equal('production');
    const user = await own.models.User.findOne({ where: { email: demoLogins[0]?.login }, rejectOnEmpty: true });
    await user.update({ email: 'somebody@example.jp' });
    expect(await seedDemo(server.services)).to.equal('not_empty');
    expect(await own.models.Company.count()).to.equal(12);
  });
});
