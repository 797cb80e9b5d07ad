import { expect } from 'chai';
import { readFile } from 'node:fs/promises';
import { readZip } from '@shorui/engine/node';
import type { Locator, Page } from 'playwright-core';
import { applicationsText } from '../../../packages/web/src/messages/applications.ts';
import { commonText } from '../../../packages/web/src/messages/common.ts';
import { detailText } from '../../../packages/web/src/messages/detail.ts';
import { downloadsText } from '../../../packages/web/src/messages/downloads.ts';
import { inputsText } from '../../../packages/web/src/messages/inputs.ts';
import { questionsText } from '../../../packages/web/src/messages/questions.ts';
import { wizardText } from '../../../packages/web/src/messages/wizard.ts';
import { makePng } from '../../engine/word/support/images.ts';
import { textOf } from '../../engine/word/support/read-docx.ts';
import { Cashier } from '../../server/payments/support.ts';
import { oneDatabase } from '../../server/support/each-database.ts';
import { makeWorkspace } from '../../server/support/factories.ts';
import { browserPages, type OpenedPage } from '../../support/browser/browser-pages.ts';
import { button, field, link } from '../support/hands.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { logInPage } from '../support/log-in-page.ts';
import { offerReport, reportName } from '../support/offered-report.ts';
import { arriveAt, openScreen } from '../support/opened-screen.ts';
import { servedWeb } from '../support/serve-web.ts';

const [applications, downloads, questions, wizard] = [
  applicationsText.jp,
  downloadsText.jp,
  questionsText.jp,
  wizardText.jp,
];

