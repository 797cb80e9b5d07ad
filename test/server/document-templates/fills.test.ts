import { expect } from 'chai';
import { readWordText } from '@shorui/engine/convert';
import { eachDatabase } from '../support/each-database.ts';
import type { TestClient } from '../support/test-client.ts';
import { addOwn, openTemplateBed, sendForm, wordFile, type TemplateBed } from './bed.ts';

const path = '/v1/document-template-fills';

eachDatabase('documents from templates', (own) => {
  let bed: TemplateBed;
  before(async () => {
    bed = await openTemplateBed(own.database);
  });
  after(() => bed.server.close());

  const begin = async (client: TestClient, body: object) => {
    const reply = await client.post(path, body);
    expect(reply.status, reply.text).to.equal(201);
    return reply.body.data;
  };
  const textOf = async (documentId: number): Promise<string> => {
    const file = await bed.root.get(`/v1/documents/${documentId}/download`);
    expect(file.status, file.text).to.equal(200);
    return readWordText(new Uint8Array(file.bytes)).join('\n');
  };

  it('are drafts with the filled Word file; made again, the draft has a new version', async () => {
    const template = await addOwn(
      bed.root,
      '発注書',
      '{{会社名}} 御中',
      '{{発注日}}',
      '{{#each 明細}}{{品名}}{{/each}}',
    );
    const fill = await begin(bed.root, {
      template_id: template.id,
      name: '発注書（山田）',
      category_id: bed.categoryId,
    });
    const asked = (await bed.root.get(`${path}/${fill.id}`)).body.data;
    expect(asked.content.questions).to.have.length.greaterThan(1);
    expect((await bed.root.get(`${path}/${fill.id}/paper`)).body.data.files).to.have.length(1);
    await bed.root.put(`${path}/${fill.id}`, {
      answers: { 会社名: '株式会社山田', 明細: [{ 品名: '椅子' }, { 品名: '机' }] },
    });
    const saved = await bed.root.put(`${path}/${fill.id}`, { answers: { 発注日: '2026-04-01' } });
    expect([saved.status, saved.body.data.errors]).to.deep.equal([200, []]);
    const made = await bed.root.post(`${path}/${fill.id}/document`);
    expect(made.status, made.text).to.equal(200);
    const document = made.body.data;
    expect(document).to.deep.include({ name: '発注書（山田）', status: 'draft', source: 'template', kind: 'word' });
    expect([document.category.id, document.file_name]).to.deep.equal([bed.categoryId, '発注書（山田）.docx']);
    expect(await textOf(document.id)).to.equal('株式会社山田 御中\n2026年4月1日\n椅子机');

    await bed.root.put(`${path}/${fill.id}`, { answers: { 会社名: '株式会社田中', 明細: null } });
    const again = (await bed.root.post(`${path}/${fill.id}/document`)).body.data;
    expect([again.id, again.version_number]).to.deep.equal([document.id, 2]);
    expect(await textOf(document.id)).to.contain('株式会社田中 御中');

    const filed = await bed.root.post(`/v1/documents/drafts/${document.id}/file`, { version: again.version });
    expect([filed.status, filed.body.data.status]).to.deep.equal([200, 'filed']);
    const { items } = (await bed.root.get(path)).body.data;
    expect(items[0].document).to.deep.equal({ id: document.id, name: '発注書（山田）', status: 'filed' });
    // What is filed stays as it is.
    const next = (await bed.root.post(`${path}/${fill.id}/document`)).body.data;
    expect([next.id === document.id, next.status]).to.deep.equal([false, 'draft']);
  });

  it('repeat a list of plain texts for each line that was entered', async () => {
    const template = await addOwn(bed.root, '連絡書', '{{件名}}', '{{#each 備考}}［{{this}}］{{/each}}');
    expect(template.findings).to.deep.equal([]);
    const kinds = template.fields.map(({ name, kind }: Record<string, string>) => [name, kind]);
    expect(kinds).to.deep.equal([
      ['件名', 'text'],
      ['備考', 'lines'],
    ]);
    const fill = await begin(bed.root, { template_id: template.id, name: '連絡書', category_id: bed.categoryId });
    await bed.root.put(`${path}/${fill.id}`, { answers: { 件名: '納期', 備考: '来週\n\n送料込み' } });
    const made = await bed.root.post(`${path}/${fill.id}/document`);
    expect(await textOf(made.body.data.id)).to.equal('納期\n［来週］［送料込み］');
  });

  it('are refused with the field while a required answer is missing; what was typed is kept', async () => {
    const template = await addOwn(bed.root, '申請', '{{件名}}');
    const settings = { name: '件名', title: '申請の件名', kind: 'text', required: 'true' };
    const saved = await sendForm(bed.root, ['put', `/v1/own-document-templates/${template.id}`], {
      version: '0',
      ...Object.fromEntries(Object.entries(settings).map(([name, value]) => [`fields[0][${name}]`, value])),
    });
    expect(saved.status, saved.text).to.equal(200);
    const fill = await begin(bed.root, { template_id: template.id });
    const refused = await bed.root.post(`${path}/${fill.id}/document`);
    expect([refused.status, refused.body.code]).to.deep.equal([422, 'documents_refused']);
    expect(refused.body.errors).to.have.property('件名');
    expect((await bed.root.get('/v1/documents/drafts')).body.data.items).to.not.deep.include({ name: '申請' });
    const complete = await bed.root.put(`${path}/${fill.id}`, { answers: { 件名: '備品の購入' } });
    expect(complete.body.data.errors).to.deep.equal([]);
    expect((await bed.root.post(`${path}/${fill.id}/document`)).body.data.name).to.equal('申請');
  });

  it('from a template without fields are a copy of its file', async () => {
    const reply = await sendForm(
      bed.staff,
      ['post', '/admin/v1/document-templates'],
      { name: '規程', is_public: 'true' },
      {
        name: '規程.docx',
        content: wordFile('第1条　目的'),
      },
    );
    const fill = await begin(bed.colleague, { template_id: reply.body.data.id, name: '就業規則: 改定/案' });
    expect((await bed.colleague.get(`${path}/${fill.id}`)).body.data.content).to.deep.equal({});
    expect((await bed.colleague.get(`${path}/${fill.id}/paper`)).body.code).to.equal('template_without_fields');
    const made = (await bed.colleague.post(`${path}/${fill.id}/document`)).body.data;
    expect([made.file_name, made.kind]).to.deep.equal(['就業規則_ 改定_案.docx', 'word']);
  });

  it('belong to the member who fills them in, need full access to the category, and say when their template is deleted', async () => {
    const template = await addOwn(bed.root, '報告', '{{本文}}');
    const fill = await begin(bed.root, { template_id: template.id });
    for (const client of [bed.colleague, bed.stranger]) {
      expect((await client.get(`${path}/${fill.id}`)).status).to.equal(404);
      expect((await client.put(`${path}/${fill.id}`, { answers: {} })).status).to.equal(404);
      expect((await client.post(`${path}/${fill.id}/document`)).status).to.equal(404);
      expect((await client.delete(`${path}/${fill.id}`)).status).to.equal(404);
    }
    const unreadable = await bed.colleague.post(path, { template_id: template.id, category_id: bed.categoryId });
    expect(unreadable.status).to.equal(404);
    await bed.root.delete(`/v1/own-document-templates/${template.id}`);
    expect((await bed.root.post(`${path}/${fill.id}/document`)).body.code).to.equal('template_deleted');
    const row = (await bed.root.get(path)).body.data.items.find(({ id }: { id: number }) => id === fill.id);
    expect(row.template).to.equal(null);
    expect((await bed.root.delete(`${path}/${fill.id}`)).status).to.equal(200);
  });
});
