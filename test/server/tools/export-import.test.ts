import { expect } from 'chai';
import { readZip } from '@shorui/engine/node';
import { createExportJob } from '../../../packages/server/src/domains/tools/export-job.ts';
import { JobDead, JobPause } from '../../../packages/server/src/jobs/job-errors.ts';
import { AppError } from '../../../packages/server/src/errors/app-error.ts';
import { makeDocx, p } from '../../engine/word/support/make-docx.ts';
import { eachDatabase } from '../support/each-database.ts';
import { loginAs, makePlan, makeWorkspace } from '../support/factories.ts';
import { buildApplication, confirm, exportZip, jobContext, startOther, uploadZip, type Instance } from './tools-bed.ts';

const hello = makeDocx(p('{{会社名}} 御中'));
const greeting = makeDocx(p('{{会社名}} 様'));

interface Item {
  readonly kind: string;
  readonly name: string;
  readonly action: string;
  readonly details: readonly string[];
}

eachDatabase('exports and imports of the staff', (own) => {
  let here: Awaited<ReturnType<typeof startOther>>;
  let other: Awaited<ReturnType<typeof startOther>>;
  beforeEach(async () => {
    here = await startOther(own);
    other = await startOther(own);
  });
  afterEach(async () => {
    await here.end();
    await other.end();
  });

  /** Applications with all that they can refer to: tags, nested categories, prices, versions, a deleted one. */
  async function furnish(
    instance: Instance,
  ): Promise<{ readonly id: number; readonly at: string; readonly fileId: number }> {
    const { staff, database } = instance;
    const tag = (await staff.post('/admin/v1/applications/tags', { name: '労務', color: '#0a7b83' })).body.data;
    await staff.post('/admin/v1/applications/tags', { name: '使われないタグ', color: null });
    const at = '/admin/v1/applications/categories';
    const root = (await staff.post(at, { name: '人事', parent_id: null })).body.data;
    const leaf = (await staff.post(at, { name: '契約', parent_id: root.id })).body.data;
    const plan = await makePlan(database, { name: 'スタンダード', features: { z: true, application_view: true } });
    const gone = await buildApplication(instance, hello, { name: '削除した申込書' });
    await staff.delete(gone.at);
    const links = { tag_ids: [tag.id], category_ids: [leaf.id], usage_limit: 5, description: '説明𠮷' };
    const made = await buildApplication(instance, hello, { ...links, publish: false });
    const { version } = (await staff.get(made.at)).body.data;
    await staff.put(`${made.at}/plan-prices`, { plan_prices: [{ plan_id: plan.id, price: 3300 }], version });
    const priced = (await staff.get(made.at)).body.data;
    expect((await staff.put(`${made.at}/publish`, { publish: 2, version: priced.version })).status).to.equal(200);
    const published = (await staff.get(made.at)).body.data;
    await staff.post(`${made.at}/versions`, { version: published.version, note: '初版' });
    await buildApplication(instance, greeting, { name: 'あいさつ状', publish: false });
    return made;
  }

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
    expect(item).to.deep.equal({ kind: 'application', name: '秘密保持契約', action: 'change', details: ['内容'] });
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
    expect(newer.body.data.problems[0].text).to.contain('より新しいバージョン（3）');
    await other.staff.delete(there);
    const texts = (await uploadZip(other, zip)).body.data.problems.map(({ text }: { text: string }) => text);
    expect(texts.join()).to.contain('削除されています');
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

  it('show their progress and end; a job that runs twice makes one zip', async () => {
    const made = await buildApplication(here, hello);
    const { staff, server } = here;
    const wrong = await staff.post('/admin/v1/tools/export-application', { application_ids: [999_999] });
    expect([wrong.status, Object.keys(wrong.body.errors)]).to.deep.equal([400, ['application_ids']]);
    const { id } = (await staff.post('/admin/v1/tools/export-application', { application_ids: [made.id] })).body.data;
    const status = async () => (await staff.get('/admin/v1/tools/get-export-status', { query: { id } })).body.data;
    expect(await status()).to.deep.equal({
      id,
      kind: 'application',
      state: 'waiting',
      progress: 0,
      error: null,
      file: null,
    });
    const early = await staff.get('/admin/v1/tools/download-zip-file', { query: { id } });
    expect([early.status, early.body.code]).to.deep.equal([409, 'export_unfinished']);
    const job = createExportJob(server.services);
    const done: number[] = [];
    await job.run({ export_id: id }, jobContext({ progress: async (part) => void done.push(part) }));
    await job.run({ export_id: id }, jobContext());
    expect(done.length).to.be.greaterThan(0);
    const { state, progress, file } = await status();
    expect([state, progress]).to.deep.equal(['done', 100]);
    expect(file.name).to.match(/^shorui-application-\d{4}-\d\d-\d\d\.zip$/);
    expect(
      await here.database.models.AuditEvent.count({ where: { action: 'tools.exportDone', subject_id: String(id) } }),
    ).to.equal(1);
    expect((await staff.get('/admin/v1/tools/get-export-status', { query: { id: id + 1 } })).status).to.equal(404);
  });

  it('wait for a storage that is away, and end with a reason when a file is lost', async () => {
    await buildApplication(here, hello);
    const { staff, server } = here;
    const { id } = (await staff.post('/admin/v1/tools/export-application', {})).body.data;
    const failing = (code: 'busy' | 'not_found') => ({
      ...server.services,
      storage: new Proxy(server.services.storage, {
        get: (target, name) => (name === 'get' ? () => Promise.reject(new AppError(code)) : Reflect.get(target, name)),
      }),
    });
    const run = (code: 'busy' | 'not_found') =>
      createExportJob(failing(code))
        .run({ export_id: id }, jobContext())
        .then(
          () => undefined,
          (error: unknown) => error,
        );
    expect(await run('busy')).to.be.instanceOf(JobPause);
    expect(await run('not_found')).to.be.instanceOf(JobDead);
    const query = { id };
    const { state, error } = (await staff.get('/admin/v1/tools/get-export-status', { query })).body.data;
    expect([state, error]).to.deep.equal([
      'failed',
      '保存されているはずのファイルが見つかりません。システム管理者にお問い合わせください。',
    ]);
  });

  it('hold one moment although people write meanwhile', async () => {
    const made = await buildApplication(here, hello, { publish: false });
    const { staff } = here;
    let version = (await staff.get(made.at)).body.data.version as number;
    const writing = new AbortController();
    const writer = (async () => {
      for (let at = 0; !writing.signal.aborted; at += 1) {
        // The name of the application and the title of its question change in one edit: an export has both, or neither.
        const changes = [
          { action: 'update_application', set: { name: `契約${at}` } },
          { action: 'update', kind: 'question', id: 1, set: { title: `契約${at}` } },
        ];
        ({ version } = (await staff.post(`${made.at}/edit`, { version, changes })).body.data);
      }
    })();
    for (let round = 0; round < 5; round += 1) {
      const zip = readZip(await exportZip(here, 'export-application'));
      const [entry] = zip.entries.filter(({ name }) => name.endsWith('/application.json'));
      const { name, questions } = JSON.parse(Buffer.from(zip.read(entry?.name ?? '')).toString());
      if (name !== '秘密保持契約') expect(questions[0].title).to.equal(name);
    }
    writing.abort();
    await writer;
  });
});
