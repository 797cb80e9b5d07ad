import { expect } from 'chai';
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { createLocalRealtime } from '../../../packages/server/src/realtime/local-realtime.ts';
import { applicationsText } from '../../../packages/web/src/messages/applications.ts';
import { downloadsText } from '../../../packages/web/src/messages/downloads.ts';
import { previewText } from '../../../packages/web/src/messages/preview.ts';
import { questionsText } from '../../../packages/web/src/messages/questions.ts';
import { wizardText } from '../../../packages/web/src/messages/wizard.ts';
import { seePdf } from '../../engine/pdf/support/see-pdf.ts';
import { textOf } from '../../engine/word/support/read-docx.ts';
import { Cashier } from '../../server/payments/support.ts';
import { oneDatabase } from '../../server/support/each-database.ts';
import { makeCompany, makePlan, makeUser, makeWorkspace } from '../../server/support/factories.ts';
import { browserPages } from '../../support/browser/browser-pages.ts';
import { button, field, link } from '../support/hands.ts';
import { inkIn } from '../support/ink-in.ts';
import { logInPage } from '../support/log-in-page.ts';
import { contractName, offerContract } from '../support/offered-contract.ts';
import { noticeForm, noticeName, noticePlaces, offerNotice } from '../support/offered-notice.ts';
import { arriveAt, openScreen } from '../support/opened-screen.ts';
import { servedWeb } from '../support/serve-web.ts';
import { waitForInk } from '../support/wait-for-ink.ts';

const [applications, downloads, questions, wizard] = [
  applicationsText.jp,
  downloadsText.jp,
  questionsText.jp,
  wizardText.jp,
];

