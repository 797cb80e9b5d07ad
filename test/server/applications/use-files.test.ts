import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { readZip } from '@shorui/engine/node';
import { makePng } from '../../engine/word/support/images.ts';
import { makeDocx, p } from '../../engine/word/support/make-docx.ts';
import { eachDatabase } from '../support/each-database.ts';
import { loginAs, makeMember, makeWorkspace } from '../support/factories.ts';
import { hello, staffBuilds } from './staff-builds.ts';

const fixture = (path: string): Buffer => readFileSync(new URL(`../../../fixtures/${path}`, import.meta.url));

interface Definition {
  readonly files: readonly { readonly id: number; readonly name: string; readonly path: string }[];
}
const agreement = JSON.parse(fixture('nondisclosure-agreement/application.json').toString()) as Definition;

eachDatabase('files of applications in use', (own) => {
  const { server, staff, plan, build, upload, publish } = staffBuilds(own);
  const template = (): Buffer => fixture(`nondisclosure-agreement/${agreement.files[0]?.path ?? ''}`);

  it('print pictures that the person who answers has uploaded, and those of nobody else', async () => {
    const { id, at } = await build();
    const { version } = (await staff().get(at)).body.data;
    const value = { name: '社印', type: 1, field_group_id: 2, style: { image: true } };
    await staff().post(`${at}/edit`, { version, changes: [{ action: 'create', kind: 'field', value }] });
    await upload(at, 'files', 'file', makeDocx(p('{{会社名}} {{image 社印 width=20}}')), {});
    await publish(at);
    const { company, root } = await makeWorkspace(own.database, { plan_id: plan().id });
    const client = await loginAs(server(), root, company);
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
    const seen = await staff().get(`${at}/app-users/${run}`);
    expect(seen.body.data.shown).to.deep.include({ name: '社印', text: '社印.png' });
    const csv = (await staff().get(`${at}/export-application-user`)).text;
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
    const hidden = await staff().post(`${at}/edit`, {
      version: (await staff().get(at)).body.data.version,
      changes: [{ action: 'update', kind: 'file', id: third.body.data.item.id, set: shown }],
    });
    expect(hidden.status, hidden.text).to.equal(200);
    await publish(at);
    const { company, root } = await makeWorkspace(own.database, { plan_id: plan().id });
    const client = await loginAs(server(), root, company);
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
    expect((await staff().get(`${at}/files`)).body.data.items).to.have.length(2);
  });

  it('are paid for before the download where the plan has a price', async () => {
    const { id, at } = await build();
    await upload(at, 'files', 'file', hello, {});
    const { version } = (await staff().get(at)).body.data;
    await staff().put(`${at}/plan-prices`, { plan_prices: [{ plan_id: plan().id, price: 3300 }], version });
    await publish(at);
    const { company, root } = await makeWorkspace(own.database, { plan_id: plan().id });
    const client = await loginAs(server(), root, company);
    expect((await client.get(`/v1/applications/find-by-id/${id}`)).body.data.price).to.equal(3300);
    const run = (await client.post('/v1/applications/use', { app_id: id })).body.data.id as number;
    await client.post('/v1/applications/save-answer', { app_user_id: run, answers: { 会社名: '株式会社A' } });
    const unpaid = await client.post('/v1/applications/download-doc-files', { app_user_id: run });
    expect([unpaid.status, unpaid.body.code]).to.deep.equal([403, 'application_unpaid']);
    await own.models.ApplicationUser.update({ paid_at: new Date() }, { where: { id: run } });
    expect((await client.post('/v1/applications/download-doc-files', { app_user_id: run })).status).to.equal(200);
  });
});
