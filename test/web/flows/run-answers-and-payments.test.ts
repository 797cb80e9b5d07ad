import { expect } from 'chai';
import type { Locator, Page } from 'playwright-core';
import { createLocalRealtime } from '../../../packages/server/src/realtime/local-realtime.ts';
import { applicationsText } from '../../../packages/web/src/messages/applications.ts';
import { commonText } from '../../../packages/web/src/messages/common.ts';
import { downloadsText } from '../../../packages/web/src/messages/downloads.ts';
import { listText } from '../../../packages/web/src/messages/list.ts';
import { questionsText } from '../../../packages/web/src/messages/questions.ts';
import { wizardText } from '../../../packages/web/src/messages/wizard.ts';
import { Cashier } from '../../server/payments/support.ts';
import { oneDatabase } from '../../server/support/each-database.ts';
import { loginAs, makeWorkspace } from '../../server/support/factories.ts';
import { browserPages } from '../../support/browser/browser-pages.ts';
import { button, field, link } from '../support/hands.ts';
import { logInPage } from '../support/log-in-page.ts';
import { offerContract } from '../support/offered-contract.ts';
import { openScreen } from '../support/opened-screen.ts';
import { servedWeb } from '../support/serve-web.ts';

const [downloads, questions, wizard] = [downloadsText.jp, questionsText.jp, wizardText.jp];

const answers = {
  会社名: '株式会社しずく計測',
  担当者: { last: '髙橋', first: '恭子', kana: 'タカハシ キョウコ' },
  引渡日: '2025-06-02',
  決済: 'cash',
  明細: [{ 品名: '流量計', 金額: 120_000 }],
};

