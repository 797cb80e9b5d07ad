import { expect } from 'chai';
import { paymentSettingsText } from '../../../packages/web/src/messages/admin-payment-settings.ts';
import { adminTransfersText } from '../../../packages/web/src/messages/admin-transfers.ts';
import { adminTransactionsText } from '../../../packages/web/src/messages/admin-transactions.ts';
import { commonText } from '../../../packages/web/src/messages/common.ts';
import { Cashier } from '../../server/payments/support.ts';
import { oneDatabase } from '../../server/support/each-database.ts';
import { makeAdmin } from '../../server/support/factories.ts';
import { browserPages } from '../../support/browser/browser-pages.ts';
import { button, field, fillFields } from '../support/hands.ts';
import { logInAdminPage } from '../support/log-in-page.ts';
import { openScreen } from '../support/opened-screen.ts';
import { servedWeb } from '../support/serve-web.ts';

const [common, text] = [commonText.jp, adminTransfersText.jp];

oneDatabase('postgres', 'transfer requests in the browser of the staff', (own) => {
  const server = servedWeb(own);
  const open = browserPages();
  let cashier: Cashier;
  let priced: number;
  before(async () => {
    cashier = await Cashier.open(own, server());
    await cashier.setUp();
    priced = await cashier.offer(3300);
  });

  /** The drawer of the request of a company, and the dialog that confirms money. */
  async function openRequest(company: string) {
    const { client } = await cashier.company(company);
    await cashier.request(client, priced);
    const opened = await open();
    const { page } = opened;
    await logInAdminPage(page, server(), await makeAdmin(own.database));
    await openScreen(page, `${server().url}/admin/request-confirm?q=${encodeURIComponent(company)}`);
    await button(page, company).click();
    const drawer = page.getByRole('dialog', { name: text.title(company) });
    const confirm = async (amount?: number): Promise<void> => {
      await button(drawer, text.confirm).click();
      const dialog = page.getByRole('dialog', { name: text.confirmTitle(company) });
      if (amount !== undefined) await field(dialog, text.confirmAmount).fill(String(amount));
      const left = 3300 - (amount ?? 3300);
      const words = left === 0 ? text.exact : left > 0 ? text.less(text.yen(left)) : text.more(text.yen(-left));
      if (amount !== undefined) await dialog.getByText(words).waitFor();
      await button(dialog, text.confirm).click();
      await dialog.waitFor({ state: 'hidden' });
    };
    return { ...opened, drawer, confirm };
  }

  it('are confirmed in two parts: the rest is offered, and the second part brings the receipt', async () => {
    const { page, drawer, confirm, problems } = await openRequest('株式会社分割払い');
    await drawer.getByText(text.noArrivals).waitFor();
    await confirm(1000);
    await page.getByText(text.done.partial(text.yen(2300))).waitFor();
    await drawer.getByText(text.states.partial, { exact: true }).waitFor();
    await confirm();
    await page.getByText(/領収書R-\d+を発行しました/).waitFor();
    await drawer.getByText(text.states.paid, { exact: true }).waitFor();
    expect(await button(drawer, text.confirm).count(), 'nothing is left to confirm').to.equal(0);
    expect(await own.database.models.Receipt.count()).to.equal(1);
    expect(problems).to.deep.equal([]);
  });

  it('are paid into the account that the staff enter', async () => {
    const settings = paymentSettingsText.jp;
    const { page, problems } = await open();
    await logInAdminPage(page, server(), await makeAdmin(own.database));
    await openScreen(page, `${server().url}/admin/settings/payment`);
    await page.getByText(settings.ready).waitFor();
    await fillFields(page, { [settings.bank]: '新書類銀行', [settings.number]: '123' });
    await button(page, common.save).click();
    await field(page, settings.number).and(page.locator('[aria-invalid="true"]')).waitFor();
    await fillFields(page, { [settings.number]: '７６５４３２１' });
    await button(page, common.save).click();
    await page.getByText(common.saved).waitFor();
    const { data } = (await cashier.staff.get('/admin/v1/payment-settings')).body;
    expect(data).to.include({ bank_name: '新書類銀行', account_number: '7654321', ready: true });
    await fillFields(page, { [settings.bank]: '' });
    await button(page, common.save).click();
    await page.getByText(settings.notReady).waitFor();
    expect(problems).to.deep.equal([]);
    await cashier.setUp();
  });

  it('with too much money are paid, and say what to send back; the payment is issued again as a receipt, then canceled', async () => {
    const payments = adminTransactionsText.jp;
    const { page, drawer, confirm, problems } = await openRequest('株式会社過払い');
    await confirm(5000);
    await drawer.getByText(text.refund(text.yen(1700))).waitFor();
    await drawer.getByText(text.states.over, { exact: true }).waitFor();
    await drawer.getByRole('link', { name: payments.payments }).click();
    await button(page, '株式会社過払い').click();
    const payment = page.getByRole('dialog', { name: payments.title('株式会社過払い') });
    await button(payment, payments.reissue).click();
    const reissue = page.getByRole('dialog', { name: payments.reissueTitle });
    const saved = page.waitForEvent('download');
    await button(reissue, payments.reissue).click();
    expect((await saved).suggestedFilename()).to.match(/^領収書_R-\d+\.pdf$/);
    await button(payment, payments.cancel).click();
    const cancel = page.getByRole('dialog', { name: payments.cancelTitle('株式会社過払い') });
    await field(cancel, payments.reason).fill('別の会社の入金でした。');
    await button(cancel, payments.cancel).click();
    await cancel.waitFor({ state: 'hidden' });
    await payment.getByText(payments.refund(text.yen(5000))).waitFor();
    await payment.getByText('別の会社の入金でした。').waitFor();
    expect(await own.database.models.Transaction.count({ where: { is_cancel: true } })).to.equal(1);
    await button(payment, payments.restore).click();
    await button(page.getByRole('dialog', { name: payments.restoreTitle }), payments.restore).click();
    await payment.getByText(payments.states.valid, { exact: true }).waitFor();
    expect(problems).to.deep.equal([]);
  });
});
