import { readZip } from '@shorui/engine/node';
import { expect } from 'chai';
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { createAdmin } from '../../../packages/server/src/operations/accounts/create-admin.ts';
import { createLocalRealtime } from '../../../packages/server/src/realtime/local-realtime.ts';
import { adminApplicationsText } from '../../../packages/web/src/messages/admin-applications.ts';
import { paymentSettingsText } from '../../../packages/web/src/messages/admin-payment-settings.ts';
import { adminServiceText } from '../../../packages/web/src/messages/admin-service.ts';
import { adminTransfersText } from '../../../packages/web/src/messages/admin-transfers.ts';
import { applicationsText } from '../../../packages/web/src/messages/applications.ts';
import { authText } from '../../../packages/web/src/messages/auth.ts';
import { builderFilesText } from '../../../packages/web/src/messages/builder-files.ts';
import { builderFindingsText } from '../../../packages/web/src/messages/builder-findings.ts';
import { builderSettingsText } from '../../../packages/web/src/messages/builder-settings.ts';
import { builderText } from '../../../packages/web/src/messages/builder.ts';
import { commonText } from '../../../packages/web/src/messages/common.ts';
import { downloadsText } from '../../../packages/web/src/messages/downloads.ts';
import { inputsText } from '../../../packages/web/src/messages/inputs.ts';
import { previewText } from '../../../packages/web/src/messages/preview.ts';
import { questionsText } from '../../../packages/web/src/messages/questions.ts';
import { registerText } from '../../../packages/web/src/messages/register.ts';
import { wizardText } from '../../../packages/web/src/messages/wizard.ts';
import { seePdf } from '../../engine/pdf/support/see-pdf.ts';
import { textOf } from '../../engine/word/support/read-docx.ts';
import { oneDatabase } from '../../server/support/each-database.ts';
import { makePlan, password } from '../../server/support/factories.ts';
import { browserPages, windowSizes, type OpenedPage } from '../../support/browser/browser-pages.ts';
import { button, field, fillFields, link, openMailedLink } from '../support/hands.ts';
import { inkIn, type Place } from '../support/ink-in.ts';
import { arriveAt, openScreen } from '../support/opened-screen.ts';
import { servedWeb } from '../support/serve-web.ts';
import { part, saved as builderSaved } from '../support/served-builder.ts';
import { waitForInk } from '../support/wait-for-ink.ts';

const [files, words, downloads, wizard] = [builderFilesText.jp, builderText.jp, downloadsText.jp, wizardText.jp];
const [transfers, staffWords, account] = [adminTransfersText.jp, adminApplicationsText.jp, paymentSettingsText.jp];
const templates = new URL('../../../fixtures/address-change/files/', import.meta.url);
const name = '住所等変更届';
const owner = 'keiri@hatoba.example.jp';
const company = '株式会社波止場商店';

/** Where the form has its values, in mm from the top left of the page. */
const answered = {
  届出日: { x: 131, y: 32, width: 48, height: 8 },
  氏名: { x: 50, y: 54, width: 128, height: 14 },
  新しい住所: { x: 50, y: 132, width: 140, height: 16 },
  備考: { x: 50, y: 192, width: 140, height: 40 },
} as const satisfies Readonly<Record<string, Place>>;
const unanswered = {
  以前の住所: { x: 51, y: 107, width: 138, height: 15 },
  口座番号: { x: 112, y: 168, width: 49, height: 7 },
} as const satisfies Readonly<Record<string, Place>>;

function expectLetter(letter: string): void {
  for (const text of [
    '令和7年12月1日',
    '横浜市長　殿',
    '髙﨑　𠮷郎',
    '住所、電話番号に変更がありました',
    '〒231-0002　神奈川県横浜市中区海岸通1-2-3',
  ])
    expect(letter).to.contain(text);
}

/** The form has the answers as text, and as ink where they belong; what was not answered stays as blank as it was. */
async function expectForm(file: Uint8Array): Promise<void> {
  const [[made, ...more], [blank]] = await Promise.all([
    seePdf(file, 2),
    seePdf(new Uint8Array(await readFile(new URL('notification.pdf', templates))), 2),
  ]);
  if (made === undefined || blank === undefined) throw new Error('A file has no page.');
  expect(more).to.deep.equal([]);
  for (const text of ['髙﨑', '𠮷郎', '海岸通1-2-3', '本店の移転による。']) expect(made.text).to.contain(text);
  for (const [answer, place] of Object.entries(answered))
    expect(inkIn(made, place), answer).to.be.greaterThan(inkIn(blank, place) + 60);
  for (const [answer, place] of Object.entries(unanswered))
    expect(inkIn(made, place), answer).to.equal(inkIn(blank, place));
}

