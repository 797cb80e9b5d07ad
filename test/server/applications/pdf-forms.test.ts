import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { makeDocx, p } from '../../engine/word/support/make-docx.ts';
import { eachDatabase } from '../support/each-database.ts';
import { loginAs, makePlan, makeWorkspace } from '../support/factories.ts';
import type { TestServer } from '../support/start-server.ts';
import type { TestClient, TestReply } from '../support/test-client.ts';
import { startBuilders, uploadTo, versionOf } from './builders.ts';

const form = (name: string): Buffer => readFileSync(new URL(`../../../fixtures/forms/${name}`, import.meta.url));

interface Placement {
  readonly id: number;
  readonly name: string;
  readonly position_x?: number;
}

eachDatabase('PDF forms of applications', (own) => {
  let server: TestServer;
  let staff: TestClient;
  let colleague: TestClient;
  before(async () => {
    ({ server, staff, colleague } = await startBuilders(own.database));
  });
  after(() => server.close());

  let at: string;
  let application: number;
  beforeEach(async () => {
    application = (await staff.post('/admin/v1/applications', { name: '住所変更届' })).body.data.id;
    at = `/admin/v1/applications/${application}`;
  });
  const upload = (bytes: Uint8Array): Promise<TestReply> =>
    uploadTo(staff, at, { bytes, name: '届出書.pdf', segment: 'pdf' });
  const uploaded = async (name: string): Promise<number> => (await upload(form(name))).body.data.item.id;
  const versionNow = (): Promise<number> => versionOf(staff, at);
  const place = (name: string, position_x: number) => ({
    name,
    type: 1,
    page: 1,
    position_x,
    position_y: 40,
    style: { width: 40, height: 8 },
  });
  const save = (by: TestClient, id: number, body: object): Promise<TestReply> => by.put(`${at}/pdf/${id}`, body);

  it('are shown with their pages, their own fields and what is placed on them', async () => {
    const id = await uploaded('acroform.pdf');
    const shown = (await staff.get(`${at}/pdf/${id}`)).body.data;
    expect(shown.pages[0]).to.include({ page: 1, content: 'drawn', rotation: 0 });
    expect(shown.pages[0].width).to.be.closeTo(210, 1);
    expect(shown.form_fields.length).to.be.greaterThan(0);
    expect(shown.form_fields[0]).to.have.all.keys('name', 'type', 'pages');
    expect([shown.placements, shown.item.type]).to.deep.equal([[], 'pdf']);
  });

  it('have proposals of places, which can be placed as they are', async () => {
    const id = await uploaded('notification.pdf');
    const proposed = (await staff.get(`${at}/pdf/${id}/proposals`)).body.data;
    const names = proposed.fields.map(({ name }: Placement) => name);
    expect(proposed.fields.length).to.be.greaterThan(10);
    expect(proposed.fields.some(({ kind }: { kind: string }) => kind === 'cells')).to.equal(true);
    const fields = proposed.fields
      .slice(0, 3)
      .map(({ kind: _kind, printed: _printed, ...field }: Record<string, unknown>) => ({
        ...field,
        type: 1,
      }));
    const saved = await save(staff, id, { fields, name: '届出書_{{氏名}}.pdf', version: proposed.version });
    expect(saved.status, saved.text).to.equal(200);
    expect(saved.body.data.item.name).to.equal('届出書_{{氏名}}.pdf');
    const { placements } = (await staff.get(`${at}/pdf/${id}`)).body.data;
    expect(placements.map(({ name }: Placement) => name)).to.deep.equal(
      names.slice(0, 3).map((name: string) => name.slice(0, 25)),
    );
    expect(placements[0]).to.deep.include({
      position_x: proposed.fields[0].position_x,
      style: proposed.fields[0].style,
    });
  });

  it('keep moved places, and take fields off without losing their questions', async () => {
    const id = await uploaded('notification.pdf');
    const value = { name: '本人', title: '本人', type: 'fields', field_groups: [{ name: '本人' }] };
    const { effects } = (
      await staff.post(`${at}/edit`, { version: 1, changes: [{ action: 'create', kind: 'question', value }] })
    ).body.data;
    const field_group_id = effects.find(({ kind }: { kind: string }) => kind === 'field_group').id;
    const made = await save(staff, id, {
      fields: [{ ...place('氏名', 20), field_group_id }, place('受付印', 100)],
      options: { description: '正副2通' },
      form: { unit: 'mm', style: { font_size: 9 } },
      version: await versionNow(),
    });
    expect(made.status, made.text).to.equal(200);
    const [name, seal] = made.body.data.placements as Placement[];
    const moved = await save(staff, id, {
      fields: [{ id: name?.id, position_x: 33.5 }],
      version: made.body.data.version,
    });
    expect(moved.body.data.placements[0].position_x).to.equal(33.5);
    expect(moved.body.data.item.form).to.deep.equal({ unit: 'mm', style: { font_size: 9 } });
    const removed = await save(staff, id, {
      removed: [name?.id, seal?.id],
      form: null,
      version: moved.body.data.version,
    });
    expect(removed.status, removed.text).to.equal(200);
    expect([removed.body.data.placements, removed.body.data.item.form]).to.deep.equal([[], undefined]);
    const { items } = (await staff.get(`${at}/fields`)).body.data;
    expect(items.map((field: Placement) => [field.name, field.position_x])).to.deep.equal([['氏名', undefined]]);
  });

  it('refuse what does not fit as a whole', async () => {
    const id = await uploaded('notification.pdf');
    const version = await versionNow();
    for (const [body, field] of [
      [{ fields: [place('よい', 1), { ...place('悪い', 1), page: 0 }] }, 'page'],
      [{ fields: [{ ...place('悪い', 1), style: { width: -1 } }] }, 'style.width'],
      [{ fields: [{ ...place('悪い', 1), source_field_id: 99 }] }, 'source_field_id'],
      [{ form: { repeats: [{ question_id: 99, rows: 2, pitch: 5 }] } }, 'form.repeats[0].question_id'],
    ] as const) {
      const reply = await save(staff, id, { ...body, version });
      expect([reply.status, Object.keys(reply.body.errors ?? {})], reply.text).to.deep.equal([422, [field]]);
    }
    expect((await save(staff, id, { removed: [99], version })).status).to.equal(404);
    expect((await save(staff, id + 50, { name: 'x.pdf', version })).status).to.equal(404);
    expect((await staff.get(`${at}/pdf/${id}`)).body.data.placements).to.deep.equal([]);
  });

  it('may be filled by two people at once, but not with the same field', async () => {
    const id = await uploaded('notification.pdf');
    const { version, placements } = (await save(staff, id, { fields: [place('甲', 1), place('乙', 2)], version: 1 }))
      .body.data;
    const [one, two] = placements as Placement[];
    const move = (by: TestClient, field: Placement | undefined, position_x = 55) =>
      save(by, id, { fields: [{ id: field?.id, position_x }], version });
    expect((await move(colleague, one)).status).to.equal(200);
    expect((await move(staff, two)).status).to.equal(200);
    const clash = await move(staff, one, 66);
    expect([clash.status, clash.body.code]).to.deep.equal([409, 'conflict']);
    expect(clash.body.message).to.contain('運営 二子');
  });

  it('are deleted with a preview; fields that are asked stay', async () => {
    const id = await uploaded('notification.pdf');
    await save(staff, id, { fields: [place('甲', 1)], version: 1 });
    const looked = (await staff.delete(`${at}/pdf/${id}`, { query: { preview: 'true' } })).body.data;
    expect(looked.effects.map(({ kind }: { kind: string }) => kind)).to.include.members(['file', 'field']);
    const done = await staff.delete(`${at}/pdf/${id}`, { query: { version: String(looked.version) } });
    const ids = (effects: readonly { kind: string; id: number }[]) => effects.map(({ kind, id: part }) => [kind, part]);
    expect(ids(done.body.data.effects)).to.deep.equal(ids(looked.effects));
    expect((await staff.get(`${at}/pdf/${id}`)).status).to.equal(404);
    expect((await staff.get(`${at}/pdf/${id}/proposals`)).status).to.equal(404);
  });

  it('refuse hostile uploads with words, and stay up', async () => {
    const bytes = form('notification.pdf');
    const cut = await upload(bytes.subarray(0, 900));
    expect(cut.status, cut.text).to.be.oneOf([400, 415]);
    // A page tree that contains itself.
    const circle = Buffer.from(
      '%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[2 0 R]/Count 1>>endobj\ntrailer<</Root 1 0 R/Size 3>>\n%%EOF',
    );
    const refused = await upload(circle);
    expect(refused.status, refused.text).to.equal(400);
    expect(refused.body.errors.file[0]).to.match(/[ぁ-ん]/);
    expect((await staff.get(`${at}/files`)).body.data.items).to.deep.equal([]);
  });

  it('come out as PDF for the staff: without answers, or with those of a run, which is audited', async () => {
    const id = await uploaded('notification.pdf');
    const question = { name: '氏名', title: '氏名', type: 'fields', field_groups: [{ name: '本人' }] };
    const { effects } = (
      await staff.post(`${at}/edit`, { version: 1, changes: [{ action: 'create', kind: 'question', value: question }] })
    ).body.data;
    const field_group_id = effects.find(({ kind }: { kind: string }) => kind === 'field_group').id;
    await save(staff, id, { fields: [{ ...place('届出人', 20), field_group_id }], version: 2 });
    const body = new FormData();
    body.set('template', new Blob([new Uint8Array(makeDocx(p('{{届出人}} 様')))]), '通知.docx');
    body.set('name', '通知.docx');
    const word = (await staff.call('POST', `${at}/word-templates/upload`, { form: body })).body.data.item.id;
    const guide = { application_id: application, options: { guide: true }, version: await versionNow() };
    expect((await staff.put(`/admin/v1/applications/update-config/${word}`, guide)).status).to.equal(200);

    const both = await staff.get(`${at}/download-pdf`);
    expect([both.status, both.bytes.subarray(0, 2).toString()]).to.deep.equal([200, 'PK']);
    const one = await staff.get(`${at}/download-pdf`, { query: { file_id: id } });
    expect(one.headers.get('content-type')).to.equal('application/pdf');
    expect((await staff.get(`${at}/download-pdf`, { query: { file_id: 999 } })).status).to.equal(404);

    const plan = await makePlan(own.database, { features: { application_view: true } });
    const { company, root } = await makeWorkspace(own.database, { plan_id: plan.id });
    const client = await loginAs(server, root, company);
    const guides = (app_id: number) => client.post('/v1/applications/download-guides-by-app-id', { app_id });
    expect((await guides(application)).status).to.equal(404);
    expect((await staff.put(`${at}/publish`, { publish: 1, version: await versionNow() })).status).to.equal(200);
    expect((await client.get(`/v1/applications/find-by-id/${application}`)).body.data.guide_count).to.equal(1);
    const read = await guides(application);
    expect(read.headers.get('content-disposition')).to.contain(encodeURIComponent('通知.docx'));
    const byPath = await client.post(`/v1/applications/download-guides-by-app-id/${application}`);
    expect(byPath.bytes.equals(read.bytes)).to.equal(true);
    const run = (await client.post('/v1/applications/use', { app_id: application })).body.data.id as number;
    await client.post('/v1/applications/save-answer', { app_user_id: run, answers: { 届出人: '甲野太郎' } });
    const answered = await staff.get(`${at}/download-pdf`, { query: { file_id: id, app_user_id: run } });
    expect(answered.status, answered.text.slice(0, 300)).to.equal(200);
    expect(answered.bytes.length).to.be.greaterThan(one.bytes.length);
    const [seen] = await own.models.AuditEvent.findAll({ where: { action: 'applications.downloadPdf' } });
    expect(seen?.get()).to.include({
      subject_kind: 'application-user',
      subject_id: String(run),
      workspace_id: company.id,
    });
    const other = (await staff.post('/admin/v1/applications', { name: '別' })).body.data.id;
    const foreign = await staff.get(`/admin/v1/applications/${other}/download-pdf`, { query: { app_user_id: run } });
    expect(foreign.status).to.equal(404);
  });
});
