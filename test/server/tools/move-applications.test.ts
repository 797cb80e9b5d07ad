import { expect } from 'chai';
import { eachDatabase } from '../support/each-database.ts';
import { loginAs, makeWorkspace } from '../support/factories.ts';
import { furnish, hello } from './furnish.ts';
import {
  buildApplication,
  confirm,
  exportZip,
  twoInstances,
  uploadZip,
  type Instance,
  type Item,
} from './tools-bed.ts';

eachDatabase('exports and imports of applications', (own) => {
  const instances = twoInstances(own);
  let here: Instance;
  let other: Instance;
  beforeEach(() => {
    ({ here, other } = instances());
  });

  it('move applications to an empty instance, and a second export has the same bytes', async () => {
    const { id, at } = await furnish(here);
    const zip = await exportZip(here, 'export-application');
    const shown = await uploadZip(other, zip);
    expect(shown.status, shown.text).to.equal(200);
    const items = shown.body.data.items as Item[];
    expect(items.map(({ kind, name, action }) => `${kind} ${name} ${action}`)).to.have.members([
      'tag 労務 create',
      'category 人事 create',
      'category 人事 > 契約 create',
      'plan スタンダード create',
      'application 秘密保持契約 create',
      'application あいさつ状 create',
    ]);
    expect(shown.body.data.problems).to.deep.equal([]);
    expect((await other.staff.get('/admin/v1/applications')).body.data.total).to.equal(0);

    const applied = await confirm(other, shown.body.data.import_id);
    expect([applied.status, applied.body.data], applied.text).to.deep.equal([
      200,
      { created: 6, changed: 0, unchanged: 0 },
    ]);
    expect(Buffer.compare(await exportZip(other, 'export-application'), zip)).to.equal(0);
    const again = await confirm(other, shown.body.data.import_id);
    expect([again.status, again.body.code]).to.deep.equal([409, 'done_already']);

    const [copy] = (await other.staff.get('/admin/v1/applications', { query: { keyword: '秘密' } })).body.data.items;
    const original = (await here.staff.get(at)).body.data;
    for (const name of ['name', 'description', 'number', 'publish', 'published_number', 'frozen', 'usage_limit'])
      expect(copy[name], name).to.deep.equal(original[name]);
    expect(copy.tags[0].name).to.equal('労務');
    // It is in use there as it is here: published, priced, filled.
    const plan = await other.database.models.Plan.findOne({ where: { name: 'スタンダード' } });
    const { company, root } = await makeWorkspace(other.database, { plan_id: plan?.id ?? 0 });
    const client = await loginAs(other.server, root, company);
    expect((await client.get(`/v1/applications/find-by-id/${copy.id}`)).body.data.price).to.equal(3300);
    expect(id).to.be.greaterThan(0);
  });

  it('keep the links of fields to the shared fields they were made from', async () => {
    const { id } = await buildApplication(here, hello, { publish: false });
    const shared = '/admin/v1/applications/fields';
    const field = { name: '届出日', type: 5, date_format: 'ggge年M月D日', label: '届出日' };
    const master = (await here.staff.post(shared, field)).body.data.id;
    await here.staff.post(shared, { name: '使われない項目', type: 1 });
    const { version } = (await here.staff.get(`/admin/v1/applications/${id}`)).body.data;
    const from = { master_field_id: master, version };
    const used = await here.staff.post(`/admin/v1/applications/${id}/fields/from-master`, from);
    expect(used.status, used.text).to.equal(200);
    const zip = await exportZip(here, 'export-application');
    // There, one of the same name and another type comes first; it is another field.
    await other.staff.post(shared, { name: '届出日', type: 1 });
    const shown = await uploadZip(other, zip);
    expect((shown.body.data.items as Item[]).filter(({ kind }) => kind === 'shared_field')).to.deep.equal([
      { kind: 'shared_field', name: '届出日', action: 'create', details: [] },
    ]);
    expect((await confirm(other, shown.body.data.import_id)).status).to.equal(200);
    const items = (await other.staff.get(shared)).body.data.items as {
      readonly field: { readonly type: number };
      readonly used_by: readonly { readonly name: string }[];
    }[];
    const uses = items.map(({ field: { type }, used_by }) => [type, used_by.map(({ name }) => name)]);
    expect(uses).to.have.deep.members([
      [1, []],
      [5, ['秘密保持契約']],
    ]);
    expect(items.find(({ field: { type } }) => type === 5)?.field).to.deep.equal(field);
    expect(Buffer.compare(await exportZip(other, 'export-application'), zip)).to.equal(0);
    const again = await uploadZip(other, zip);
    expect(new Set((again.body.data.items as Item[]).map(({ action }) => action))).to.deep.equal(
      new Set(['unchanged']),
    );
  });

  it('move campaigns without their companies; those that are here stay', async () => {
    const { id, at } = await buildApplication(here, hello);
    const { company } = await makeWorkspace(here.database, { name: '株式会社対象' });
    const spring = { name: '春の案内', start: '2090-04-01', end: '2090-04-30', companies: [company.id] };
    const mail = { subject: '{{会社名}}様へ', body: '案内です。' };
    for (const values of [
      { ...spring, email_template: mail },
      { ...spring, start: null, companies: [0, company.id] },
    ]) {
      const made = await here.staff.post(`${at}/campaigns`, values);
      expect(made.status, made.text).to.equal(201);
    }
    const zip = await exportZip(here, 'export-application');
    const shown = await uploadZip(other, zip);
    expect((await confirm(other, shown.body.data.import_id)).status).to.equal(200);
    expect(Buffer.compare(await exportZip(other, 'export-application'), zip)).to.equal(0);
    const campaigns = await other.database.models.Campaign.findAll({ order: [['id', 'ASC']] });
    expect(campaigns.map(({ name, start, subject }) => [name, start, subject])).to.deep.equal([
      ['春の案内', '2090-04-01', '{{会社名}}様へ'],
      ['春の案内', null, null],
    ]);
    expect(campaigns.map(({ adds_new_companies: adds }) => adds)).to.deep.equal([false, true]);
    expect(await other.database.models.CampaignCompany.count()).to.equal(0);

    await here.staff.post(`${at}/campaigns`, { ...spring, name: '秋の案内' });
    await campaigns[0]?.update({ subject: 'ここだけの件名' });
    const again = await uploadZip(other, await exportZip(here, 'export-application', { application_ids: [id] }));
    const [item] = (again.body.data.items as Item[]).filter(({ action }) => action === 'change');
    expect(item?.details).to.deep.equal(['キャンペーン「秋の案内」を追加']);
    expect((await confirm(other, again.body.data.import_id)).status).to.equal(200);
    const after = await other.database.models.Campaign.findAll({ order: [['id', 'ASC']] });
    expect(after.map(({ name, subject }) => [name, subject])).to.deep.equal([
      ['春の案内', 'ここだけの件名'],
      ['春の案内', null],
      ['秋の案内', null],
    ]);
  });

  it('change what is here already, and leave what is equal', async () => {
    const made = await furnish(here);
    const first = await uploadZip(other, await exportZip(here, 'export-application'));
    await confirm(other, first.body.data.import_id);
    const same = await uploadZip(other, await exportZip(here, 'export-application', { application_ids: [made.id] }));
    expect(new Set((same.body.data.items as Item[]).map(({ action }) => action))).to.deep.equal(new Set(['unchanged']));
    const idle = await confirm(other, same.body.data.import_id);
    expect(idle.body.data).to.deep.equal({ created: 0, changed: 0, unchanged: 5 });

    const { version } = (await here.staff.get(made.at)).body.data;
    await here.staff.put(`${made.at}/questions/1`, { title: '相手方の会社', version });
    const changed = await uploadZip(other, await exportZip(here, 'export-application', { application_ids: [made.id] }));
    const [item] = (changed.body.data.items as Item[]).filter(({ action }) => action === 'change');
    expect(item).to.deep.equal({
      kind: 'application',
      name: '秘密保持契約',
      action: 'change',
      details: ['質問を変更：相手'],
    });
    // Somebody edits it between the look and the confirmation.
    const [copy] = (await other.staff.get('/admin/v1/applications', { query: { keyword: '秘密' } })).body.data.items;
    const there = `/admin/v1/applications/${copy.id}`;
    await other.staff.put(there, { name: '秘密保持契約書', version: copy.version });
    const outdated = await confirm(other, changed.body.data.import_id);
    expect([outdated.status, outdated.body.code]).to.deep.equal([409, 'import_outdated']);
    expect((await other.staff.get(there)).body.data.name).to.equal('秘密保持契約書');

    const seen = (await other.staff.get(there)).body.data.version as number;
    const fresh = await uploadZip(other, await exportZip(here, 'export-application', { application_ids: [made.id] }));
    expect((await confirm(other, fresh.body.data.import_id)).status).to.equal(200);
    const after = (await other.staff.get(there)).body.data;
    expect([after.name, after.definition.questions[0].title]).to.deep.equal(['秘密保持契約', '相手方の会社']);
    // An edit that is based on the state before the import is refused.
    const late = await other.staff.put(`${there}/questions/1`, { title: '別', version: seen });
    expect(late.status).to.equal(409);
  });

  it('refuse what would change a published version, a newer or a deleted application', async () => {
    const made = await furnish(here);
    const zip = await exportZip(here, 'export-application', { application_ids: [made.id] });
    const first = await uploadZip(other, zip);
    await confirm(other, first.body.data.import_id);
    const [copy] = (await other.staff.get('/admin/v1/applications', { query: { keyword: '秘密' } })).body.data.items;
    const there = `/admin/v1/applications/${copy.id}`;
    await other.staff.post(`${there}/versions`, { version: copy.version });
    const newer = await uploadZip(other, zip);
    expect([newer.body.data.import_id, newer.body.data.problems[0].severity]).to.deep.equal([null, 'error']);
    expect(newer.body.data.problems[0].text).to.contain('より新しい版（第3版）');
    await other.staff.delete(there);
    const texts = (await uploadZip(other, zip)).body.data.problems.map(({ text }: { text: string }) => text);
    expect(texts.join()).to.contain('削除されています');
  });
});
