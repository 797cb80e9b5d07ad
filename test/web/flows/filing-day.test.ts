import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { createReadVersionJob } from '../../../packages/server/src/domains/documents/previews/read-version-job.ts';
import { createFileItemsJob } from '../../../packages/server/src/domains/documents/uploads/file-items-job.ts';
import { createLocalRealtime } from '../../../packages/server/src/realtime/local-realtime.ts';
import { approvalsText } from '../../../packages/web/src/messages/approvals.ts';
import { documentBulkText } from '../../../packages/web/src/messages/document-bulk.ts';
import { documentsText } from '../../../packages/web/src/messages/documents.ts';
import { filesText } from '../../../packages/web/src/messages/files.ts';
import { listText } from '../../../packages/web/src/messages/list.ts';
import { makeDocx, p } from '../../engine/word/support/make-docx.ts';
import { samplePdf } from '../../server/approvals/scene.ts';
import { oneDatabase } from '../../server/support/each-database.ts';
import { makeCategory, makeGroup, makeMember, makeWorkspace } from '../../server/support/factories.ts';
import { jobContext } from '../../server/tools/tools-bed.ts';
import { browserPages } from '../../support/browser/browser-pages.ts';
import { temporaryFolders } from '../../support/temporary-folder.ts';
import { dropFiles } from '../support/drop-files.ts';
import { button, field, link } from '../support/hands.ts';
import { logInPage } from '../support/log-in-page.ts';
import { arriveAt, openScreen } from '../support/opened-screen.ts';
import { servedWeb } from '../support/serve-web.ts';
import { cellOf, pasteCells, shownCell, writeCell } from '../support/sheet-cells.ts';

const [bulk, words, files, approvals] = [documentBulkText.jp, documentsText.jp, filesText.jp, approvalsText.jp];
const amountHead = `${words.recordAmount}（${words.yen}）`;
const two = (at: number): string => String(at).padStart(2, '0');

/** 30 files in two folders: texts, one PDF and one Word file; and an empty file next to them. */
function writeFiles(folder: string): readonly string[] {
  const write = (under: string, name: string, content: string | Uint8Array): void => {
    mkdirSync(join(folder, under), { recursive: true });
    writeFileSync(join(folder, under, name), content);
  };
  for (let at = 1; at <= 20; at += 1) write('請求', `請求${two(at)}.txt`, `請求書${at}\n御請求金額 ${at}0,000円`);
  for (let at = 1; at <= 8; at += 1) write('契約', `契約${two(at)}.txt`, `契約書${at}\n甲と乙は次のとおり契約する。`);
  write('契約', '契約09.pdf', samplePdf('乙は納品後に検収を受ける'));
  write('契約', '契約10.docx', makeDocx(p('乙は再委託をしない。')));
  write('.', '空の控え.txt', '');
  return ['契約', '請求', '空の控え.txt'].map((name) => join(folder, name));
}