oneDatabase('sqlite', 'an application in use', (own) => {
  const server = servedWeb(own, { services: { realtime: createLocalRealtime() } });
  const open = browserPages();
  let cashier: Cashier;
  before(async () => {
    cashier = await Cashier.open(own, server());
    await cashier.setUp();
    await offerContract(cashier, 3300);
    await offerNotice(cashier);
  });

  /** A company of the plan, and pages of its root user: each with cookies of its own, as on devices of its own. */
  async function company(name: string) {
    const { company: own_, root } = await makeWorkspace(own.database, {
      plan_id: cashier.planId,
      name,
      roles: ['application'],
    });
    return async () => {
      const opened = await open();
      await logInPage(opened.page, server(), root, own_);
      return opened;
    };
  }

  const saved = (page: Page): Promise<void> => page.getByText(/に自動保存しました/).waitFor();
  const group = (page: Page, name: string): Locator => page.getByRole('group', { name });

  async function begin(page: Page, name = contractName): Promise<void> {
    await openScreen(page, `${server().url}/applications`);
    await page.getByRole('searchbox', { name: applications.search }).fill(name);
    await link(page, name).click();
    await arriveAt(page, /^\/applications\/detail\/\d+$/);
    await button(page, applications.use).click();
    await arriveAt(page, /^\/applications\/form\/\d+$/);
  }

  async function answerBuyer(page: Page): Promise<void> {
    await field(page, '会社名').fill('株式会社しずく計測');
    await group(page, '担当者').getByLabel(questions.last).fill('髙橋');
    await group(page, '担当者').getByLabel(questions.first).fill('恭子');
    await field(page, '引渡日').fill('令和7年6月2日');
    await field(page, '会社名').focus();
    await page.getByText('令和7年6月2日（2025/06/02').waitFor();
  }

  async function download(page: Page, name: string): Promise<Uint8Array> {
    const [file] = await Promise.all([page.waitForEvent('download'), button(page, name).click()]);
    return new Uint8Array(await readFile(await file.path()));
  }

  it('is found, answered, continued on another device, paid by transfer and downloaded', async () => {
    const enter = await company('株式会社しずく計測');
    const first = await enter();
    await begin(first.page);
    await answerBuyer(first.page);
    await saved(first.page);
    const { pathname, search } = new URL(first.page.url());
    await first.page.close();

    const { page, problems } = await enter();
    await openScreen(page, `${server().url}${pathname}${search}`);
    // What is answered is done: the wizard goes on with the next question.
    await page.getByRole('heading', { name: '決済の方法を選んでください。' }).waitFor();
    await button(page, wizard.goBack('買主')).click();
    expect(await field(page, '会社名').inputValue()).to.equal('株式会社しずく計測');
    await button(page, wizard.goOn('決済')).click();

    // 口座 is asked of those who pay by transfer alone; choosing it moves no focus.
    const steps = page.getByRole('navigation', { name: wizard.steps });
    expect(await steps.getByText('口座').count()).to.equal(0);
    await page.getByRole('radio', { name: '振込' }).check();
    await steps.getByText('口座').waitFor();
    expect(
      await page.getByRole('radio', { name: '振込' }).evaluate((each) => each === document.activeElement),
    ).to.equal(true);
    await page.getByRole('radio', { name: '現金' }).check();
    await steps.getByText('口座').waitFor({ state: 'detached' });
    await button(page, wizard.goOn('明細')).click();

    const item = (number: number): Locator => page.getByRole('region', { name: questions.item('明細', number) });
    await field(item(1), '品名').fill('流量計');
    await field(item(1), '金額').fill('１２０，０００');
    await button(page, questions.addItem('明細')).click();
    await field(item(2), '品名').fill('取付工事');
    await field(item(2), '金額').fill('30000');
    await button(page, questions.moveUp(questions.item('明細', 2))).click();
    await item(1).getByText('取付工事').first().waitFor();
    await button(page, wizard.goOn('合計')).click();
    await page.getByText('150,000円').waitFor();
    await button(page, wizard.toReview).click();
    await page.getByRole('heading', { name: wizard.reviewTitle }).waitFor();
    await page.getByText('髙橋　恭子').waitFor();
    await page.getByText('120,000円', { exact: true }).waitFor();
    await button(page, wizard.finish).click();

    await arriveAt(page, /^\/applications\/download\/\d+$/);
    await page.getByText(downloads.unpaid).waitFor();
    await link(page, downloads.pay).click();
    await arriveAt(page, /^\/applications\/charge\/\d+$/);
    await page.getByText(contractName, { exact: true }).waitFor();
    await button(page, downloads.toTransfer).click();
    await arriveAt(page, '/applications/bank-transfer');
    await page.getByText('書類銀行').waitFor();
    await page.getByText(contractName, { exact: true }).waitFor();
    await button(page, downloads.notify).click();
    await page.getByText(/振込の連絡を受け付けました/).waitFor();

    const list = await cashier.staff.get('/admin/v1/applications/transfer-requests');
    const [request] = list.body.data.items as readonly { readonly id: number; readonly version: number }[];
    const confirmed = await cashier.confirm(request?.id ?? 0, { version: request?.version });
    expect(confirmed.status, confirmed.text).to.equal(200);

    // The open page follows what the staff have confirmed.
    await page.getByText(downloads.paidWhy).waitFor();
    await link(page, downloads.toDownload).click();
    await arriveAt(page, /^\/applications\/download\/\d+$/);
    const word = textOf(await download(page, downloads.word));
    for (const text of ['株式会社しずく計測 御中', '髙橋', '2025年06月02日', '150000']) expect(word).to.contain(text);
    const pdf = (await seePdf(await download(page, downloads.pdf))).map(({ text }) => text).join('');
    expect(pdf).to.contain('株式会社しずく計測');

    await openScreen(page, `${server().url}/receipt`);
    await page.getByText('R-0000001').waitFor();
    const receipt = await download(page, downloads.getReceipt);
    expect(new TextDecoder().decode(receipt.slice(0, 5))).to.equal('%PDF-');
    expect(problems).to.deep.equal([]);
  });

  it('is found from the first screen of the application role, and continued from there', async () => {
    const root = await makeUser(own.database, { is_role_application: true });
    const features = { application_view: true, download_document_template: true };
    const plan = await makePlan(own.database, { features });
    const home = await makeCompany(own.database, { root, roles: ['application'], plan_id: plan.id });
    const { page, problems } = await open();
    await logInPage(page, server(), root, home);
    await openScreen(page, `${server().url}/dashboard`);
    await page.getByText(applications.listEmpty, { exact: true }).waitFor();
    await link(page, applications.find).click();
    await arriveAt(page, '/applications');
    await begin(page);
    await answerBuyer(page);
    await saved(page);
    const { pathname, search } = new URL(page.url());
    await openScreen(page, `${server().url}/dashboard`);
    await link(page, applications.ofRun(applications.resume, contractName)).click();
    await arriveAt(page, pathname);
    expect(new URL(page.url()).search).to.equal(search);
    await page.getByRole('heading', { name: '決済の方法を選んでください。' }).waitFor();
    expect(problems).to.deep.equal([]);
  });

  it('can be answered by keyboard alone; what is missing is said with the texts of the specification', async () => {
    const enter = await company('株式会社鍵盤');
    const { page } = await enter();
    await begin(page);
    await page.keyboard.press('Control+Enter');
    await field(page, '会社名').focus();
    await page.keyboard.press('Control+Enter');
    await page.getByText(wizard.faults(3)).waitFor();
    await page.getByText('会社名は必須項目です').waitFor();
    await field(page, '会社名').focus();
    await page.keyboard.insertText('株式会社鍵盤');
    await page.keyboard.press('Tab');
    await page.keyboard.insertText('𠮷');
    // The fonts of the PDF have the character, but not the one that the paper is set in.
    await page.getByText(questions.otherFont('𠮷')).waitFor();
    // A person types once the cursor is in the field.
    for (const [label, text] of [
      [questions.first, '盤子'],
      [questions.kana, 'ケンバンコ'],
      ['引渡日', '2025/6/2'],
    ] as const) {
      await page.keyboard.press('Tab');
      await field(page, label).and(page.locator(':focus')).waitFor();
      await page.keyboard.insertText(text);
    }
    expect(await field(page, '引渡日').inputValue()).to.equal('2025/6/2');
    // Nothing is missing now. Enter takes over what an input method converts, with Ctrl too: the page stays.
    await field(page, '会社名').focus();
    const devices = await page.context().newCDPSession(page);
    const enterKey = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13 } as const;
    await devices.send('Input.imeSetComposition', { text: 'けんばん', selectionStart: 4, selectionEnd: 4 });
    for (const modifiers of [0, 2])
      for (const type of ['keyDown', 'keyUp'] as const)
        await devices.send('Input.dispatchKeyEvent', { type, modifiers, ...enterKey });
    await devices.send('Input.insertText', { text: '鍵盤' });
    await devices.detach();
    expect(await field(page, '会社名').inputValue())
      .to.contain('鍵盤')
      .and.not.contain('けんばん');
    expect(await page.getByRole('heading', { name: '買主を入力してください。' }).count()).to.equal(1);
    await page.keyboard.press('Control+Enter');
    await page.getByRole('heading', { name: '決済の方法を選んでください。' }).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('Control+Enter');
    await page.getByRole('heading', { name: '明細を入力してください。' }).waitFor();
    await saved(page);
  });

  it('has a PDF form alone: its page is shown with the values as they are typed, and the downloaded file has them', async () => {
    const enter = await company('株式会社変更');
    const { page, problems } = await enter();
    await begin(page, noticeName);
    const preview = page.getByRole('region', { name: previewText.jp.title });
    const paper = preview.getByRole('img', { name: previewText.jp.page(1, 1) });
    await waitForInk(paper.locator('.ui-page-picture canvas'), 300);
    await field(page, '提出先').fill('燕市長');
    // The values are on a canvas of their own, above the form.
    await waitForInk(paper.locator('> canvas'), 20);
    await field(page, '備考').fill('転居のため');
    await saved(page);
    await button(page, wizard.toReview).click();
    await button(page, wizard.finish).click();
    await arriveAt(page, /^\/applications\/download\/\d+$/);
    // A form has no other format to choose.
    expect(await button(page, downloads.word).count()).to.equal(0);
    const [seen, ...more] = await seePdf(await download(page, downloads.pdf), 2);
    expect(more).to.deep.equal([]);
    expect(seen?.text).to.contain('燕市長').and.contain('転居のため');
    const [blank] = await seePdf(new Uint8Array(await readFile(noticeForm)), 2);
    if (seen === undefined || blank === undefined) throw new Error('A file has no page.');
    for (const place of noticePlaces) expect(inkIn(seen, place)).to.be.greaterThan(inkIn(blank, place) + 100);
    expect(problems).to.deep.equal([]);
  });

  it('keeps what is typed without a connection and sends it when the connection is back', async () => {
    const enter = await company('株式会社途切れ');
    const { page } = await enter();
    await begin(page);
    await page.context().setOffline(true);
    await field(page, '会社名').fill('株式会社途切れ');
    await page.getByText(wizard.offline).waitFor();
    await page.context().setOffline(false);
    await saved(page);
    const run = new URL(page.url()).searchParams.get('run');
    const row = await own.database.models.ApplicationUser.findByPk(Number(run), { rejectOnEmpty: true });
    expect(JSON.parse(row.answers)).to.include({ 会社名: '株式会社途切れ' });
  });

  it('says why it does not go on to the papers while answers are not saved, and goes on once they are', async () => {
    const enter = await company('株式会社中断');
    const { page } = await enter();
    await begin(page, noticeName);
    await page.context().setOffline(true);
    await field(page, '提出先').fill('燕市長');
    await button(page, wizard.toReview).click();
    await button(page, wizard.finish).click();
    await page.getByText(wizard.notBegun).waitFor();
    await page.context().setOffline(false);
    await saved(page);
    await page.getByText(wizard.notBegun).waitFor({ state: 'detached' });
    await button(page, wizard.finish).click();
    await arriveAt(page, /^\/applications\/download\/\d+$/);
  });
});
