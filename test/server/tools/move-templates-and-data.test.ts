import { expect } from 'chai';
import { readZip } from '@shorui/engine/node';
import { eachDatabase } from '../support/each-database.ts';
import { makePlan } from '../support/factories.ts';
import { furnish, greeting, hello } from './furnish.ts';
import {
  buildApplication,
  confirm,
  exportZip,
  twoInstances,
  uploadZip,
  type Instance,
  type Item,
} from './tools-bed.ts';

eachDatabase('exports and imports of templates and data', (own) => {
  const instances = twoInstances(own);
  let here: Instance;
  let other: Instance;
  beforeEach(() => {
    ({ here, other } = instances());
  });

  it('move templates out to be edited and in again', async () => {
    const made = await buildApplication(here, hello, { publish: false });
    const zip = await exportZip(here, 'export-template', { application_ids: [made.id] });
    const entries = readZip(zip).entries.map(({ name }) => name);
    expect(entries.filter((name) => name.endsWith('.docx'))).to.have.length(1);
    expect((await uploadZip(other, zip)).body.data.problems[0].text).to.contain('アプリケーションがありません');
    const unchanged = await uploadZip(here, zip);
    expect(unchanged.body.data.items).to.deep.equal([
      { kind: 'template', name: '秘密保持契約', action: 'unchanged', details: [] },
    ]);
    // The other instance has the same application; there the template was edited.
    const whole = await uploadZip(other, await exportZip(here, 'export-application', { application_ids: [made.id] }));
    await confirm(other, whole.body.data.import_id);
    const [copy] = (await other.staff.get('/admin/v1/applications')).body.data.items;
    const there = `/admin/v1/applications/${copy.id}`;
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(greeting)]), '新しい契約書.docx');
    const uploaded = await other.staff.call('POST', `${there}/files`, { form });
    const { path } = uploaded.body.data.item;
    await other.staff.put(`${there}/files/${made.fileId}`, { path, version: uploaded.body.data.version });
    await other.staff.delete(`${there}/files/${uploaded.body.data.item.id}`);
    const edited = await exportZip(other, 'export-template');
    const shown = await uploadZip(here, edited);
    expect(shown.body.data.items[0], shown.text).to.deep.equal({
      kind: 'template',
      name: '秘密保持契約',
      action: 'change',
      details: ['契約書_{{会社名}}.docxを差し替え'],
    });
    expect((await confirm(here, shown.body.data.import_id)).status).to.equal(200);
    const content = await here.staff.get(`${made.at}/files/${made.fileId}/content`);
    expect(Buffer.compare(content.bytes, greeting)).to.equal(0);
    expect(Buffer.compare(await exportZip(here, 'export-template'), edited)).to.equal(0);
  });

  it('move tags, categories and plans; plans that are here stay as they are', async () => {
    await furnish(here);
    const zip = await exportZip(here, 'export-data');
    await makePlan(other.database, { name: 'スタンダード', price: 1 });
    await other.staff.post('/admin/v1/applications/tags', { name: '労務', color: null });
    const shown = await uploadZip(other, zip);
    const items = shown.body.data.items as Item[];
    expect(items.find(({ name }) => name === '労務')).to.include({ action: 'change' });
    expect(items.find(({ kind }) => kind === 'plan')?.details[0]).to.contain('そのまま');
    expect((await confirm(other, shown.body.data.import_id)).status).to.equal(200);
    const tags = (await other.staff.get('/admin/v1/applications/tags')).body.data.items;
    expect(tags.find(({ name }: { name: string }) => name === '労務').color).to.equal('#0a7b83');
    expect((await other.database.models.Plan.findOne({ where: { name: 'スタンダード' } }))?.price).to.equal(1);
  });
});
