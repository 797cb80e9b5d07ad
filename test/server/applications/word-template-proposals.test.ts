import { expect } from 'chai';
import { makeDocx, p, row, run, table } from '../../engine/word/support/make-docx.ts';
import { partOf, textOf } from '../../engine/word/support/read-docx.ts';
import { eachDatabase } from '../support/each-database.ts';
import type { TestServer } from '../support/start-server.ts';
import type { TestClient } from '../support/test-client.ts';
import { createApplication, startBuilders, uploadTo } from './builders.ts';

eachDatabase('Word templates without tags', (own) => {
  let server: TestServer;
  let staff: TestClient;
  before(async () => {
    ({ server, staff } = await startBuilders(own.database));
  });
  after(() => server.close());

  let at: string;
  beforeEach(async () => {
    at = await createApplication(staff, '業務委託契約');
  });
  const uploaded = async (bytes: Uint8Array): Promise<number> => {
    const reply = await uploadTo(staff, at, { bytes, name: '契約書.docx', segment: 'word-templates/upload' });
    expect(reply.status, reply.text).to.equal(200);
    return reply.body.data.item.id;
  };
  const test = async (id: number): Promise<string> => {
    const reply = await staff.get(`${at}/word-templates/${id}/test-download`);
    expect(reply.status, reply.text).to.equal(200);
    return textOf(reply.bytes);
  };
  const read = async (id: number) => (await staff.get(`${at}/word-templates/${id}`)).body.data;

  it('propose questions for their blanks, and print the answers there', async () => {
    const id = await uploaded(makeDocx(p('契約金額：　　　　　円') + p('契約締結日：　　年　　月　　日') + p('以上')));
    const proposed = await staff.get(`${at}/files/${id}/question-proposals`);
    const { questions, version } = proposed.body.data;
    expect(questions.map(({ fields }: { fields: { name: string }[] }) => fields.map(({ name }) => name))).to.deep.equal(
      [['契約金額'], ['契約締結日']],
    );
    const made = await staff.post(`${at}/questions/create-multiple`, { questions, version, file_id: id });
    expect(made.status, made.text).to.equal(200);
    const { document } = await read(id);
    expect(document.children[0].children[0].replacements).to.deep.equal([
      { at: 5, from: '　　　　　', to: '{{number 契約金額}}' },
    ]);
    expect(await test(id))
      .to.include('以上')
      .and.not.include('契約締結日：　');
    const again = await staff.get(`${at}/files/${id}/question-proposals`);
    expect(again.body.data.questions).to.deep.equal([]);
  });

  it('propose questions for blanks of headers and for empty content controls, and print the answers there', async () => {
    const control = `<w:sdt><w:sdtPr><w:alias w:val="契約日"/><w:showingPlcHdr/><w:date/></w:sdtPr><w:sdtContent>${run('日付を選択')}</w:sdtContent></w:sdt>`;
    const header = { 'header1.xml': p('文書番号：＿＿＿＿') };
    const id = await uploaded(makeDocx(table(row('氏名', '', '部署', '［　　　］')) + `<w:p>${control}</w:p>`, header));
    const proposed = await staff.get(`${at}/files/${id}/question-proposals`);
    const { questions, version } = proposed.body.data;
    const names = questions.flatMap(({ fields }: { fields: { name: string }[] }) => fields.map(({ name }) => name));
    expect(names).to.have.members(['氏名', '部署', '契約日', '文書番号']);
    const made = await staff.post(`${at}/questions/create-multiple`, { questions, version, file_id: id });
    expect(made.status, made.text).to.equal(200);
    const reply = await staff.get(`${at}/word-templates/${id}/test-download`);
    expect(reply.status, reply.text).to.equal(200);
    expect(partOf(reply.bytes)).to.not.match(/showingPlcHdr|日付を選択|［　/);
    expect(textOf(reply.bytes, 'word/header1.xml')).to.match(/^文書番号：[^＿]+$/);
    expect((await staff.get(`${at}/files/${id}/question-proposals`)).body.data.questions).to.deep.equal([]);
  });
});
