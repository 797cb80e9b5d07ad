import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { readZip } from '@shorui/engine/node';
import { makePng } from '../../engine/word/support/images.ts';
import { makeDocx, p } from '../../engine/word/support/make-docx.ts';
import { eachDatabase } from '../support/each-database.ts';
import { loginAs, loginAsAdmin, makeAdmin, makeMember, makePlan, makeWorkspace } from '../support/factories.ts';
import { startServer, type TestServer } from '../support/start-server.ts';
import type { TestClient } from '../support/test-client.ts';

const fixture = (path: string): Buffer => readFileSync(new URL(`../../../fixtures/${path}`, import.meta.url));

interface Definition {
  readonly files: readonly { readonly id: number; readonly name: string; readonly path: string }[];
}
const hello = makeDocx(p('{{会社名}} 御中'));
const agreement = JSON.parse(fixture('nondisclosure-agreement/application.json').toString()) as Definition;

eachDatabase('applications in use', (own) => {
  let server: TestServer;
  let staff: TestClient;
  let plan: { readonly id: number };
  before(async () => {
    server = await startServer(own.database);
    staff = await loginAsAdmin(server, await makeAdmin(own.database, { name: '運営 一郎' }));
    plan = await makePlan(own.database, { features: { application_view: true } });
  });
  after(() => server.close());

  const upload = async (
    at: string,
    segment: string,
    field: string,
    bytes: Uint8Array,
    more: Record<string, string>,
  ) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(more)) form.set(name, value);
    form.set(field, new Blob([new Uint8Array(bytes)]), segment === 'pdf' ? 'form.pdf' : 'template.docx');
    return staff.call('POST', `${at}/${segment}`, { form });
  };

  /** An application that staff built from nothing: one question with a name and a choice, and a Word template. */
  async function build(body: object = {}): Promise<{ readonly id: number; readonly at: string }> {
    const { id } = (await staff.post('/admin/v1/applications', { name: '秘密保持契約', ...body })).body.data;
    const at = `/admin/v1/applications/${id}`;
    const changes = [
      { action: 'create', kind: 'question', value: { name: '相手', title: '相手方', type: 'fields', required: true } },
      { action: 'create', kind: 'field_group', question_id: 1, value: { name: '相手方' } },
      { action: 'create', kind: 'field', value: { name: '会社名', type: 1, field_group_id: 2, required: true } },
    ];
    const edited = await staff.post(`${at}/edit`, { version: 0, changes });
    expect(edited.status, edited.text).to.equal(200);
    return { id, at };
  }
  const template = (): Buffer => fixture(`nondisclosure-agreement/${agreement.files[0]?.path ?? ''}`);
  const publish = async (at: string): Promise<void> => {
    const { version } = (await staff.get(at)).body.data;
    const reply = await staff.put(`${at}/publish`, { publish: 1, version });
    expect(reply.status, reply.text).to.equal(200);
  };

  it('are built, published, answered in two sittings and downloaded as Word and PDF', async () => {
    const { id, at } = await build();
    const bytes = hello;
    const uploaded = await upload(at, 'word-templates/upload', 'template', bytes, { name: '契約書_{{会社名}}.docx' });
    expect(uploaded.status, uploaded.text).to.equal(200);
    const content = await staff.call('GET', `${at}/files/${uploaded.body.data.item.id}/content`);
    expect(Buffer.compare(content.bytes, bytes)).to.equal(0);
    const tried = await staff.call('GET', `${at}/word-templates/${uploaded.body.data.item.id}/test-download`);
    expect(readZip(tried.bytes).has('word/document.xml')).to.equal(true);
    await publish(at);

    const { company, root } = await makeWorkspace(own.database, { plan_id: plan.id });
    const client = await loginAs(server, root, company);
    for (const list of ['all-for-user', 'list-random-publish-applications'])
      expect((await client.get(`/v1/applications/${list}`)).body.data.length, list).to.be.greaterThan(0);
    const offers = (await client.get('/v1/applications/list-for-user')).body.data.items as { id: number }[];
    expect(offers.map((offer) => offer.id)).to.include(id);
    const { body } = await client.post('/v1/applications/use', { app_id: id });
    const run = body.data.id as number;
    const early = await client.post('/v1/applications/download-doc-files', { app_user_id: run });
    expect([early.status, early.body.code, Object.keys(early.body.errors)]).to.deep.equal([
      422,
      'answers_incomplete',
      ['相手'],
    ]);
    const first = await client.post('/v1/applications/save-answer', {
      app_user_id: run,
      question_id: 1,
      answer: { 会社名: '' },
    });
    expect(first.body.data.errors.map(({ field }: { field?: string }) => field)).to.include('会社名');
    expect(first.body.data.run.state).to.not.equal(2);
    // A new version of the staff does not reach what was begun.
    const { version } = (await staff.get(at)).body.data;
    expect((await staff.post(`${at}/versions`, { version })).status).to.equal(201);

    const later = await loginAs(server, root, company);
    const seen = (await later.get(`/v1/applications/find-for-user/${run}`)).body.data;
    expect(seen.content.questions.map(({ name }: { name: string }) => name)).to.deep.equal(['相手']);
    expect(seen.content.files[0]).to.not.have.any.keys('path', 'document');
    // The live preview of the wizard runs the engine over what the files are made of, in the version of the run.
    const { ApplicationAsset } = own.database.models;
    const [file] = await ApplicationAsset.findAll({ where: { application_id: id } });
    const image = { path: 'files/images/logo.png', name: 'logo.png' };
    await ApplicationAsset.create({ application_id: id, file_id: 0, key: '', ...file?.get(), id: undefined, ...image });
    const paper = (await later.get(`/v1/applications/find-for-user/${run}/paper`)).body.data;
    expect(paper.files.map(({ path }: { path: string }) => path)).to.deep.equal([
      ...paper.content.files.map(({ path }: { path: string }) => path),
      image.path,
    ]);
    expect(Buffer.compare(Buffer.from(paper.files[0].data, 'base64'), bytes)).to.equal(0);
    const other = await makeWorkspace(own.database, { plan_id: plan.id });
    const stranger = await loginAs(server, other.root, other.company);
    expect((await stranger.get(`/v1/applications/find-for-user/${run}/paper`)).status).to.equal(404);
    const second = await later.post('/v1/applications/save-answer', {
      app_user_id: run,
      answers: { 会社名: '株式会社𠮷田' },
    });
    expect([second.body.data.run.state, second.body.data.errors]).to.deep.equal([2, []]);
    expect((await later.get(`/v1/applications/${run}/check-can-download`)).body.data).to.deep.equal({
      can_download: true,
      reason: null,
      files: [{ id: seen.content.files[0].id, name: '契約書_株式会社𠮷田.docx', type: 'word', guide: false }],
    });
    const check = '/v1/applications/check-characters';
    const text = '株式会社𠮷田\ue000葛󠄀';
    expect((await later.post(check, { app_user_id: run, text })).body.data.characters).to.deep.equal([
      { character: '\ue000', kind: 'private' },
      { character: '𠮷', kind: 'other_font' },
    ]);
    expect((await stranger.post(check, { app_user_id: run, text })).status).to.equal(404);
    const word = await later.post('/v1/applications/download-doc-files', { app_user_id: run });
    expect(word.headers.get('content-disposition')).to.contain(encodeURIComponent('契約書_株式会社𠮷田.docx'));
    expect(word.bytes.subarray(0, 2).toString()).to.equal('PK');
    const pdf = await later.post('/v1/applications/download-doc-files', { app_user_id: run, format: 'pdf' });
    expect(pdf.bytes.subarray(0, 5).toString()).to.equal('%PDF-');
    const runs = (await later.get('/v1/applications/application-users')).body.data.items;
    expect(runs).to.have.length(1);
    expect((await later.delete(`/v1/applications/delete-application-user/${run}`)).status).to.equal(200);
    expect((await later.get(`/v1/applications/find-for-user/${run}`)).status).to.equal(404);

    const restore = `/v1/applications/application-users/${run}/restore`;
    expect((await stranger.post(restore)).status).to.equal(404);
    const restored = await later.post(restore);
    expect([restored.status, restored.body.data.id, restored.body.data.state]).to.deep.equal([200, run, 2]);
    expect((await later.post(restore)).status, 'it is not deleted').to.equal(404);
    const back = (await later.get(`/v1/applications/find-for-user/${run}`)).body.data;
    expect(back.answers).to.deep.equal({ 会社名: '株式会社𠮷田' });
  });

  it('print pictures that the person who answers has uploaded, and those of nobody else', async () => {
    const { id, at } = await build();
    const { version } = (await staff.get(at)).body.data;
    const value = { name: '社印', type: 1, field_group_id: 2, style: { image: true } };
    await staff.post(`${at}/edit`, { version, changes: [{ action: 'create', kind: 'field', value }] });
    await upload(at, 'files', 'file', makeDocx(p('{{会社名}} {{image 社印 width=20}}')), {});
    await publish(at);
    const { company, root } = await makeWorkspace(own.database, { plan_id: plan.id });
    const client = await loginAs(server, root, company);
    const run = (await client.post('/v1/applications/use', { app_id: id })).body.data.id as number;
    const png = makePng();
    const send = async (): Promise<number> => {
      const form = new FormData();
      form.set('file', new Blob([new Uint8Array(png)]), '社印.png');
      return (await client.call('POST', '/v1/files', { form })).body.data.id as number;
    };
    const answer = async (file: number): Promise<void> => {
      const answers = { 会社名: '青空商事', 社印: `file:${file}` };
      const saved = await client.post('/v1/applications/save-answer', { app_user_id: run, answers });
      expect(saved.body.data.errors).to.deep.equal([]);
    };
    await answer(await send());
    const word = await client.post('/v1/applications/download-doc-files', { app_user_id: run });
    expect(readZip(word.bytes).read('word/media/shorui1.png')).to.deep.equal(png);
    const pdf = await client.post('/v1/applications/download-doc-files', { app_user_id: run, format: 'pdf' });
    expect(pdf.bytes.toString('latin1')).to.contain('/Image');

    // The staff read the name of the picture, not its reference.
    const seen = await staff.get(`${at}/app-users/${run}`);
    expect(seen.body.data.shown).to.deep.include({ name: '社印', text: '社印.png' });
    const csv = (await staff.get(`${at}/export-application-user`)).text;
    expect(csv).to.contain('社印.png').and.not.to.contain('file:');

    const { user } = await makeMember(own.database, { company, groups: [] });
    const others = await send();
    await own.database.models.StoredFile.update({ created_by: user.id }, { where: { id: others } });
    await answer(others);
    const refused = await client.post('/v1/applications/download-doc-files', { app_user_id: run });
    expect([refused.status, refused.body.code]).to.deep.equal([422, 'documents_refused']);
  });

  it('are downloaded one file at a time, of those that the answers leave', async () => {
    const { id, at } = await build();
    await upload(at, 'files', 'file', hello, { name: '契約書.docx' });
    await upload(at, 'files', 'file', hello, { name: '送付状_{{会社名}}.docx' });
    const shown = { conditions: [{ field_id: 3, operator: 'eq', value: '別の会社' }] };
    const third = await upload(at, 'files', 'file', hello, { name: '覚書.docx' });
    const hidden = await staff.post(`${at}/edit`, {
      version: (await staff.get(at)).body.data.version,
      changes: [{ action: 'update', kind: 'file', id: third.body.data.item.id, set: shown }],
    });
    expect(hidden.status, hidden.text).to.equal(200);
    await publish(at);
    const { company, root } = await makeWorkspace(own.database, { plan_id: plan.id });
    const client = await loginAs(server, root, company);
    const run = (await client.post('/v1/applications/use', { app_id: id })).body.data.id as number;
    await client.post('/v1/applications/save-answer', { app_user_id: run, answers: { 会社名: '青空商事' } });
    const { files } = (await client.get(`/v1/applications/${run}/check-can-download`)).body.data;
    const names = files.map(({ name }: { readonly name: string }) => name);
    expect(names).to.deep.equal(['契約書.docx', '送付状_青空商事.docx']);
    const call = '/v1/applications/download-doc-files';
    const all = await client.post(call, { app_user_id: run });
    expect(readZip(all.bytes).entries.map(({ name }) => name)).to.deep.equal(names);
    const one = await client.post(call, { app_user_id: run, file_id: files[1].id });
    expect(one.headers.get('content-disposition')).to.contain(encodeURIComponent('送付状_青空商事.docx'));
    expect(readZip(one.bytes).has('word/document.xml')).to.equal(true);
    for (const file_id of [third.body.data.item.id, 999])
      expect((await client.post(call, { app_user_id: run, file_id })).status).to.equal(404);
  });

  it('refuse files that are no templates, and say what lint finds in one', async () => {
    const { at } = await build();
    const text = await upload(at, 'word-templates/upload', 'template', Buffer.from('text'), {});
    expect(text.status).to.equal(415);
    const broken = await upload(at, 'files', 'file', template().subarray(0, 5000), {});
    expect(broken.status, broken.text).to.be.oneOf([400, 415]);
    const good = await upload(at, 'files', 'file', template(), {});
    expect(good.status, good.text).to.equal(201);
    expect(good.body.data.findings).to.be.an('array');
    const form = await upload(at, 'pdf', 'file', fixture('forms/notification.pdf'), {});
    expect(form.status, form.text).to.equal(201);
    expect(form.body.data.item.type).to.equal('pdf');
    expect((await upload(at, 'pdf', 'file', template(), {})).status).to.equal(415);
    expect((await staff.get(`${at}/files`)).body.data.items).to.have.length(2);
  });

  it('are found by tag and category, by names in Japanese order', async () => {
    const tag = (await staff.post('/admin/v1/applications/tags', { name: 'ア', color: null })).body.data;
    const category = { name: 'い', parent_id: null };
    const { id: category_id } = (await staff.post('/admin/v1/applications/categories', category)).body.data;
    const { id, at } = await build({ tag_ids: [tag.id], category_ids: [category_id] });
    await upload(at, 'files', 'file', hello, {});
    await publish(at);
    const { company, root } = await makeWorkspace(own.database, { plan_id: plan.id });
    const client = await loginAs(server, root, company);
    expect((await client.get('/v1/applications/tags')).body.data).to.deep.include({
      id: tag.id,
      name: 'ア',
      color: null,
    });
    const categories = (await client.get('/v1/applications/categories')).body.data;
    expect(categories).to.deep.include({ id: category_id, name: 'い', parent_id: null });
    for (const query of [{ tag_id: tag.id }, { category_id }])
      expect((await client.get('/v1/applications/list-for-user', { query })).body.data.items).to.have.length(1);
    expect((await client.get(`/v1/applications/find-by-id/${id}`)).body.data.tags[0].id).to.equal(tag.id);
    expect((await client.get('/v1/applications/find-by-id/99999')).status).to.equal(404);
  });

  it('belong to the member who began them, and are limited for each company', async () => {
    const { id, at } = await build({ usage_limit: 2 });
    await upload(at, 'files', 'file', hello, {});
    await publish(at);
    const { company, root } = await makeWorkspace(own.database, { plan_id: plan.id });
    const client = await loginAs(server, root, company);
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => client.post('/v1/applications/use', { app_id: id })),
    );
    expect(replies.filter(({ status }) => status === 201)).to.have.length(2);
    expect(replies.filter(({ body }) => body.code === 'limit_application')).to.have.length(18);
    expect((await client.post(`/v1/applications/check-limit-app-user/${id}`)).body.data).to.deep.equal({
      allowed: false,
      used: 2,
      limit: 2,
    });
    const run = replies.find(({ status }) => status === 201)?.body.data.id as number;
    // A deleted use makes room for another; taking the deletion back would be one too many.
    await client.delete(`/v1/applications/delete-application-user/${run}`);
    const next = (await client.post('/v1/applications/use', { app_id: id })).body.data.id as number;
    const restored = await client.post(`/v1/applications/application-users/${run}/restore`);
    expect([restored.status, restored.body.code]).to.deep.equal([409, 'limit_application']);
    await client.delete(`/v1/applications/delete-application-user/${next}`);
    expect((await client.post(`/v1/applications/application-users/${run}/restore`)).status).to.equal(200);
    const { user } = await makeMember(own.database, { company, groups: [] });
    const colleague = await loginAs(server, user, company);
    expect((await colleague.get(`/v1/applications/find-for-user/${run}`)).status).to.be.oneOf([403, 404]);
  });

  it('are paid for before the download where the plan has a price', async () => {
    const { id, at } = await build();
    await upload(at, 'files', 'file', hello, {});
    const { version } = (await staff.get(at)).body.data;
    await staff.put(`${at}/plan-prices`, { plan_prices: [{ plan_id: plan.id, price: 3300 }], version });
    await publish(at);
    const { company, root } = await makeWorkspace(own.database, { plan_id: plan.id });
    const client = await loginAs(server, root, company);
    expect((await client.get(`/v1/applications/find-by-id/${id}`)).body.data.price).to.equal(3300);
    const run = (await client.post('/v1/applications/use', { app_id: id })).body.data.id as number;
    await client.post('/v1/applications/save-answer', { app_user_id: run, answers: { 会社名: '株式会社A' } });
    const unpaid = await client.post('/v1/applications/download-doc-files', { app_user_id: run });
    expect([unpaid.status, unpaid.body.code]).to.deep.equal([403, 'application_unpaid']);
    await own.models.ApplicationUser.update({ paid_at: new Date() }, { where: { id: run } });
    expect((await client.post('/v1/applications/download-doc-files', { app_user_id: run })).status).to.equal(200);
  });
});
