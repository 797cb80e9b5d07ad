import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { makeDocx, p } from '../../engine/word/support/make-docx.ts';
import { eachDatabase } from '../support/each-database.ts';
import type { TestReply } from '../support/test-client.ts';
import { createApplication, startBuilders, uploadTo, versionOf, type Builders } from './builders.ts';

const letter = makeDocx(p('{{会社名}} 御中'));
const form = readFileSync(new URL('../../../fixtures/forms/notification.pdf', import.meta.url));
/** A question with the field 会社名, for an application whose last id is `last`. */
const company = (last = 0): readonly object[] => [
  { action: 'create', kind: 'question', value: { name: '相手', title: '相手方', type: 'fields' } },
  { action: 'create', kind: 'field_group', question_id: last + 1, value: { name: '相手方' } },
  { action: 'create', kind: 'field', value: { name: '会社名', type: 1, field_group_id: last + 2 } },
];

eachDatabase('publishing an application', (own) => {
  let here: Builders;
  let at: string;
  before(async () => {
    here = await startBuilders(own.database);
  });
  after(() => here.server.close());
  beforeEach(async () => {
    at = await createApplication(here.staff, '業務委託契約');
  });

  const edit = async (changes: readonly object[]): Promise<void> => {
    const reply = await here.staff.post(`${at}/edit`, { version: await versionOf(here.staff, at), changes });
    expect(reply.status, reply.text).to.equal(200);
  };
  const upload = async (bytes: Uint8Array, name: string): Promise<void> => {
    const reply = await uploadTo(here.staff, at, { bytes, name });
    expect(reply.status, reply.text).to.equal(201);
  };
  const publish = async (state = 1): Promise<TestReply> =>
    here.staff.put(`${at}/publish`, { publish: state, version: await versionOf(here.staff, at) });
  const refused = async (): Promise<TestReply> => {
    const reply = await publish();
    expect([reply.status, reply.body.code], reply.text).to.deep.equal([422, 'publish_refused']);
    const { publish: state, frozen } = (await here.staff.get(at)).body.data;
    expect([state, frozen]).to.deep.equal([0, false]);
    return reply;
  };

  it('succeeds when each Word template and each PDF is there and compiles', async () => {
    await edit(company());
    await upload(letter, '通知書_{{会社名}}.docx');
    await upload(form, '届出書.pdf');
    const made = await here.staff.post(`${at}/word-templates`, { name: '覚書.docx' });
    expect(made.status, made.text).to.equal(201);
    const reply = await publish();
    expect(reply.status, reply.text).to.equal(200);
    expect(reply.body.data).to.include({ publish: 1, published_number: 1, frozen: true });
  });

  it('is refused with the name of each file that is not there, in the language of the caller', async () => {
    await edit(
      ['契約書.docx', '届出書.pdf'].map((name) => ({
        action: 'create',
        kind: 'file',
        value: { type: name.endsWith('.pdf') ? 'pdf' : 'word', name, path: `files/${name}` },
      })),
    );
    const reply = await refused();
    expect(reply.body.message).to.match(/^公開できません。「契約書\.docx」：このファイルの内容がありません。/);
    expect(Object.keys(reply.body.errors)).to.deep.equal(['files[0]', 'files[1]']);
    expect(reply.body.errors['files[1]'][0]).to.match(/^「届出書\.pdf」：/);
    const body = { publish: 1, version: await versionOf(here.staff, at) };
    const english = await here.staff.put(`${at}/publish`, body, { headers: { 'accept-language': 'en' } });
    expect(english.body.message).to.match(
      /^The application cannot be published\. "契約書\.docx": The file has no content\./,
    );
  });

  it('is refused for a tag that nothing answers and for a name that does not compile', async () => {
    await upload(letter, '通知書.docx');
    await upload(makeDocx(p('以上')), '覚書_{{#if.docx');
    const { errors, message } = (await refused()).body;
    expect(message).to.contain('「通知書.docx」：').and.contain('「会社名」という質問や項目はありません。');
    expect(message).to.not.contain('files/');
    expect(errors['files[1]'][0]).to.match(/^「覚書_\{\{#if\.docx」：/);
    await edit(company(2));
    expect(Object.keys((await refused()).body.errors)).to.deep.equal(['files[1]']);
  });

  it('is refused when the content of a file was lost, and works again once it is replaced', async () => {
    await upload(form, '届出書.pdf');
    const [asset] = await own.models.ApplicationAsset.findAll({ order: [['id', 'DESC']], limit: 1 });
    await here.server.services.storage.delete(asset?.key ?? '');
    expect((await refused()).body.errors['files[0]'][0]).to.contain('届出書.pdf');
    await edit([{ action: 'delete', kind: 'file', id: 1 }]);
    await upload(form, '届出書.pdf');
    expect((await publish()).status).to.equal(200);
  });

  it('is refused when the application was edited while its files were checked', async () => {
    await edit(company());
    await upload(letter, '通知書.docx');
    const { documents } = here.server.services;
    const check = documents.check.bind(documents);
    documents.check = async (load) => {
      const found = await check(load);
      await edit([
        { action: 'create', kind: 'file', value: { type: 'word', name: '欠.docx', path: 'files/none.docx' } },
      ]);
      return found;
    };
    try {
      expect((await publish()).status).to.equal(409);
    } finally {
      documents.check = check;
    }
    await refused();
  });

  it('is not needed to withdraw an application', async () => {
    await edit(company());
    await upload(letter, '通知書.docx');
    expect((await publish(2)).body.data).to.include({ publish: 2 });
    await own.models.ApplicationAsset.destroy({ where: {} });
    expect((await publish(0)).body.data).to.include({ publish: 0, published_number: null });
  });
});