oneDatabase('sqlite', 'a run of an application', (own) => {
  const server = servedWeb(own, { services: { realtime: createLocalRealtime() } });
  const open = browserPages();
  let cashier: Cashier;
  let offered: number;
  before(async () => {
    cashier = await Cashier.open(own, server());
    await cashier.setUp();
    offered = await offerContract(cashier, 3300);
  });

  /** A run that a new company has answered, with a page of its root user. */
  async function answered(name: string) {
    const { company, root } = await makeWorkspace(own.database, {
      plan_id: cashier.planId,
      name,
      roles: ['application'],
    });
    const client = await loginAs(server(), root, company);
    const run = (await client.post('/v1/applications/use', { app_id: offered })).body.data.id as number;
    const saved = await client.post('/v1/applications/save-answer', { app_user_id: run, answers });
    expect(saved.body.data.errors, saved.text).to.deep.equal([]);
    const opened = await open();
    await logInPage(opened.page, server(), root, company);
    return { ...opened, client, companyId: company.id, run };
  }
  const show = (page: Page, path: string) => openScreen(page, `${server().url}${path}`);

  it('lets items of a list be copied, removed and taken back, and corrects answers from the review', async () => {
    const { page, problems, run } = await answered('株式会社しずく計測');
    await show(page, `/applications/form/${offered}?run=${run}&step=review`);
    await page.getByRole('heading', { name: wizard.reviewTitle }).waitFor();
    await button(page, wizard.fixOf('明細')).click();
    await page.getByRole('heading', { name: '明細を入力してください。' }).waitFor();
    const name = (number: number): string => questions.item('明細', number);
    const item = (number: number): Locator => page.getByRole('region', { name: name(number), exact: true });

    await button(page, questions.copyItem(name(1))).click();
    // The copy is open, with the values and the focus.
    expect(await field(item(2), '品名').inputValue()).to.equal('流量計');
    expect(await field(item(2), '金額').inputValue()).to.match(/^120,?000$/);
    await field(item(2), '品名').fill('取付工事');
    await button(page, questions.removeItem(name(1))).click();
    await item(2).waitFor({ state: 'detached' });
    await item(1).getByText('取付工事').waitFor();
    // A list has at least one item: the last one cannot be removed.
    expect(await button(page, questions.removeItem(name(1))).count()).to.equal(0);
    await button(page, commonText.jp.undo).click();
    await item(2).getByText('取付工事').waitFor();
    await item(1).getByText('流量計').waitFor();

    await button(page, wizard.goOn('合計')).click();
    await page.getByText('240,000円').waitFor();
    await button(page, wizard.toReview).click();
    await page.getByRole('heading', { name: wizard.reviewTitle }).waitFor();
    await button(page, wizard.fixOf('買主')).click();
    await page.getByRole('heading', { name: '買主を入力してください。' }).waitFor();
    await field(page, '会社名').fill('株式会社みずたま');
    await page.getByText(/に自動保存しました/).waitFor();
    const row = await own.database.models.ApplicationUser.findByPk(run, { rejectOnEmpty: true });
    const kept = JSON.parse(row.answers) as { readonly 会社名: string; readonly 明細: readonly object[] };
    expect([kept.会社名, kept.明細.length]).to.deep.equal(['株式会社みずたま', 2]);
    expect(problems).to.deep.equal([]);
  });

  it('shows a transfer that is too small, and a payment that the staff have canceled', async () => {
    const { page, problems, run, client, companyId } = await answered('株式会社分割');
    const asked = await client.post('/v1/applications/bank-transfer', { app_user_id: run });
    const request = asked.body.data.id as number;
    await show(page, `/applications/bank-transfer?run=${run}`);
    await page.getByText(downloads.states.requested, { exact: true }).waitFor();
    const part = await cashier.confirm(request, { amount: 3000 });
    expect(part.body.data, part.text).to.include({ outcome: 'partial' });

    // The open page follows: what has arrived, what is missing, and no way to take the request back.
    await page.getByText(downloads.states.partial, { exact: true }).waitFor();
    await page.getByText(downloads.yen(3000), { exact: true }).waitFor();
    await page.getByText(downloads.yen(300), { exact: true }).waitFor();
    expect(await button(page, downloads.cancelTransfer).count()).to.equal(0);
    await show(page, `/applications/download/${run}`);
    await page.getByText(downloads.unpaid).waitFor();
    await page.getByText(downloads.states.partial, { exact: true }).waitFor();
    expect(await button(page, downloads.word).count()).to.equal(0);

    const rest = await cashier.confirm(request, { amount: 300, version: part.body.data.request.version });
    expect(rest.status, rest.text).to.equal(200);
    // One document, in its own format or as PDF; its receipt is named.
    await page.getByText(downloads.readyOne).waitFor();
    for (const words of [downloads.word, downloads.pdf, downloads.getReceipt]) await button(page, words).waitFor();
    const query = { company_id: companyId };
    const [payment] = (await cashier.staff.get('/admin/v1/transactions/list', { query })).body.data.items;
    const cancel = { is_cancel: true, reason: '別の会社の入金でした。', version: payment.version };
    const canceled = await cashier.staff.post(`/admin/v1/transactions/set-cancel-status/${payment.id}`, cancel);
    expect(canceled.status, canceled.text).to.equal(200);
    await page.getByText(/お支払いは.*に取り消されました。領収書は無効です。/).waitFor();
    await page.getByText(downloads.cancelReason('別の会社の入金でした。')).waitFor();
    await page.getByText(downloads.unpaid).waitFor();
    expect(await button(page, downloads.word).count()).to.equal(0);
    await show(page, '/receipt');
    await page.getByText(downloads.receiptStates.void).waitFor();

    // It can be paid again.
    await show(page, `/applications/download/${run}`);
    await link(page, downloads.pay).click();
    await page.getByText(downloads.cancelReason('別の会社の入金でした。')).waitFor();
    await button(page, downloads.toTransfer).click();
    await page.getByText('書類銀行').waitFor();
    await button(page, downloads.cancelTransfer).click();
    await button(page.getByRole('dialog'), downloads.cancelTransfer).click();
    await page.getByText(/振込の申し込みは.*に取り消されました。/).waitFor();
    expect(problems).to.deep.equal([]);
  });

  it('without runs and receipts has lists without columns, files and buttons that nothing can be done with', async () => {
    const { company, root } = await makeWorkspace(own.database, { plan_id: cashier.planId, roles: ['application'] });
    const { page, problems } = await open();
    await logInPage(page, server(), root, company);
    for (const [path, words] of [
      ['/applications/list', applicationsText.jp.listEmpty],
      ['/receipt', downloads.noReceipts],
    ] as const) {
      await show(page, path);
      await page.getByText(words, { exact: true }).waitFor();
      expect(await button(page, listText.jp.columns).count()).to.equal(0);
      expect(await button(page, listText.jp.csv).count()).to.equal(0);
    }
    await show(page, '/applications/list');
    expect(await link(page.locator('main'), applicationsText.jp.find).count(), 'offered once').to.equal(1);
    // The address of the documents of no run leads to the list; nothing is called for it.
    await show(page, '/applications/download');
    await page.getByText(applicationsText.jp.noRun).waitFor();
    expect(problems).to.deep.equal([]);
  });
});
