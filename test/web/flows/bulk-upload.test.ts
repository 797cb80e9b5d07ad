import { expect } from 'chai';
import { before } from 'mocha';
import type { Page } from 'playwright-core';
import { documentBulkText } from '../../../packages/web/src/messages/document-bulk.ts';
import { documentsText } from '../../../packages/web/src/messages/documents.ts';
import { filesText } from '../../../packages/web/src/messages/files.ts';
import { commonText } from '../../../packages/web/src/messages/common.ts';
import { createFileItemsJob } from '../../../packages/server/src/domains/documents/uploads/file-items-job.ts';
import { oneDatabase } from '../../server/support/each-database.ts';
import { loginAs, makeCategory, makeWorkspace } from '../../server/support/factories.ts';
import { jobContext } from '../../server/tools/tools-bed.ts';
import { browserPages } from '../../support/browser/browser-pages.ts';
import { button } from '../support/hands.ts';
import { logInPage } from '../support/log-in-page.ts';
import { arriveAt, openScreen } from '../support/opened-screen.ts';
import { servedWeb } from '../support/serve-web.ts';
import { cellOf, pasteCells, shownCell, writeCell } from '../support/sheet-cells.ts';

const [text, words] = [documentBulkText.jp, documentsText.jp];
const amountHead = `${words.recordAmount}（${words.yen}）`;

