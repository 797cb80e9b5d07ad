import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { makeDocx, p } from '../../engine/word/support/make-docx.ts';
import { eachDatabase } from '../support/each-database.ts';
import { loginAsAdmin, makeAdmin, makePlan } from '../support/factories.ts';
import { startServer, type TestServer } from '../support/start-server.ts';
import type { TestClient } from '../support/test-client.ts';
import { uploadTo } from './builders.ts';

const contract = JSON.parse(
  readFileSync(new URL('../../../fixtures/employment-contract/application.json', import.meta.url), 'utf8'),
) as { readonly questions: readonly object[]; readonly fields: readonly object[] };

eachDatabase('applications of the staff', (own) => {
  let server: TestServer;
  let staff: TestClient;
  beforeEach(async () => {
    server = await startServer(own.database);
    staff = await loginAsAdmin(server, await makeAdmin(own.database, { name: '運営 一郎' }));
  });
  afterEach(() => server.close());
  const make = async (body: object): Promise<{ readonly id: number; readonly version: number }> => {
    const reply = await staff.post('/admin/v1/applications', body);
    expect(reply.status, reply.text).to.equal(201);
    return reply.body.data;
  };
  const names = async (query: Record<string, string> = {}): Promise<string[]> =>
    (await staff.get('/admin/v1/applications', { query })).body.data.items.map(({ name }: { name: string }) => name);

  it('are listed by keyword, tag, category, state and order; deleted ones are in the trash and come back', async () => {
    const tag = (await staff.post('/admin/v1/applications/tags', { name: '労務', color: '#0a7b83' })).body.data;
    const category = (await staff.post('/admin/v1/applications/categories', { name: '人事', parent_id: null })).body
      .data;
    const tags = await staff.get('/admin/v1/applications/tags');
    expect(tags.body.data.items.map(({ id }: { id: number }) => id)).to.include(tag.id);
    const { id } = await make({ name: '雇用契約', tag_ids: [tag.id], description: 'ﾊﾟｰﾄと正社員' });
    await make({ name: 'あいさつ状', category_ids: [category.id] });
    expect(await names()).to.deep.equal(['あいさつ状', '雇用契約']);
    expect(await names({ sort: 'name' })).to.deep.equal(['あいさつ状', '雇用契約']);
    expect(await names({ keyword: 'パート' })).to.deep.equal(['雇用契約']);
    expect(await names({ tag_id: String(tag.id) })).to.deep.equal(['雇用契約']);
    expect(await names({ category_id: String(category.id) })).to.deep.equal(['あいさつ状']);
    expect(await names({ publish: '1' })).to.deep.equal([]);
    expect((await staff.delete(`/admin/v1/applications/${id}`)).status).to.equal(200);
    expect(await names()).to.deep.equal(['あいさつ状']);
    expect(await names({ deleted: 'true' })).to.deep.equal(['雇用契約']);
    expect((await staff.post(`/admin/v1/applications/${id}/restore`)).body.data.tags).to.deep.equal([
      { id: tag.id, name: '労務', color: '#0a7b83' },
    ]);
    const wrong = await staff.post('/admin/v1/applications', { name: '契約', tag_ids: [tag.id + 1] });
    expect([wrong.status, Object.keys(wrong.body.errors)]).to.deep.equal([400, ['tag_ids']]);
  });

  for (const [list, name, renamed, other] of [
    ['tags', '労務', '人事労務', { color: null }],
    ['categories', '人事', '総務', { parent_id: null }],
  ] as const)
    it(`have ${list} that the staff keep`, async () => {
      const at = `/admin/v1/applications/${list}`;
      const { id } = (await staff.post(at, { name, ...other })).body.data;
      expect((await staff.get(`${at}/${id}`)).body.data).to.include({ name, ...other });
      expect((await staff.put(`${at}/${id}`, { name: renamed, version: 0 })).body.data.name).to.equal(renamed);
      expect((await staff.put(`${at}/${id}`, { name, version: 0 })).status).to.equal(409);
      expect((await staff.delete(`${at}/${id}`)).status).to.equal(200);
      const left = (await staff.get(at)).body.data.items as { readonly id: number }[];
      expect(left.map((each) => each.id)).to.not.include(id);
      expect((await staff.post(`${at}/${id}/restore`)).body.data.name).to.equal(renamed);
    });

  it('change their name and links by version, with the change in the audit', async () => {
    const { id } = await make({ name: '雇用契約', description: '旧' });
    const at = `/admin/v1/applications/${id}`;
    const changed = await staff.put(at, { name: '雇用契約書', description: '', version: 0 });
    expect(changed.body.data).to.include({ name: '雇用契約書', description: '', version: 1 });
    expect((await staff.put(at, { name: '遅い', version: 0 })).status).to.equal(409);
    const actions = (await own.models.AuditEvent.findAll({ where: { subject_kind: 'application' } })).map(
      ({ action }) => action,
    );
    expect(actions).to.include.members(['applications.create', 'applications.update']);
  });

  it('take the content of a real application as changes, and are published, versioned and copied', async () => {
    const { id } = await make({ name: '雇用契約' });
    const at = `/admin/v1/applications/${id}`;
    const questions = contract.questions.slice(0, 3).map((question) => {
      const { name, title, type } = question as { name: string; title: string; type: string };
      return { action: 'create', kind: 'question', value: { name, title, type } };
    });
    const looked = await staff.post(`${at}/edit`, { version: 0, changes: questions, preview: true });
    expect(looked.body.data).to.include({ version: 0 });
    expect(looked.body.data.effects).to.have.length(3);
    const edited = await staff.post(`${at}/edit`, { version: 0, changes: questions });
    expect(edited.body.data.version).to.equal(1);
    const ids = (await staff.get(`${at}/questions`)).body.data.items.map((each: { id: number }) => each.id) as number[];
    const sorted = await staff.put(`${at}/sort`, { type: 'questions', ids: ids.toReversed(), version: 1 });
    expect(sorted.status, sorted.text).to.equal(200);
    expect((await staff.get(`${at}/questions`)).body.data.items.map((each: { id: number }) => each.id)).to.deep.equal(
      ids.toReversed(),
    );

    const early = await staff.put(`${at}/publish`, { publish: 1, version: 2 });
    expect([early.status, early.body.code]).to.deep.equal([422, 'application_refused']);
    const file = { bytes: makeDocx(p('雇用契約書')), name: '契約書.docx' };
    expect((await uploadTo(staff, at, file)).status).to.equal(201);
    const published = await staff.put(`${at}/publish`, { publish: 1, version: 3 });
    expect(published.body.data).to.include({ publish: 1, published_number: 1, frozen: true, number: 1 });
    const frozen = await staff.post(`${at}/folders`, { name: '書類', version: 4 });
    expect([frozen.status, frozen.body.code]).to.deep.equal([422, 'application_refused']);

    const next = await staff.post(`${at}/versions`, { note: '様式の改定', version: 4 });
    expect(next.status, next.text).to.equal(201);
    expect(next.body.data).to.include({ number: 2, frozen: false, published_number: 1 });
    const [kept] = (await staff.get(`${at}/versions`)).body.data.items;
    expect(kept).to.include({ number: 1, note: '様式の改定', created_by: '運営 一郎', is_published: true });
    const first = (await staff.get(`${at}/versions/1`)).body.data;
    expect(first).to.include({ number: 1, note: '様式の改定' });
    expect(first.definition.questions.map((each: { id: number }) => each.id)).to.deep.equal(ids.toReversed());
    expect((await staff.get(`${at}/versions/9`)).status).to.equal(404);
    const copy = (await staff.post(`${at}/clone`, {})).body.data;
    expect(copy).to.include({ name: '雇用契約のコピー', number: 1, publish: 0, question_count: 3, file_count: 1 });
    const withdrawn = await staff.put(`${at}/publish`, { publish: 0, version: 5 });
    expect(withdrawn.body.data).to.include({ publish: 0, published_number: null });
  });

  it('have notes by question and prices by plan', async () => {
    const { id } = await make({ name: '雇用契約' });
    const at = `/admin/v1/applications/${id}`;
    const question = { name: '形態', title: '形態', type: 'single', version: 0 };
    const question_id = (await staff.post(`${at}/questions`, question)).body.data.item.id;
    const general = { notifications: [{ content: 'はじめに' }], version: 1 };
    expect((await staff.put(`${at}/notifications`, general)).status).to.equal(200);
    const own_ = { question_id, notifications: [{ content: '注意' }, { content: '参考' }], version: 2 };
    expect((await staff.put(`${at}/notifications`, own_)).status).to.equal(200);
    expect((await staff.put(`${at}/notifications`, { ...own_, notifications: [], version: 3 })).status).to.equal(200);
    const notes = (await staff.get(`${at}/notifications`)).body.data.items;
    expect(notes.map(({ content }: { content: string }) => content)).to.deep.equal(['はじめに']);

    const plan = await makePlan(own.database, {});
    const set = (price: number, version: number, plan_id = plan.id) =>
      staff.put(`${at}/plan-prices`, { plan_prices: [{ plan_id, price }], version });
    expect((await set(99, 4)).status).to.equal(400);
    expect((await set(1000, 4, plan.id + 1)).body.errors).to.have.property('plan_prices');
    expect((await set(1000, 4)).status).to.equal(200);
    expect((await set(2000, 5)).status).to.equal(200);
    const { items, plans } = (await staff.get(`${at}/plan-prices`)).body.data;
    expect(items).to.deep.equal([{ plan_id: plan.id, price: 2000 }]);
    expect(plans, 'a form offers all plans').to.deep.equal([{ id: plan.id, name: plan.name }]);
  });

  it('save several fields together, or none', async () => {
    const { id } = await make({ name: '雇用契約' });
    const at = `/admin/v1/applications/${id}`;
    const fields = [
      { name: '氏名', type: 1 },
      { name: '日付', type: 5 },
    ];
    expect((await staff.post(`${at}/fields/save-multiple`, { fields, version: 0 })).status).to.equal(200);
    const [first] = (await staff.get(`${at}/fields`)).body.data.items;
    const mixed = [
      { id: first.id, name: '名前' },
      { name: '壊れ', type: 99 },
    ];
    const refused = await staff.post(`${at}/fields/save-multiple`, { fields: mixed, version: 1 });
    expect(refused.status).to.equal(422);
    const items = (await staff.get(`${at}/fields`)).body.data.items as { name: string }[];
    expect(items.map(({ name }) => name)).to.deep.equal(['氏名', '日付']);
  });
});
