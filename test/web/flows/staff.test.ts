import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { adminAccountsText } from '../../../packages/web/src/messages/admin-accounts.ts';
import { adminServiceText } from '../../../packages/web/src/messages/admin-service.ts';
import { commonText } from '../../../packages/web/src/messages/common.ts';
import { conflictText } from '../../../packages/web/src/messages/conflict.ts';
import { menuText } from '../../../packages/web/src/messages/menu.ts';
import { settingsText } from '../../../packages/web/src/messages/settings.ts';
import type { Admin } from '../../../packages/server/src/domains/admin-auth/model.ts';
import { browserPages } from '../../support/browser/browser-pages.ts';
import { eachDatabase, oneDatabase } from '../../server/support/each-database.ts';
import { makeAdmin, makeWorkspace, password } from '../../server/support/factories.ts';
import { button, field, fillFields, link } from '../support/hands.ts';
import { logInAdminPage } from '../support/log-in-page.ts';
import { arriveAt, openScreen } from '../support/opened-screen.ts';
import { servedWeb } from '../support/serve-web.ts';

const [common, companies, users] = [commonText.jp, adminAccountsText.jp.companies, adminAccountsText.jp.users];
const [service, account] = [adminServiceText.jp, settingsText.jp.account];

/** Searches a list of the staff and opens the record that is found. */
async function find(page: Page, list: string, words: string, name: string): Promise<void> {
  await openScreen(page, list);
  await page.getByRole('searchbox').fill(words);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.searchParams.has('q'));
  await link(page, name).click();
  await arriveAt(page, /\/\d+$/);
  expect(await page.locator('h1').innerText()).to.equal(name);
}

oneDatabase('postgres', 'the staff and companies', (own) => {
  const server = servedWeb(own);
  const open = browserPages();

  it('logs in, and creates a company after the form has said at its fields what is wrong', async () => {
    const admin = await makeAdmin(own.database);
    const { page, problems } = await open();
    await openScreen(page, `${server().url}/admin/companies`);
    await fillFields(page, { [service.login.uid]: admin.uid, [service.login.password]: password });
    await button(page, service.login.submit).click();
    await arriveAt(page, '/admin/companies');
    await link(page, companies.add).first().click();
    await arriveAt(page, '/admin/companies/create');
    await field(page, companies.email).fill('not an address');
    await button(page, common.save).click();
    // The message of the address appears when the field is left, by pressing the button below it.
    await page.getByRole('alert').waitFor();
    for (const label of [companies.name, companies.email])
      expect(await field(page, label).getAttribute('aria-invalid'), label).to.equal('true');
    await fillFields(page, {
      [companies.name]: '株式会社髙橋製作所',
      [companies.nameKana]: 'たかはしせいさくしょ',
      [companies.email]: 'info@takahashi.example.jp',
      [companies.phone]: '０３−１２３４−５６７８',
    });
    await button(page, common.save).click();
    await page.getByText(companies.created).waitFor();
    await arriveAt(page, /^\/admin\/companies\/\d+$/);
    for (const words of ['タカハシセイサクショ', '03-1234-5678', 'info@takahashi.example.jp'])
      await page.getByText(words, { exact: true }).waitFor();
    expect(problems.filter((each) => !/40[01]/.test(each))).to.deep.equal([]);
  });

  it('finds a company and changes it; who saves second hears of the first and reads the record again', async () => {
    const [admin, other] = [await makeAdmin(own.database), await makeAdmin(own.database, { name: '運営花子' })];
    const { company } = await makeWorkspace(own.database, { name: '株式会社探される会社' });
    const [{ page }, { page: second }] = [await open(), await open()];
    await logInAdminPage(page, server(), admin);
    await logInAdminPage(second, server(), other);
    await find(page, `${server().url}/admin/companies`, '探される', company.name);
    await link(page, common.edit).click();
    await arriveAt(page, /\/edit\/\d+$/);
    await field(page, companies.phone).fill('0311112222');
    await openScreen(second, page.url());
    await fillFields(second, { [companies.phone]: '0677778888', [companies.email]: 'new@example.jp' });
    await button(second, common.save).click();
    await second.getByText(common.saved).waitFor();
    // A change of others reaches this page while it is typed into; it must not be overwritten in silence.
    await button(page, common.save).click();
    await page.getByText('運営花子').waitFor();
    expect(await field(page, companies.phone).inputValue()).to.equal('03-1111-2222');
    await button(page, common.reload).click();
    // What was typed stays over the present record, and the person reads what both have changed.
    await page.locator('input[value="new@example.jp"]').waitFor();
    await page.getByText(conflictText.jp.both([companies.phone])).waitFor();
    expect(await field(page, companies.phone).inputValue()).to.equal('03-1111-2222');
    await button(page, common.save).click();
    await page.getByText(common.saved).waitFor();
    await company.reload();
    expect([company.phone, company.email]).to.deep.equal(['0311112222', 'new@example.jp']);
  });
});

eachDatabase('the staff', (own) => {
  const server = servedWeb(own);
  const open = browserPages();

  it('acts as a user under a banner, and the audit shows who acted for whom', async () => {
    const admin: Admin = await makeAdmin(own.database, { name: '運営次郎' });
    const { root } = await makeWorkspace(own.database);
    const { page } = await open();
    await logInAdminPage(page, server(), admin);
    await find(page, `${server().url}/admin/users`, root.email, root.full_name);
    await button(page, users.enter).click();
    const opened = page.waitForEvent('popup');
    await button(page.getByRole('dialog'), users.enter).click();
    const customer = await opened;
    await arriveAt(customer, '/dashboard');
    await customer.getByText(menuText.jp.onBehalf(admin.name, root.full_name)).waitFor();
    await openScreen(customer, `${server().url}/settings`);
    await field(customer, account.lastName).fill('𠮷田');
    await button(customer, common.save).click();
    await customer.getByText(common.saved).waitFor();
    await button(customer, menuText.jp.endOnBehalf).click();
    await arriveAt(customer, '/auth/login');
    expect((await openScreen(customer, `${server().url}/settings`)).address).to.match(/^\/auth\/login/);

    await root.reload();
    await openScreen(page, `${server().url}/admin/audit`);
    const acted = service.audit.onBehalf(admin.name, root.full_name);
    const before = service.audit.onBehalf(admin.name, `山田 ${root.first_name}`);
    await page.getByText(acted).or(page.getByText(before)).first().waitFor();
    // A staff session does not count as a log-in of the user: the user has still to log in for the first time.
    expect(root.first_logged_in_at).to.equal(null);
  });
});