oneDatabase('sqlite', 'the whole way from templates to a downloaded paper', (own) => {
  const server = servedWeb(own, { services: { realtime: createLocalRealtime() } });
  const open = browserPages();

  /** The staff enter by the form, as the operator who ran `shorui admin create` tells them. */
  async function enterAsStaff(): Promise<OpenedPage> {
    const opened = await open();
    const { page } = opened;
    const { password: given } = await createAdmin(server().services, { uid: 'unei', name: '運営 一郎' });
    await openScreen(page, `${server().url}/admin`);
    const { login } = adminServiceText.jp;
    await fillFields(page, { [login.uid]: 'unei', [login.password]: given });
    await button(page, login.submit).click();
    await arriveAt(page, '/admin');
    return opened;
  }

  async function sayHowToPay(page: Page): Promise<void> {
    await openScreen(page, `${server().url}/admin/settings/payment`);
    await fillFields(page, {
      [account.bank]: '書類銀行',
      [account.branch]: '丸の内支店',
      [account.number]: '0123456',
      [account.holder]: 'カ）ショルイ',
      [account.name]: '株式会社書類',
      [account.address]: '東京都千代田区丸の内1丁目2番3号',
      [account.phone]: '03-1234-5678',
      [account.invoice]: 'T1234567890123',
    });
    await page.getByRole('radio', { name: account.types.ordinary }).check();
    await button(page, commonText.jp.save).click();
    await page.getByText(account.ready).waitFor();
  }

  /** A PDF form and a Word template become an application with questions; it gets a name and a price, and is published. */
  async function build(page: Page, plan: string): Promise<void> {
    await openScreen(page, `${server().url}/admin/applications/build`);
    const dialog = page.getByRole('dialog', { name: files.proposeTitle });
    const put = async (file: string, kinds: Readonly<Record<string, string>> = {}): Promise<void> => {
      await page.locator('input[type=file]').first().setInputFiles(new URL(file, templates).pathname);
      await button(dialog, files.create).waitFor();
      for (const [field_, kind] of Object.entries(kinds))
        await field(dialog, files.fieldKind(field_)).selectOption({ label: kind });
      await button(dialog, files.create).click();
      await dialog.waitFor({ state: 'detached' });
    };
    const { multi_select: several } = words.kinds;
    await put('notification.pdf', { 変更事項: several, 添付書類: several });
    await arriveAt(page, /\/build\/\d+$/);
    const builder = page.url();
    await put('cover-letter.docx');
    await page.getByRole('tab', { name: new RegExp(`^${words.questions}`) }).click();
    await part(page, '氏名').click();
    await page.getByRole('checkbox', { name: builderSettingsText.jp.required, exact: true }).check();
    await builderSaved(page);

    await openScreen(page, builder.replace('/build/', '/edit/'));
    await field(page, staffWords.name).fill(name);
    await button(page, commonText.jp.save).click();
    await arriveAt(page, /^\/admin\/applications\/\d+$/);
    const prices = page.getByRole('region', { name: staffWords.prices });
    await button(prices, commonText.jp.edit).click();
    await field(page.getByRole('dialog'), plan).fill('3300');
    await button(page.getByRole('dialog'), commonText.jp.save).click();
    await prices.getByText(`3,300${staffWords.yen}`).waitFor();

    await openScreen(page, builder);
    await button(page, builderFindingsText.jp.publish).click();
    const publish = page.getByRole('dialog', { name: builderFindingsText.jp.publishTitle });
    await button(publish, builderFindingsText.jp.publish).click();
    await page.getByText(words.frozenNotice).waitFor();
  }

  async function register(page: Page): Promise<void> {
    const text = registerText.jp;
    await openScreen(page, `${server().url}/auth/register-application`);
    await field(page, text.email).fill(owner);
    await button(page, text.send).click();
    await page.getByText(text.confirmSent(owner)).waitFor();
    await openMailedLink(page, server(), owner);
    await fillFields(page, {
      [text.companyName]: company,
      [text.lastName]: '髙﨑',
      [text.firstName]: '真理子',
      [text.password]: password,
    });
    await button(page, text.complete).click();
    await arriveAt(page, '/dashboard');
  }

  async function logIn(page: Page, path: string): Promise<void> {
    const { login } = authText.jp;
    await openScreen(page, `${server().url}${path}`);
    await fillFields(page, { [login.email]: owner, [login.password]: password });
    await button(page, login.submit).click();
  }

  const saved = (page: Page): Promise<void> => page.getByText(/に自動保存しました/).waitFor();
  const download = async (page: Page, label: string): Promise<Uint8Array> => {
    const [file] = await Promise.all([page.waitForEvent('download'), button(page, label).click()]);
    return new Uint8Array(await readFile(await file.path()));
  };

  /** The main button at the foot of the wizard, which names the next page. */
  const goOn = (page: Page): Promise<void> => page.locator('.wizard-foot button').last().click();
  const group = (page: Page, label: string): Locator => page.getByRole('group', { name: label, exact: true });
  const heading = (page: Page, title: string): Promise<void> =>
    page.getByRole('heading', { name: title, exact: true }).waitFor();

  async function answerAddress(page: Page, label: string, line: string): Promise<void> {
    const parts = group(page, label);
    await field(parts, inputsText.jp.postalCode).fill('2310002');
    await button(parts, inputsText.jp.fillAddress).click();
    await parts.getByText(inputsText.jp.filled('神奈川県横浜市中区海岸通')).waitFor();
    await field(parts, inputsText.jp.town).fill(line);
  }

  it('staff build it, a new company answers on two devices and pays, the staff confirm, the files are right', async () => {
    // Plans have neither a screen nor a call of the staff yet.
    const plan = await makePlan(own.database, { features: { application_view: true } });
    const { page: staff, problems: staffProblems } = await enterAsStaff();
    await sayHowToPay(staff);
    await build(staff, plan.name);

    const { page: desk, problems: deskProblems } = await open();
    await register(desk);
    await link(desk, applicationsText.jp.find).first().click();
    await link(desk, name).click();
    await desk.getByText('cover-letter.docx').waitFor();
    await button(desk, applicationsText.jp.use).click();
    await arriveAt(desk, /^\/applications\/form\/\d+$/);
    await heading(desk, '日付を入力してください。');
    await field(desk, '届出日').fill('令和7年12月1日');
    await goOn(desk);
    await heading(desk, 'そのほかの項目を入力してください。');
    await group(desk, '変更事項').getByRole('checkbox', { name: '住所' }).check();
    await group(desk, '変更事項').getByRole('checkbox', { name: '電話番号' }).check();
    await field(desk, '備考').fill('本店の移転による。');
    await saved(desk);
    const { pathname, search } = new URL(desk.url());
    await desk.close();

    // The other device is a phone. After the log-in the person is where the answers ended.
    const { page, problems } = await open(windowSizes.phone);
    await logIn(page, `${pathname}${search}`);
    await arriveAt(page, pathname);
    await button(page, wizard.goBack('日付')).waitFor();
    await heading(page, 'そのほかの項目を入力してください。');
    expect(await field(page, '備考').inputValue()).to.equal('本店の移転による。');
    await goOn(page);
    await heading(page, '氏名・連絡先を入力してください。');
    await goOn(page);
    await page.getByText('氏名は必須項目です').waitFor();
    await field(group(page, '氏名'), questionsText.jp.last).fill('髙﨑');
    await field(group(page, '氏名'), questionsText.jp.first).fill('𠮷郎');
    await goOn(page);
    await heading(page, '変更前を入力してください。');
    await goOn(page);
    await heading(page, '変更後を入力してください。');
    await answerAddress(page, '変更後の住所_2', '海岸通1-2-3');
    await saved(page);
    await button(page, previewText.jp.title).click();
    const preview = page.getByRole('dialog', { name: previewText.jp.of(name) });
    await waitForInk(preview.getByRole('img', { name: previewText.jp.page(1, 1) }).locator('> canvas'), 100);
    await button(preview, commonText.jp.close).click();
    await goOn(page);
    await heading(page, '金額を入力してください。');
    // The questions of the letter that the form does not ask.
    for (const label of ['提出先', '新住所']) {
      await goOn(page);
      await page.getByText(label, { exact: true }).first().waitFor();
      if (label === '提出先') await field(page, label).fill('横浜市長');
      else await answerAddress(page, label, '海岸通1-2-3');
    }
    await button(page, wizard.toReview).click();
    await page.getByText('髙﨑　𠮷郎').waitFor();
    await button(page, wizard.finish).click();

    await arriveAt(page, /^\/applications\/download\/\d+$/);
    await page.getByText(downloads.unpaid).waitFor();
    await link(page, downloads.pay).click();
    await button(page, downloads.toTransfer).click();
    await arriveAt(page, '/applications/bank-transfer');
    await page.getByText('書類銀行').waitFor();
    await button(page, downloads.notify).click();
    await page.getByText(/振込の連絡を受け付けました/).waitFor();

    await openScreen(staff, `${server().url}/admin/request-confirm`);
    await button(staff, company).click();
    await button(staff.getByRole('dialog', { name: transfers.title(company) }), transfers.confirm).click();
    await button(staff.getByRole('dialog', { name: transfers.confirmTitle(company) }), transfers.confirm).click();
    await staff.getByText(/領収書R-0000001を発行しました/).waitFor();

    await page.getByText(downloads.paidWhy).waitFor();
    await link(page, downloads.toDownload).click();
    await arriveAt(page, /^\/applications\/download\/\d+$/);
    const zip = readZip(await download(page, downloads.all));
    expect(zip.entries.map((entry) => entry.name)).to.have.members(['notification.pdf', 'cover-letter.docx']);
    expectLetter(textOf(await download(page, downloads.downloadOne('cover-letter.docx'))));
    await expectForm(await download(page, downloads.downloadOne('notification.pdf')));
    await link(page, downloads.openReceipts).click();
    await arriveAt(page, '/receipt');
    const [receipt] = await seePdf(await download(page, downloads.getReceipt));
    for (const text of ['R-0000001', company, '3,300', 'T1234567890123']) expect(receipt?.text).to.contain(text);
    expect([...staffProblems, ...deskProblems, ...problems]).to.deep.equal([]);
  });
});
