import { expect } from 'chai';
import { createTemplatePreviewJob } from '../../../packages/server/src/domains/document-templates/preview-job.ts';
import { eachDatabase } from '../support/each-database.ts';
import { jobContext } from '../tools/tools-bed.ts';
import { openTemplateBed, sendForm, wordFile, type TemplateBed } from './bed.ts';

const path = '/admin/v1/document-templates';

eachDatabase('templates that the staff supply', (own) => {
  let bed: TemplateBed;
  before(async () => {
    bed = await openTemplateBed(own.database);
  });
  after(() => bed.server.close());

  const supply = async (
    values: Readonly<Record<string, string>>,
    file = wordFile('{{会社名}} 御中'),
    name = '見積.docx',
  ) => {
    const reply = await sendForm(bed.staff, ['post', path], values, { name, content: file });
    expect(reply.status, reply.text).to.equal(201);
    return reply.body.data;
  };
  const found = async (client: TemplateBed['root'], query: Readonly<Record<string, string>> = {}) =>
    (await client.get('/v1/document-templates', { query })).body.data.items.map(({ name }: { name: string }) => name);

  it('are found by companies once they are public, looked at, downloaded, and the downloads are counted', async () => {
    const made = await supply({
      name: '御見積書',
      description: '取引先への見積',
      'tags[0]': '見積',
      'tags[1]': '営業',
    });
    expect(made).to.deep.include({
      kind: 'word',
      field_count: 1,
      is_public: false,
      downloads: 0,
      tags: ['見積', '営業'],
    });
    expect(made.fields[0]).to.deep.include({ name: '会社名', title: '会社名', kind: 'text' });
    expect(await found(bed.root)).to.deep.equal([]);
    expect((await bed.root.get(`/v1/document-templates/${made.id}`)).status).to.equal(404);

    const published = await sendForm(bed.staff, ['put', `${path}/${made.id}`], { is_public: 'true', version: '0' });
    expect([published.status, published.body.data.version]).to.deep.equal([200, 1]);
    expect(await found(bed.root, { keyword: '営業' })).to.deep.equal(['御見積書']);
    expect(await found(bed.stranger, { owner: 'supplied', kind: 'word' })).to.deep.equal(['御見積書']);
    expect(await found(bed.root, { owner: 'own' })).to.deep.equal([]);

    const preview = await bed.root.get(`/v1/document-templates/${made.id}/preview`);
    expect([preview.status, preview.text, preview.headers.get('retry-after')]).to.deep.equal([202, '', '3']);
    const job = createTemplatePreviewJob(bed.server.services);
    for (const _ of [1, 2]) await job.run({ template_id: made.id }, jobContext());
    for (const reply of [
      await bed.root.get(`/v1/document-templates/${made.id}/preview`),
      await bed.staff.get(`${path}/${made.id}/preview`),
    ])
      expect([reply.status, reply.text.slice(0, 5)]).to.deep.equal([200, '%PDF-']);

    const saved = await bed.root.get(`/v1/document-templates/${made.id}/download`);
    expect(saved.headers.get('content-disposition')).to.contain("filename*=UTF-8''%E8%A6%8B%E7%A9%8D.docx");
    await bed.stranger.get(`/v1/document-templates/${made.id}/download`);
    await bed.staff.get(`${path}/${made.id}/download`);
    const counted = (await bed.staff.get(`${path}/${made.id}`)).body.data;
    // Counting is no change that an editor could clash with.
    expect([counted.downloads, counted.version]).to.deep.equal([2, 1]);
  });

  it('are searched by the staff, changed by version, replaced by a file, deleted and restored', async () => {
    const made = await supply({ name: '送付状', is_public: 'true' });
    const search = async (body: object) =>
      (await bed.staff.post(`${path}/search`, body)).body.data.items.map(({ name }: { name: string }) => name);
    expect(await search({ keyword: 'そうふ', filters: { kind: 'word' } })).to.deep.equal([]);
    expect(await search({ keyword: '送付', filters: { kind: 'word', is_public: true }, sort: 'name' })).to.deep.equal([
      '送付状',
    ]);
    expect(await search({ filters: { is_public: false } })).to.deep.equal([]);

    const pdf = new Blob(['%PDF-1.4\nthis is no PDF']);
    const broken = await sendForm(
      bed.staff,
      ['put', `${path}/${made.id}`],
      { version: '0' },
      { name: 'x.pdf', content: pdf },
    );
    expect([broken.status, Object.keys(broken.body.errors ?? {})]).to.deep.equal([400, ['file']]);
    const replaced = await sendForm(
      bed.staff,
      ['put', `${path}/${made.id}`],
      { version: '0' },
      {
        name: '新.docx',
        content: wordFile('{{宛先}} {{日付}}'),
      },
    );
    expect(replaced.body.data).to.deep.include({ file_name: '新.docx', field_count: 2, version: 1 });
    const emptied = await sendForm(bed.staff, ['put', `${path}/${made.id}`], { version: '1', 'tags[0]': '' });
    expect(emptied.body.data).to.deep.include({ tags: [], version: 2 });
    const late = await sendForm(bed.staff, ['put', `${path}/${made.id}`], { version: '0', name: '遅い変更' });
    expect(late.body.code).to.equal('conflict');

    expect((await bed.staff.delete(`${path}/${made.id}`)).status).to.equal(200);
    expect(await found(bed.root, { keyword: '送付状' })).to.deep.equal([]);
    expect(await search({ keyword: '送付状', filters: { deleted: true } })).to.deep.equal(['送付状']);
    const restored = await bed.staff.post(`${path}/${made.id}/restore`);
    expect([restored.status, restored.body.data.deleted_at]).to.deep.equal([200, null]);
    expect((await bed.root.get(`/v1/document-templates/${made.id}/download`)).status).to.equal(200);
    expect((await bed.staff.post(`${path}/${made.id}/restore`)).status).to.equal(404);
  });

  it('are Word, PDF or Excel by their content, whatever they are called', async () => {
    const text = { name: '請求書.docx', content: new Blob(['ただのテキスト']) };
    expect((await sendForm(bed.staff, ['post', path], { name: '偽' }, text)).status).to.equal(415);
    expect((await sendForm(bed.staff, ['post', path], { name: 'ファイルなし' })).status).to.equal(400);
    const hostile = await supply(
      { name: '悪い名前', is_public: 'true' },
      wordFile('本文'),
      '../../<img src=x>\u202E.docx',
    );
    expect(hostile.file_name).to.not.match(/[/\\\u202E]/u);
    const saved = await bed.root.get(`/v1/document-templates/${hostile.id}/download`);
    expect(saved.headers.get('content-disposition')).to.match(/^attachment;/);
    expect(hostile.field_count).to.equal(0);
  });

  it('belong to the staff: companies neither change nor delete them', async () => {
    const made = await supply({ name: '共通のひな形', is_public: 'true' });
    const change = await sendForm(bed.root, ['put', `/v1/own-document-templates/${made.id}`], {
      version: '0',
      name: '改',
    });
    expect(change.status).to.equal(403);
    expect((await bed.root.delete(`/v1/own-document-templates/${made.id}`)).status).to.equal(403);
    expect((await bed.root.get(`/v1/own-document-templates/${made.id}`)).status).to.equal(404);
  });
});
