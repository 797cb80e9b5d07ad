import { expect } from 'chai';
import { eachDatabase } from '../support/each-database.ts';
import { addOwn, openTemplateBed, sendForm, wordFile, type TemplateBed } from './bed.ts';

const path = '/v1/own-document-templates';

eachDatabase('templates of a company', (own) => {
  let bed: TemplateBed;
  before(async () => {
    bed = await openTemplateBed(own.database);
  });
  after(() => bed.server.close());

  const put = (id: number, values: Readonly<Record<string, string>>, file?: Blob) =>
    sendForm(
      bed.root,
      ['put', `${path}/${id}`],
      values,
      file === undefined ? undefined : { name: '新しい版.docx', content: file },
    );

  it('have the fields that their tags need, with kinds by their names', async () => {
    const made = await addOwn(
      bed.root,
      '注文書',
      '{{会社名}} 御中　{{注文日}}',
      '{{#each 明細}}{{品名}} {{数量}}{{/each}}',
      '{{備考}}{{#if 急ぎ}}至急{{/if}}',
    );
    const kinds = made.fields.map(({ name, list, kind }: Record<string, string>) => [name, list, kind]);
    expect(kinds).to.have.deep.members([
      ['会社名', [], 'text'],
      ['注文日', [], 'date'],
      ['品名', ['明細'], 'text'],
      ['数量', ['明細'], 'number'],
      ['備考', [], 'multiline'],
      ['急ぎ', [], 'check'],
    ]);
    expect(made).to.deep.include({ field_count: 6, supplied: false, name: '注文書' });
    const { content, files } = (await bed.root.get(`${path}/${made.id}/paper`)).body.data;
    expect(content.files).to.have.length(1);
    expect(content.fields.map(({ name }: { name: string }) => name)).to.include('品名');
    expect(Buffer.from(files[0].data, 'base64').subarray(0, 2).toString()).to.equal('PK');
  });

  it('keep titles and kinds of fields, also with a new file', async () => {
    const { id } = await addOwn(bed.root, '覚書', '{{相手}}と{{区分}}');
    const fields = {
      'fields[0][name]': '区分',
      'fields[0][title]': '契約の区分',
      'fields[0][kind]': 'choice',
      'fields[0][options][0]': '新規',
      'fields[0][options][1]': '更新',
      'fields[0][required]': 'true',
    };
    const saved = await put(id, { version: '0', ...fields });
    expect(saved.status, saved.text).to.equal(200);
    // The new file lacks 相手, about which the form still says something.
    const old = { 'fields[0][name]': '相手', 'fields[0][title]': '相手方', 'fields[0][kind]': 'text' };
    const replaced = await put(
      id,
      { version: '1', ...old, 'fields[0][required]': 'false' },
      wordFile('{{区分}}　{{締結日}}'),
    );
    expect(replaced.status, replaced.text).to.equal(200);
    expect(replaced.body.data.fields).to.deep.include({
      name: '区分',
      list: [],
      group: '記入事項',
      title: '契約の区分',
      kind: 'choice',
      options: ['新規', '更新'],
      required: true,
    });
    expect(replaced.body.data.fields.map(({ name }: { name: string }) => name)).to.have.members(['区分', '締結日']);
  });

  it('refuse settings that do not fit, at their field', async () => {
    const { id } = await addOwn(bed.root, '通知', '{{区分}}');
    const settings = (name: string, options: readonly string[]) => ({
      version: '0',
      'fields[0][name]': name,
      'fields[0][title]': name,
      'fields[0][kind]': 'choice',
      'fields[0][required]': 'false',
      ...Object.fromEntries(options.map((option, at) => [`fields[0][options][${at}]`, option])),
    });
    expect((await put(id, settings('ない', ['甲']))).body.errors).to.have.property('fields[0].name');
    expect((await put(id, settings('区分', []))).body.errors).to.have.property('fields[0].options');
    expect((await put(id, settings('区分', ['甲', '甲']))).body.errors).to.have.property('fields[0].options');
    expect((await bed.root.get(`${path}/${id}`)).body.data.version).to.equal(0);
  });

  it('say what is wrong with their tags, and take no other file than Word', async () => {
    const wrong = await addOwn(bed.root, '誤り', '{{#if 条件}}閉じていない');
    expect(wrong.field_count).to.equal(0);
    expect(wrong.findings[0]).to.deep.include({ severity: 'error' });
    expect((await bed.root.get(`${path}/${wrong.id}/paper`)).body.code).to.equal('template_without_fields');
    const text = { name: 'メモ.docx', content: new Blob(['ただのテキスト']) };
    expect((await sendForm(bed.root, ['post', path], {}, text)).status).to.equal(415);
    const cut = { name: '壊.docx', content: wordFile('本文').slice(0, 200) };
    expect((await sendForm(bed.root, ['post', path], {}, cut)).status).to.be.oneOf([400, 415]);
  });

  it('are for every member of the company, and unknown to others; deleted ones are restored', async () => {
    const { id } = await addOwn(bed.root, '社内規程', '本文');
    expect((await bed.colleague.get(`${path}/${id}`)).status).to.equal(200);
    expect((await bed.colleague.get(`/v1/document-templates/${id}`)).body.data.supplied).to.equal(false);
    for (const reply of [
      await bed.stranger.get(`${path}/${id}`),
      await bed.stranger.get(`/v1/document-templates/${id}/download`),
      await bed.stranger.delete(`${path}/${id}`),
      await bed.stranger.post('/v1/document-template-fills', { template_id: id }),
    ])
      expect(reply.status).to.equal(404);
    const used = async () =>
      (await own.models.WorkspaceUsage.findOne({ where: { workspace_id: bed.workspaceId } }))?.bytes;
    const full = await used();
    expect((await bed.root.delete(`${path}/${id}`)).status).to.equal(200);
    expect(await used()).to.be.lessThan(full ?? 0);
    const names = async (query: object) =>
      (await bed.root.get(path, { query: { ...query } })).body.data.items.map(({ name }: { name: string }) => name);
    expect(await names({ keyword: '社内' })).to.deep.equal([]);
    expect(await names({ deleted: true })).to.deep.equal(['社内規程']);
    expect((await bed.colleague.post(`${path}/${id}/restore`)).status).to.equal(200);
    expect(await names({ keyword: '社内', sort: 'name' })).to.deep.equal(['社内規程']);
    expect(await used()).to.equal(full);
  });
});
