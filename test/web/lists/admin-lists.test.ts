import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { adminAccountsText } from '../../../packages/web/src/messages/admin-accounts.ts';
import { adminServiceText } from '../../../packages/web/src/messages/admin-service.ts';
import { commonText } from '../../../packages/web/src/messages/common.ts';
import { listText } from '../../../packages/web/src/messages/list.ts';
import type { Admin } from '../../../packages/server/src/domains/admin-auth/model.ts';
import { browserPages } from '../../support/browser/browser-pages.ts';
import { whenQuiet } from '../../support/browser/quiet-page.ts';
import { oneDatabase } from '../../server/support/each-database.ts';
import { makeAdmin, makeCompany, makeUser } from '../../server/support/factories.ts';
import { logInAdminPage } from '../support/log-in-page.ts';
import { openScreen } from '../support/opened-screen.ts';
import { servedWeb } from '../support/serve-web.ts';

const text = listText.jp;
const companies = adminAccountsText.jp.companies;
const namesIn = (page: Page): Promise<string[]> => page.locator('tbody .ui-grid-name').allInnerTexts();
const addressOf = (page: Page): string => decodeURIComponent(new URL(page.url()).search);

oneDatabase('postgres', 'lists of the staff', (own) => {
  const server = servedWeb(own);
  const open = browserPages();
  let admin: Admin;
  before(async () => {
    admin = await makeAdmin(own.database);
    for (let number = 1; number <= 25; number += 1)
      await makeCompany(own.database, {
        name: `青葉商店${String(number).padStart(2, '0')}`,
        type: number % 2 === 0 ? 1 : 0,
        email: `info${number}@aoba.example.jp`,
      });
    await makeCompany(own.database, { name: '緑山運送' });
  });

  async function enter(path: string): Promise<Page> {
    const { page } = await open();
    await logInAdminPage(page, server(), admin);
    await openScreen(page, `${server().url}${path}`);
    return page;
  }

  it('search, turn pages with the conditions in the address, and come back by the back button', async () => {
    const page = await enter('/admin/companies');
    await page.getByRole('searchbox').fill('青葉商店');
    await page.getByText(text.range(1, 20, 25)).waitFor();
    expect(addressOf(page)).to.equal('?q=青葉商店');
    await page.getByRole('button', { name: commonText.jp.nextPage }).click();
    await page.getByText(text.range(21, 25, 25)).waitFor();
    expect(addressOf(page)).to.equal('?page=2&q=青葉商店');
    await page.getByRole('link', { name: '青葉商店05' }).click();
    await page.getByRole('heading', { level: 1, name: '青葉商店05' }).waitFor();
    await page.goBack();
    await page.getByText(text.range(21, 25, 25)).waitFor();
    expect(await page.getByRole('searchbox').inputValue()).to.equal('青葉商店');
    await page.goBack();
    await page.getByText(text.range(1, 20, 25)).waitFor();
    expect(addressOf(page)).to.equal('?q=青葉商店');
  });

  it('sort by a column head, forward and back', async () => {
    const page = await enter('/admin/companies?q=青葉商店');
    const head = page.getByRole('columnheader', { name: companies.createdAt });
    expect((await namesIn(page))[0]).to.equal('青葉商店25');
    expect(await head.getAttribute('aria-sort')).to.equal('descending');
    await head.getByRole('button').click();
    await page.getByRole('link', { name: '青葉商店01' }).waitFor();
    expect((await namesIn(page))[0]).to.equal('青葉商店01');
    expect([addressOf(page), await head.getAttribute('aria-sort')]).to.deep.equal([
      '?q=青葉商店&sort=oldest',
      'ascending',
    ]);
  });

  it('filter, show each condition as a chip, remove one of them, then all', async () => {
    const page = await enter('/admin/companies?q=青葉商店');
    await page.getByRole('button', { name: text.filter }).click();
    await page.getByLabel(companies.type).selectOption('1');
    await page.getByText(text.range(1, 12, 12)).waitFor();
    await page.getByRole('button', { name: text.removeCondition(text.condition(text.keyword, '青葉商店')) }).click();
    expect(addressOf(page)).to.equal('?type=1');
    await page.getByRole('searchbox').fill('どこにもない会社');
    await page.getByRole('heading', { name: text.noneFound }).waitFor();
    await page.getByRole('button', { name: text.clear }).first().click();
    await page.getByRole('link', { name: '緑山運送' }).waitFor();
    expect(addressOf(page)).to.equal('');
  });

  it('take a day in either calendar as a condition, and say what cannot be read', async () => {
    const words = adminServiceText.jp.audit;
    const page = await enter('/admin/audit');
    await page.getByRole('button', { name: text.filter }).click();
    const from = page.getByLabel(words.from, { exact: true });
    await from.fill('令和7年13月1日');
    await from.press('Tab');
    await page.locator('.ui-list-filters .ui-error').waitFor();
    expect(addressOf(page)).to.equal('');
    await from.fill('R7.4.1');
    await from.press('Tab');
    await page.getByText(text.condition(words.from, '2025/04/01')).waitFor();
    expect(addressOf(page)).to.equal('?from=2025-04-01');
    expect(await from.inputValue()).to.equal('2025/04/01');
  });

  it('find users by name, and show what became of mails and what was done', async () => {
    await makeUser(own.database, { last_name: '水野', first_name: '忠', email: 'mizuno@example.jp' });
    const page = await enter('/admin/users?q=水野');
    expect(await namesIn(page)).to.deep.equal(['水野 忠']);
    await openScreen(page, `${server().url}/admin/outbox?status=refused`);
    await page.getByRole('heading', { name: text.noneFound }).waitFor();
    await page.getByRole('button', { name: text.clear }).first().click();
    await whenQuiet(page);
    expect(addressOf(page)).to.equal('');
    await openScreen(page, `${server().url}/admin/audit?actor=admin`);
    await page
      .getByText(text.condition(adminServiceText.jp.audit.actorKind, adminServiceText.jp.audit.actorKinds.admin))
      .waitFor();
  });
});
