import { expect } from 'chai';
import { makeDocx, p } from '../../engine/word/support/make-docx.ts';
import { eachDatabase } from '../support/each-database.ts';
import { buildApplication, startInstance, type Instance } from '../tools/tools-bed.ts';

const template = makeDocx(p('{{#if 会社名}}') + p('{{会社名}} 御中') + p('{{/if}}') + p('終わり'));

eachDatabase('the preview of an application', (own) => {
  let here: Instance;
  let made: Awaited<ReturnType<typeof buildApplication>>;
  before(async () => {
    here = await startInstance(own.database);
    made = await buildApplication(here, template);
  });
  after(() => here.server.close());
  const preview = (body: object) => here.staff.post(`${made.at}/preview`, body);

  it('has pages as PDF with answers that are complete or not, and the reasons of blocks', async () => {
    const block = { file_id: made.fileId, path: [0, 1] };
    const whole = await preview({ answers: { 会社名: '株式会社A' }, blocks: [block] });
    expect(whole.status, whole.text).to.equal(200);
    const { files, reasons } = whole.body.data;
    expect(files[0].name).to.equal('契約書_株式会社A.pdf');
    expect(Buffer.from(files[0].pdf, 'base64').subarray(0, 5).toString()).to.equal('%PDF-');
    expect(reasons[0]).to.deep.include({ ...block, repeat: [], shown: true });
    expect(reasons[0].lines.join('\n')).to.contain('会社名');
    const empty = await preview({ answers: {}, blocks: [block], number: 1, file_id: made.fileId });
    expect(empty.status, empty.text).to.equal(200);
    expect(empty.body.data.files).to.have.length(1);
    expect(empty.body.data.reasons[0].shown).to.equal(false);
    // The draft is shown as soon as it is edited.
    const { version } = (await here.staff.get(made.at)).body.data;
    await here.staff.post(`${made.at}/versions`, { version });
    const later = (await here.staff.get(made.at)).body.data.version;
    const renamed = { name: '新しい契約書.docx', version: later };
    expect((await here.staff.put(`${made.at}/files/${made.fileId}`, renamed)).status).to.equal(200);
    expect((await preview({ answers: {} })).body.data.files[0].name).to.equal('新しい契約書.pdf');
    expect((await preview({ answers: {}, number: 1 })).body.data.files[0].name).to.equal('契約書.pdf');
  });

  it('is refused for files, blocks and versions that are not there', async () => {
    expect((await preview({ answers: {}, file_id: 999 })).status).to.equal(422);
    const gone = await preview({ answers: {}, blocks: [{ file_id: made.fileId, path: [99] }] });
    expect([gone.status, gone.body.code], gone.text).to.deep.equal([422, 'documents_refused']);
    expect(gone.body.message).to.match(/^書類を作成できません。/);
    expect((await preview({ answers: {}, number: 99 })).status).to.equal(404);
    expect((await here.staff.post('/admin/v1/applications/99999/preview', { answers: {} })).status).to.equal(404);
  });
});