oneDatabase('sqlite', 'the table of a bulk upload', (own) => {
  const server = servedWeb(own);
  const open = browserPages();

  before(async () => {
    const category = await makeCategory(own.database, { name: '請求書' });
    const { Meta, DocumentType, DocumentTypeMeta } = own.models;
    await own.database.write(async (transaction) => {
      const type = await DocumentType.create({ name: '受領請求書', category_id: category.id }, { transaction });
      const meta = await Meta.create({ name: '請求番号', type: 1, required: true }, { transaction });
      await DocumentTypeMeta.create({ type_id: type.id, meta_id: meta.id, required: true }, { transaction });
    });
  });

  /** A member of a new company. */
  async function begin() {
    const { company, root } = await makeWorkspace(own.database);
    const { page, problems } = await open();
    await logInPage(page, server(), root, company);
    return { company, root, page, problems, client: await loginAs(server(), root, company) };
  }

  async function addFiles(page: Page, names: readonly string[]): Promise<void> {
    await openScreen(page, `${server().url}/document/bulk-upload`);
    const choosing = page.waitForEvent('filechooser');
    await button(page, filesText.jp.choose).last().click();
    const files = names.map((name) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(`${name}の内容`) }));
    await (await choosing).setFiles(files);
    await button(page, text.add(names.length)).click();
    await arriveAt(page, '/document/bulk-upload/list');
    await page.getByText(text.saved).waitFor();
  }

  it('takes cells of Excel, copies them down, keeps a line that is wrong with its reason, and files the others', async () => {
    const { company, root, page, problems } = await begin();
    await addFiles(page, ['一.txt', '二.txt', '三.txt']);
    await pasteCells(
      page,
      words.name,
      1,
      '青葉の請求書\t請求書\t受領請求書\t2026/4/30\t330,000\t株式会社青葉\r\n若葉の請求書\t請求書\t受領請求書\t令和8年5月31日\t１１０，０００\t有限会社若葉\r\n',
    );
    // The type brings its field, which the lines of the type need.
    await pasteCells(page, '請求番号', 1, 'A-001\nA-002');
    await cellOf(page, words.category, 2).click();
    // With the capital letter that Caps Lock gives.
    await page.keyboard.press('Control+D');
    await shownCell(page, words.category, 3, '請求書').waitFor();
    await writeCell(page, amountHead, 3, '千円くらい');
    // Words that are no amount stay in the cell, with the reason.
    await page.locator('td[aria-invalid="true"]', { hasText: '千円くらい' }).waitFor();
    expect(await cellOf(page, amountHead, 3).getAttribute('title')).to.equal(text.noAmount);
    await button(page, text.file(3)).click();
    await page.getByText(text.accepted(2)).waitFor();
    await page.getByText(text.held(1)).waitFor();

    const running = await own.models.BulkUploadItem.findAll({ where: { workspace_id: company.id, status: 'running' } });
    const ids = running.map(({ id }) => id);
    const payload = { workspace_id: company.id, user_id: root.id, ids, locale: 'jp' as const };
    await createFileItemsJob(server().services).run(payload, jobContext());
    await page.getByText(text.states.done).nth(1).waitFor();
    const filed = await own.models.Document.findAll({ where: { workspace_id: company.id }, order: ['id'] });
    expect(
      filed.map(({ name, record_date, record_amount, record_party }) => [
        name,
        record_date,
        record_amount,
        record_party,
      ]),
    ).to.deep.equal([
      ['青葉の請求書', '2026-04-30', 330_000, '株式会社青葉'],
      ['若葉の請求書', '2026-05-31', 110_000, '有限会社若葉'],
    ]);
    // What is wrong is not lost by going elsewhere by accident.
    await button(page, text.clear).click();
    await page.getByText(text.states.done).first().waitFor({ state: 'detached' });
    await page.getByRole('link', { name: text.more }).click();
    await button(page.getByRole('dialog'), commonText.jp.stay).click();
    await page.locator('td[aria-invalid="true"]', { hasText: '千円くらい' }).waitFor();
    expect(problems).to.deep.equal([]);
  });

  it('keeps cells that another window changed too, shows both values, and saves what is chosen', async () => {
    const { page, client } = await begin();
    await addFiles(page, ['一.txt', '二.txt']);
    const lines = async (): Promise<Record<string, unknown>[]> =>
      (await client.get('/v1/documents/bulk-upload')).body.data.items;
    const [first, second] = await lines();
    // The page learns of the other window by the refusal of its own change.
    let isOver = (): void => undefined;
    const refused = new Promise<void>((resolve) => {
      isOver = resolve;
    });
    await page.route(/\/v1\/documents\/bulk-upload\?/, async (route) => {
      await refused;
      await route.continue();
    });
    const elsewhere = await client.put('/v1/documents/bulk-upload', {
      items: [
        { id: first?.['id'], record_party: '株式会社青空', record_amount: 100, version: first?.['version'] },
        { id: second?.['id'], record_party: '株式会社大地', version: second?.['version'] },
      ],
    });
    expect(elsewhere.status, elsewhere.text).to.equal(200);
    const reply = page.waitForResponse((each) => each.request().method() === 'PUT');
    await writeCell(page, words.name, 1, '名前も変えた');
    await writeCell(page, words.recordParty, 1, '株式会社青葉');
    await writeCell(page, words.recordParty, 2, '株式会社若葉');
    expect((await reply).status()).to.equal(409);
    isOver();

    const conflicts = page.getByRole('region', { name: text.conflicts(2) });
    await conflicts.getByText(`${text.savedFirst}：株式会社青空`).waitFor();
    await conflicts.getByText(`${text.entered}：株式会社若葉`).waitFor();
    // The cells show what was typed; what only one side changed is saved and taken over.
    await shownCell(page, words.recordParty, 1, '株式会社青葉').waitFor();
    await shownCell(page, amountHead, 1, '100').waitFor();
    await page.getByText(text.saved).waitFor();
    expect((await lines()).map(({ name, record_party }) => [name, record_party])).to.deep.equal([
      ['名前も変えた', '株式会社青空'],
      ['二.txt', '株式会社大地'],
    ]);
    await button(conflicts, text.enteredOf(text.cell(words.recordParty, 1))).click();
    await button(
      page.getByRole('region', { name: text.conflicts(1) }),
      text.savedFirstOf(text.cell(words.recordParty, 2)),
    ).click();
    await page.getByText(text.saved).waitFor();
    await shownCell(page, words.recordParty, 2, '株式会社大地').waitFor();
    expect(await page.getByText(text.conflictWhy).count()).to.equal(0);
    expect((await lines()).map(({ record_party, record_amount }) => [record_party, record_amount])).to.deep.equal([
      ['株式会社青葉', 100],
      ['株式会社大地', null],
    ]);
  });

  it('keeps a value that the server refuses in its cell with the reason, and saves the others', async () => {
    const { page, client } = await begin();
    await addFiles(page, ['一.txt', '二.txt']);
    const long = '株'.repeat(256);
    const refused = page.waitForResponse((each) => each.status() === 400);
    await writeCell(page, words.recordParty, 1, long);
    await writeCell(page, words.name, 2, '名前を変えた');
    const { errors } = await (await refused).json();
    const [[path, [problem]]] = Object.entries<string[]>(errors) as [[string, [string]]];
    expect(path).to.equal('items[0].record_party');
    const kept = page.locator('td[aria-invalid="true"]', { hasText: long });
    await kept.waitFor();
    // Beside the long value, what a line can do stays in sight.
    const remove = page.getByRole('button', { name: text.remove('一.txt') });
    const [box, width] = [await remove.boundingBox(), page.viewportSize()?.width ?? 0];
    expect((box?.x ?? width) + (box?.width ?? 0)).to.be.at.most(width);
    expect(await kept.getAttribute('title')).to.equal(problem);
    await page.getByText(text.saved).waitFor();
    const lines = (await client.get('/v1/documents/bulk-upload')).body.data.items;
    expect(lines.map((line: Record<string, unknown>) => [line['name'], line['record_party']])).to.deep.equal([
      ['一.txt', null],
      ['名前を変えた', null],
    ]);
    await writeCell(page, words.recordParty, 1, '株式会社青葉');
    await shownCell(page, words.recordParty, 1, '株式会社青葉').waitFor();
    await kept.waitFor({ state: 'detached' });
    await page.getByText(text.saved).waitFor();
  });

  it('names what was typed into a line that another window removed', async () => {
    const { page, client } = await begin();
    await addFiles(page, ['一.txt', '二.txt']);
    const [first] = (await client.get('/v1/documents/bulk-upload')).body.data.items;
    let isOver = (): void => undefined;
    const removed = new Promise<void>((resolve) => {
      isOver = resolve;
    });
    await page.route(/\/v1\/documents\/bulk-upload$/, async (route) => {
      await removed;
      await route.continue();
    });
    await writeCell(page, words.recordParty, 1, '株式会社青葉');
    expect((await client.delete(`/v1/documents/bulk-upload/${first.id}`)).status).to.equal(200);
    isOver();
    await page.getByText(text.lost).waitFor();
    await page.getByText(`${words.recordParty}：株式会社青葉`).waitFor();
    await button(page, text.lostRead).click();
    await page.getByText(text.lost).waitFor({ state: 'detached' });
  });
});