oneDatabase('sqlite', 'a day of filing in the browser', (own) => {
  const server = servedWeb(own, { services: { realtime: createLocalRealtime() } });
  const open = browserPages();
  const makeFolder = temporaryFolders();

  /** A company with a category and a type for contracts, and a member who approves them. */
  async function makeOffice() {
    const { company, root } = await makeWorkspace(own.database);
    const category = await makeCategory(own.database, { company, name: '契約' });
    const { Meta, DocumentType, DocumentTypeMeta } = own.models;
    await own.database.write(async (transaction) => {
      const type = await DocumentType.create({ name: '業務委託契約', category_id: category.id }, { transaction });
      const meta = await Meta.create({ name: '管理番号', type: 1, required: true }, { transaction });
      await DocumentTypeMeta.create({ type_id: type.id, meta_id: meta.id, required: true }, { transaction });
    });
    const categories = [{ category, full: true }];
    const group = await makeGroup(own.database, { company, categories, permissions: ['accept_document'] });
    const { user: approver } = await makeMember(own.database, {
      company,
      groups: [group],
      values: { last_name: '佐藤' },
    });
    return { company, root, approver };
  }

  it('takes 30 files by drop, sorts them by folder, files what the grid makes right, finds one by two characters, and has it approved', async () => {
    const { company, root, approver } = await makeOffice();
    const { page, problems } = await open();
    await logInPage(page, server(), root, company);
    await openScreen(page, `${server().url}/document/bulk-upload`);
    await dropFiles(page.getByRole('group', { name: files.files }), writeFiles(makeFolder()));
    // The empty file is refused where it was dropped; the others arrive.
    const rows = page.getByRole('list', { name: files.files }).getByRole('listitem');
    await rows.filter({ hasText: '空の控え.txt' }).getByText(files.empty).waitFor();
    await button(page, bulk.add(30)).waitFor();
    await page.getByRole('checkbox', { name: bulk.folders }).check();
    await button(page, bulk.add(30)).click();
    await arriveAt(page, '/document/bulk-upload/list');
    await page.getByText(bulk.saved).waitFor();

    // The folders became categories: the one that was there already, and a new one. Lines are in the order of folders and names.
    await shownCell(page, words.category, 1, '契約').waitFor();
    await shownCell(page, words.category, 30, '請求').waitFor();
    await pasteCells(page, words.type, 1, '業務委託契約');
    // The type is copied down to the selected lines.
    const contracts = page.getByRole('row').filter({ hasText: '契約' }).filter({ hasNotText: '請求' });
    for (const line of await contracts.getByRole('checkbox').all()) await line.check();
    await cellOf(page, words.type, 1).click();
    await page.keyboard.press('Control+D');
    await shownCell(page, words.type, 10, '業務委託契約').waitFor();
    for (const line of await contracts.getByRole('checkbox').all()) await line.uncheck();
    const numbers = Array.from({ length: 10 }, (_, at) => `K-${two(at + 1)}`);
    // One contract has no number, one invoice an amount that is none.
    await pasteCells(page, '管理番号', 1, numbers.with(3, '').join('\n'));
    const facts = Array.from({ length: 20 }, (_, at) => `2026/11/${two(at + 1)}\t${at + 1}0,000\t株式会社青葉`);
    await pasteCells(page, words.recordDate, 11, facts.with(6, '2026/11/07\t七万円\t株式会社青葉').join('\r\n'));
    await button(page, bulk.file(30)).click();
    await page.getByText(bulk.accepted(28)).waitFor();
    await page.getByText(bulk.held(2)).waitFor();
    await runFiling(page, 28);
    expect(await filed()).to.have.length(28);
    // What a line that was refused can do stays in sight.
    const remove = await page.getByRole('button', { name: bulk.remove('契約04.txt') }).boundingBox();
    expect((remove?.x ?? Infinity) + (remove?.width ?? 0)).to.be.at.most(page.viewportSize()?.width ?? 0);

    await writeCell(page, '管理番号', 4, 'K-04');
    await writeCell(page, amountHead, 17, '７０，０００');
    await page.getByText(bulk.saved).waitFor();
    await button(page, bulk.file(2)).click();
    await page.getByText(bulk.accepted(2)).waitFor();
    await runFiling(page, 30);
    const documents = await filed();
    expect(new Set(documents.map(({ name }) => name)).size).to.equal(30);
    expect(documents.filter(({ record_party }) => record_party === '株式会社青葉')).to.have.length(20);
    expect(documents.find(({ name }) => name === '請求07.txt')?.record_amount).to.equal(70_000);

    // Jobs read the texts of the files. Two characters of the PDF find it among the 30.
    for (const { id } of await own.models.DocumentVersion.findAll({ where: { workspace_id: company.id } }))
      await createReadVersionJob(server().services).run({ workspace_id: company.id, version_id: id }, jobContext());
    await openScreen(page, `${server().url}/document/search`);
    await page.getByRole('searchbox').fill('検収');
    await page.getByText(listText.jp.range(1, 1, 1)).waitFor();
    expect(await page.locator('mark').allInnerTexts()).to.deep.equal(['検収']);
    await link(page, '契約09.pdf').click();
    await arriveAt(page, /^\/document\/detail\/\d+$/);

    await button(page, approvals.ask).click();
    const dialog = page.getByRole('dialog');
    await field(dialog, approvals.approverOf(1)).fill('佐藤');
    await page.getByRole('option', { name: '佐藤' }).first().click();
    await button(dialog, approvals.ask).click();
    await dialog.waitFor({ state: 'detached' });
    const { page: other, problems: others } = await open();
    await logInPage(other, server(), approver, company);
    await openScreen(other, `${server().url}/document/approve/list`);
    await link(other, '契約09.pdf').click();
    await arriveAt(other, /^\/document\/detail\/\d+$/);
    await button(other, approvals.approve).click();
    await other.getByText(approvals.approved, { exact: true }).waitFor();
    // The page of the applicant follows, and offers the file with the seals.
    await button(page, approvals.sealed).waitFor();
    const approved = await own.models.Document.findOne({ where: { name: '契約09.pdf' }, rejectOnEmpty: true });
    expect(approved.approve).to.equal(2);
    expect([...problems, ...others]).to.deep.equal([]);

    function filed() {
      return own.models.Document.findAll({ where: { workspace_id: company.id, status: 'filed' } });
    }
    /** Runs the job of the lines that were accepted, and waits until the table shows how many are filed. */
    async function runFiling(shown: Page, done: number): Promise<void> {
      const where = { workspace_id: company.id, status: 'running' };
      const ids = (await own.models.BulkUploadItem.findAll({ where })).map(({ id }) => id);
      const payload = { workspace_id: company.id, user_id: root.id, ids, locale: 'jp' as const };
      await createFileItemsJob(server().services).run(payload, jobContext());
      await shown
        .getByText(bulk.states.done, { exact: true })
        .nth(done - 1)
        .waitFor();
    }
  });
});
