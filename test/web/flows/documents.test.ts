import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { commonText } from '../../../packages/web/src/messages/common.ts';
import { detailText } from '../../../packages/web/src/messages/detail.ts';
import { documentCompareText } from '../../../packages/web/src/messages/document-compare.ts';
import { documentDetailText } from '../../../packages/web/src/messages/document-detail.ts';
import { documentPreviewText } from '../../../packages/web/src/messages/document-preview.ts';
import { documentUploadText } from '../../../packages/web/src/messages/document-upload.ts';
import { documentsText } from '../../../packages/web/src/messages/documents.ts';
import { downloadsText } from '../../../packages/web/src/messages/downloads.ts';
import { filesText } from '../../../packages/web/src/messages/files.ts';
import { listText } from '../../../packages/web/src/messages/list.ts';
import { createReadVersionJob } from '../../../packages/server/src/domains/documents/previews/read-version-job.ts';
import { makeDocx, p } from '../../engine/word/support/make-docx.ts';
import { oneDatabase } from '../../server/support/each-database.ts';
import {
  loginAs,
  loginAsAdmin,
  makeAdmin,
  makeCategory,
  makeCompany,
  makePlan,
  makeUser,
} from '../../server/support/factories.ts';
import { beginRun, publishApplicationBy } from '../../server/support/published-application.ts';
import { jobContext } from '../../server/tools/tools-bed.ts';
import { browserPages } from '../../support/browser/browser-pages.ts';
import { button, field, fillFields, link } from '../support/hands.ts';
import { logInPage } from '../support/log-in-page.ts';
import { arriveAt, openScreen } from '../support/opened-screen.ts';
import { servedWeb } from '../support/serve-web.ts';

const [common, text, upload, detail] = [commonText.jp, documentsText.jp, documentUploadText.jp, documentDetailText.jp];
const [preview, compare, downloads] = [documentPreviewText.jp, documentCompareText.jp, downloadsText.jp];

const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const textFile = (name: string, content: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });

/** Chooses files as a person does by the button of the drop zone. */
async function addFiles(page: Page, files: readonly ReturnType<typeof textFile>[]): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await button(page, filesText.jp.choose).last().click();
  await (await choosing).setFiles([...files]);
}