oneDatabase('sqlite', 'what helps with answers', (own) => {
  const server = servedWeb(own);
  const open = browserPages();
  before(async () => offerReport(await Cashier.open(own, server())));

  const saved = (page: Page): Promise<void> => page.getByText(/に自動保存しました/).waitFor();
  const item = (page: Page, number: number): Locator =>
    page.getByRole('region', { name: questions.item('指摘', number) });

  async function begin(page: Page): Promise<void> {
    await openScreen(page, `${server().url}/applications`);
    await link(page, reportName).click();
    await arriveAt(page, /^\/applications\/detail\/\d+$/);
    await button(page, applications.use).click();
    await arriveAt(page, /^\/applications\/form\/\d+$/);
  }

  /** Types a word with an input method: its reading, then its conversion. */
  async function convert(page: Page, reading: string, word: string): Promise<void> {
    const devices = await page.context().newCDPSession(page);
    for (const text of [reading, word])
      await devices.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
    await devices.send('Input.insertText', { text: word });
    await devices.detach();
  }

  async function download(page: Page, control: Locator): Promise<Uint8Array> {
    const [file] = await Promise.all([page.waitForEvent('download'), control.click()]);
    return new Uint8Array(await readFile(await file.path()));
  }

  it('fills in what is known, reads furigana and postal codes, prints pictures, and takes a deletion back', async () => {
    const { company, root } = await makeWorkspace(own.database, {
      plan_id: (await own.models.Plan.findOne({ rejectOnEmpty: true })).id,
      name: '株式会社しずく計測',
      phone: '0312345678',
      roles: ['application'],
    });
    const { page, problems } = await open();
    await logInPage(page, server(), root, company);
    await begin(page);

    // Both questions are on the first page. Nothing that is typed already is overwritten.
    await page.getByRole('heading', { name: '会社を入力してください。' }).waitFor();
    await page.getByRole('heading', { name: '報告者を入力してください。' }).waitFor();
    await button(page, wizard.fromCompany(2)).click();
    await page.getByText(wizard.prefilled(2)).waitFor();
    expect(await field(page, '会社名').inputValue()).to.equal('株式会社しずく計測');
    await field(page, questions.last).focus();
    await convert(page, 'たかはし', '髙橋');
    await field(page, questions.first).focus();
    await convert(page, 'きょうこ', '恭子');
    await page.getByText(questions.kanaFilled).waitFor();
    expect(await field(page, questions.kana).inputValue()).to.equal('タカハシ キョウコ');
    await field(page, '郵便番号').fill('１００−０００１');
    await button(page, inputsText.jp.fillAddress).click();
    await page.getByText(inputsText.jp.filled('東京都千代田区千代田')).waitFor();
    expect(await field(page, '住所').inputValue()).to.equal('東京都千代田区千代田');
    await button(page, wizard.goOn('指摘')).click();

    await field(item(page, 1), '内容').fill('配管の腐食');
    await page.locator('input[type=file]').setInputFiles({
      name: '配管.png',
      mimeType: 'image/png',
      buffer: Buffer.from(makePng()),
    });
    await item(page, 1).getByRole('img', { name: questions.pictureAlt }).waitFor();
    await item(page, 1).getByText('配管.png').waitFor();
    await saved(page);

    // Another device adds an item; the list follows when the person comes back to this one.
    const { search } = new URL(page.url());
    const second = await page.context().newPage();
    await openScreen(second, page.url());
    await button(second, questions.addItem('指摘')).click();
    await field(item(second, 2), '内容').fill('弁の固着');
    await saved(second);
    await second.close();
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await item(page, 2).getByText('弁の固着').waitFor();
    await page.getByText(wizard.merged).waitFor();

    await button(page, wizard.toReview).click();
    await page.getByRole('img', { name: questions.pictureAlt }).waitFor();
    await button(page, wizard.finish).click();
    await arriveAt(page, /^\/applications\/download\/\d+$/);
    const word = await download(page, button(page, downloads.downloadOne('報告書.docx')));
    expect(textOf(word)).to.contain('弁の固着');
    expect(readZip(word).has('word/media/shorui1.png')).to.equal(true);
    const zip = readZip(await download(page, button(page, downloads.all)));
    expect(zip.entries.map(({ name }) => name)).to.deep.equal(['報告書.docx', '控え.docx']);

    await button(page, commonText.jp.delete).click();
    await button(page.getByRole('dialog'), commonText.jp.delete).click();
    await arriveAt(page, '/applications/list');
    await button(page, commonText.jp.undo).click();
    await page.getByText(detailText.jp.restored(reportName)).waitFor();
    await link(page, reportName).waitFor();

    // The next run takes over what was answered, the list and its pictures too.
    await begin(page);
    expect(new URL(page.url()).search).to.not.equal(search);
    await page.getByRole('button', { name: /^前回の回答/ }).click();
    await button(page, wizard.goOn('指摘')).click();
    await item(page, 2).getByText('弁の固着').waitFor();
    await saved(page);
    expect(problems).to.deep.equal([]);
  });

  /** A user of a new company begins to answer. */
  async function beginInNewCompany(): Promise<OpenedPage> {
    const { company, root } = await makeWorkspace(own.database, {
      plan_id: (await own.models.Plan.findOne({ rejectOnEmpty: true })).id,
      roles: ['application'],
    });
    const { page, problems } = await open();
    await logInPage(page, server(), root, company);
    await begin(page);
    return { page, problems };
  }

  it('warns of characters of a name that no font of the papers has, until they are replaced', async () => {
    const { page, problems } = await beginInNewCompany();
    await field(page, questions.first).fill('太郎\ue000');
    await page.getByText(questions.privateCharacter).waitFor();
    await field(page, questions.last).fill('\u{12000}田');
    await page.getByText(questions.missingCharacter('\u{12000}', undefined)).waitFor();
    await field(page, questions.last).fill('髙田');
    await page.getByText(questions.missingCharacter('\u{12000}', undefined)).waitFor({ state: 'detached' });
    await field(page, questions.first).fill('太郎');
    await page.getByText(questions.privateCharacter).waitFor({ state: 'detached' });
    // The answers are saved with and without them.
    await saved(page);
    expect(problems).to.deep.equal([]);
  });

  it('goes on once the answers of an earlier run have come, though the person was faster', async () => {
    const { page, problems } = await beginInNewCompany();
    await field(page, '会社名').fill('株式会社しずく計測');
    await field(page, '会社電話番号').fill('0312345678');
    await field(page, questions.last).fill('髙橋');
    await field(page, questions.first).fill('恭子');
    await field(page, questions.kana).fill('タカハシ キョウコ');
    await field(page, '郵便番号').fill('1000001');
    await field(page, '住所').fill('東京都千代田区千代田');
    await saved(page);
    const earlier = new URL(page.url()).searchParams.get('run') ?? '';
    await begin(page);
    const release = await holdRequests(page, `**/find-for-user/${earlier}`);
    await page.getByRole('button', { name: /の回答/ }).click();
    await button(page, wizard.goOn('指摘')).click();
    expect(await page.getByText(/入力内容に不備/).count()).to.equal(0);
    release();
    await item(page, 1).waitFor();
    expect(problems).to.deep.equal([]);
  });

  it('takes over the answers of an earlier run, and nothing that is typed already', async () => {
    const { page, problems } = await beginInNewCompany();
    await field(page, '会社名').fill('株式会社しずく計測');
    await field(page, questions.last).fill('髙橋');
    await field(page, questions.first).fill('恭子');
    await saved(page);
    await begin(page);
    await field(page, '会社名').fill('株式会社みなと製作所');
    await page.getByRole('button', { name: /の回答/ }).click();
    await page.waitForFunction(() => [...document.querySelectorAll('input')].some(({ value }) => value === '恭子'));
    expect(await field(page, '会社名').inputValue()).to.equal('株式会社みなと製作所');
    expect(await field(page, questions.last).inputValue()).to.equal('髙橋');
    expect(problems).to.deep.equal([]);
  });
});