oneDatabase('postgres', 'documents in the browser', (own) => {
  const server = servedWeb(own);
  const open = browserPages();

  /** A company whose documents have a category and a type with fields. */
  async function makeOffice() {
    const { database } = own;
    const root = await makeUser(database);
    const company = await makeCompany(database, { root, plan_id: (await makePlan(database)).id });
    const category = await makeCategory(database, { name: '契約書' });
    const { Meta, DocumentType, DocumentTypeMeta } = database.models;
    await database.write(async (transaction) => {
      const type = await DocumentType.create({ name: '業務委託契約', category_id: category.id }, { transaction });
      const number = await Meta.create({ name: '管理番号', type: 1, required: true }, { transaction });
      const end = await Meta.create({ name: '契約終了日', type: 4 }, { transaction });
      for (const { id } of [number, end])
        await DocumentTypeMeta.create({ type_id: type.id, meta_id: id }, { transaction });
    });
    return { root, company };
  }

  async function choose(page: Page, label: string, words: string): Promise<void> {
    await field(page, label).fill(words);
    await page.getByRole('option', { name: words }).first().click();
  }

  it('are filed 30 at once with their values, found, versioned, deleted and restored', async () => {
    const { root, company } = await makeOffice();
    const { page, problems } = await open();
    await logInPage(page, server(), root, company);
    await openScreen(page, `${server().url}/document`);
    await page.getByText(text.empty).waitFor();
    await link(page, text.add).first().click();
    await arriveAt(page, '/document/upload');
    // The limit of the configuration, in the units of the server's message.
    await page.getByText(upload.limits('20MB', 200)).waitFor();

    const names = Array.from({ length: 30 }, (_, at) => `覚書${String(at + 1).padStart(2, '0')}.txt`);
    await addFiles(
      page,
      names.map((name) => textFile(name, `${name}の内容`)),
    );
    await button(page, upload.file(30)).waitFor();
    await page.getByText(upload.waiting).waitFor({ state: 'detached' });
    await button(page, upload.file(30)).click();
    // Category and the field that the type requires are asked for before anything is saved.
    await field(page, text.category).and(page.locator('[aria-invalid="true"]')).waitFor();
    await choose(page, text.category, '契約書');
    await page.getByLabel(text.type, { exact: true }).selectOption({ label: '業務委託契約' });
    await button(page, upload.file(30)).click();
    await field(page, '管理番号').and(page.locator('[aria-invalid="true"]')).waitFor();
    await fillFields(page, {
      管理番号: 'A-100',
      契約終了日: '令和9年3月31日',
      [text.recordDate]: '2026/4/1',
      [text.recordAmount]: '３３０，０００',
      [text.recordParty]: '株式会社青葉デザイン',
      '覚書07.txt': '業務委託の覚書',
    });
    await button(page, upload.file(30)).click();
    await arriveAt(page, '/document');
    await page.getByText(upload.filed(30)).waitFor();
    const saved = await own.database.models.Document.findAll({ where: { workspace_id: company.id } });
    expect(saved.map(({ status, record_amount }) => `${status} ${String(record_amount)}`)).to.deep.equal(
      Array.from({ length: 30 }, () => 'filed 330000'),
    );

    await page.getByRole('searchbox').fill('業務委託の覚書');
    await page.getByText(listText.jp.range(1, 1, 1)).waitFor();
    await link(page, '業務委託の覚書').click();
    await arriveAt(page, /^\/document\/detail\/\d+$/);
    await page.getByText('A-100').waitFor();
    await page.getByText('2027/03/31').waitFor();

    await page.getByRole('tab', { name: detail.versions }).click();
    await button(page, detail.newVersion).click();
    const dialog = page.getByRole('dialog');
    await addFiles(page, [textFile('覚書07-改.txt', '変更した内容')]);
    await dialog.getByText(filesText.jp.done).waitFor();
    await fillFields(dialog, { [detail.note]: '委託料を変更' });
    await button(dialog, detail.newVersion).click();
    await page.getByText(detail.added(2)).waitFor();
    await page.getByRole('list', { name: detail.versions }).getByText('委託料を変更').waitFor();
    await button(page, detail.restoreVersion(1)).click();
    await button(page.getByRole('dialog'), detail.restore).click();
    await page.getByText(detail.restored(1)).waitFor();

    // A Word file is shown as the PDF that a job makes; until then the page says so.
    await button(page, detail.newVersion).click();
    const docx = { name: '覚書07.docx', mimeType: docxType, buffer: Buffer.from(makeDocx(p('甲は乙に委託する。'))) };
    await addFiles(page, [docx]);
    await dialog.getByText(filesText.jp.done).waitFor();
    await button(dialog, detail.newVersion).click();
    await page.getByText(detail.added(4)).waitFor();
    // The newest version and the one before it are compared; keys go from change to change.
    const comparison = page.getByRole('region', { name: compare.title });
    await comparison.locator('ins', { hasText: '甲は乙に委託する。' }).waitFor();
    await comparison.locator('del', { hasText: '覚書07.txtの内容' }).waitFor();
    await comparison.getByRole('group').press('n');
    await comparison.getByText(compare.position(1, 1)).waitFor();
    await field(comparison, compare.before).selectOption({ index: 3 });
    await comparison.locator('del', { hasText: '覚書07.txtの内容' }).waitFor();
    await page.getByRole('tab', { name: detail.document, exact: true }).first().click();
    await button(page, preview.show).click();
    await page.getByText(preview.making).waitFor();
    const word = { where: { workspace_id: company.id, kind: 'word' }, rejectOnEmpty: true } as const;
    const { id: version_id } = await own.database.models.DocumentVersion.findOne(word);
    await createReadVersionJob(server().services).run({ workspace_id: company.id, version_id }, jobContext());
    await page.getByText(preview.making).waitFor({ state: 'detached' });
    await page.locator('canvas').first().waitFor();

    await button(page, common.delete).click();
    for (const effect of detail.removeEffects) await page.getByRole('dialog').getByText(effect).waitFor();
    await button(page.getByRole('dialog'), common.delete).click();
    await arriveAt(page, '/document');
    await button(page, common.undo).click();
    await page.getByText(detailText.jp.restored('業務委託の覚書')).waitFor();
    await page.getByText(listText.jp.range(1, 20, 30)).waitFor();

    // Cards with pictures in the place of the table, which this browser remembers; they open and are selected as rows are.
    await button(page, text.asCards).click();
    const cards = page.getByRole('list', { name: '書類一覧' });
    expect(await cards.getByRole('listitem').count()).to.equal(20);
    await cards.getByRole('checkbox').first().check();
    await page.getByText(listText.jp.selected(1)).waitFor();
    await button(page, listText.jp.unselect).click();
    await page.reload();
    await cards.getByRole('link').first().waitFor();
    await button(page, text.asCards).click();
    await page.getByRole('grid').waitFor();

    // One field of two documents is changed; all others stay, and one step takes it back.
    const end = await own.database.models.Meta.findOne({ where: { name: '契約終了日' }, rejectOnEmpty: true });
    const countEnds = (value: string) =>
      own.database.models.DocumentMetaValue.count({
        where: { workspace_id: company.id, meta_id: end.id, value },
      });
    const before = await countEnds('2027-03-31');
    for (const at of [1, 2]) await page.getByRole('row').nth(at).getByRole('checkbox').check();
    await button(page, text.change).click();
    const changes = page.getByRole('dialog');
    await changes.getByRole('checkbox', { name: '契約終了日' }).check();
    await changes.getByText(text.replaced('契約終了日', 2, 2)).waitFor();
    await changes.getByRole('textbox', { name: '契約終了日' }).fill('令和10年3月31日');
    await button(changes, common.save).click();
    await page.getByText(text.changed(2)).waitFor();
    expect([await countEnds('2028-03-31'), await countEnds('2027-03-31')]).to.deep.equal([2, before - 2]);
    await button(page, common.undo).click();
    await page.getByText(text.changeUndone).waitFor();
    expect([await countEnds('2028-03-31'), await countEnds('2027-03-31')]).to.deep.equal([0, before]);
    expect(problems).to.deep.equal([]);
  });

  it('are filed from the answers of an application, and lead back to them', async () => {
    const { database } = own;
    const root = await makeUser(database);
    const features = { application_view: true, crud_document: true, view_approve_document: true };
    const company = await makeCompany(database, { root, plan_id: (await makePlan(database, { features })).id });
    const category = await makeCategory(database, { company, name: '申請' });
    const { id } = await publishApplicationBy(
      await loginAsAdmin(server(), await makeAdmin(database)),
      '機密保持の届出',
    );
    const run = await beginRun(await loginAs(server(), root, company), id, { 会社名: '株式会社青葉', 決済: 'cash' });
    const { page, problems } = await open();
    await logInPage(page, server(), root, company);
    const file = async (action: string): Promise<void> => {
      await openScreen(page, `${server().url}/applications/download/${run}`);
      await button(page, downloads.keep).click();
      const dialog = page.getByRole('dialog');
      await choose(page, text.category, category.name);
      await button(dialog, downloads.keep).click();
      if (action !== downloads.keep) {
        // The page first names the document that has the same content.
        await dialog.getByText(downloads.keptBefore).waitFor();
        await button(dialog, action).click();
      }
      await arriveAt(page, /^\/document\/detail\/\d+$/);
    };
    await file(downloads.keep);
    await file(downloads.keepAgain);
    expect(await database.models.Document.count({ where: { application_user_id: run } })).to.equal(2);
    await page.getByRole('tab', { name: detail.facts }).click();
    await page.getByText(detail.madeBy('機密保持の届出')).waitFor();
    await link(page, detail.openRun).click();
    await arriveAt(page, `/applications/download/${run}`);
    expect(problems).to.deep.equal([]);
  });
});
