import { expect } from 'chai';
import type { Locator, Page } from 'playwright-core';
import { adminAccountsText } from '../../../packages/web/src/messages/admin-accounts.ts';
import { adminServiceText } from '../../../packages/web/src/messages/admin-service.ts';
import { commonText } from '../../../packages/web/src/messages/common.ts';
import { listText } from '../../../packages/web/src/messages/list.ts';
import type { Admin } from '../../../packages/server/src/domains/admin-auth/model.ts';
import { browserPages } from '../../support/browser/browser-pages.ts';
import { oneDatabase } from '../../server/support/each-database.ts';
import { makeAdmin, makeUser } from '../../server/support/factories.ts';
import { logInAdminPage } from '../support/log-in-page.ts';
import { openScreen } from '../support/opened-screen.ts';
import { servedWeb } from '../support/serve-web.ts';

const text = listText.jp;
const users = adminAccountsText.jp.users;
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const focusedRow = (page: Page): Promise<string | null | undefined> =>
  page.evaluate(() => document.activeElement?.closest('tr')?.getAttribute('aria-rowindex'));

oneDatabase('postgres', 'rows of a list', (own) => {
  const server = servedWeb(own);
  const open = browserPages();
  let admin: Admin;
  before(async () => {
    admin = await makeAdmin(own.database);
    for (let number = 1; number <= 43; number += 1)
      await makeUser(own.database, { last_name: '選択', first_name: `人${number}` });
  });

  async function enter(path: string): Promise<Page> {
    const { page } = await open();
    await logInAdminPage(page, server(), admin);
    await openScreen(page, `${server().url}${path}`);
    return page;
  }

  it('are selected over pages, and an action reaches all that match but the exceptions', async () => {
    const page = await enter('/admin/users?q=選択');
    await page.getByRole('checkbox', { name: text.select('選択 人43') }).check();
    await button(page, commonText.jp.nextPage).click();
    await page.getByText(text.range(21, 40, 43)).waitFor();
    await page.getByRole('checkbox', { name: text.select('選択 人23') }).check();
    await page.getByText(text.selected(2)).waitFor();
    await button(page, text.selectMatching(43)).click();
    await page.getByText(text.selected(43)).waitFor();
    await page.getByRole('checkbox', { name: text.select('選択 人22') }).uncheck();
    await page.getByText(text.selected(42)).waitFor();
    await button(page, users.suspend).click();
    await page
      .getByRole('dialog')
      .getByRole('heading', { name: users.suspendMany(42) })
      .waitFor();
    await page.getByRole('dialog').getByRole('button', { name: users.suspend }).click();
    await page.getByText(users.suspendedNow).waitFor();
    const active = await own.database.models.User.findAll({ where: { last_name: '選択', suspended_at: null } });
    expect(active.map(({ first_name: name }) => name)).to.deep.equal(['人22']);
  });

  it('are reached by one press of Tab, moved through, selected and opened by the keyboard', async () => {
    const page = await enter('/admin/users?q=選択');
    await page.getByRole('row').nth(1).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Shift+ArrowDown');
    await page.getByText(text.selected(2)).waitFor();
    await page.keyboard.press('Home');
    await page.keyboard.press(' ');
    await page.getByText(text.selected(3)).waitFor();
    await page.keyboard.press('Control+a');
    await page.getByText(text.selected(20)).waitFor();
    await page.keyboard.press('End');
    expect(await focusedRow(page)).to.equal('21');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    expect(await page.evaluate(() => document.activeElement?.tagName)).to.equal('A');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('PageUp');
    expect(await focusedRow(page)).to.equal('11');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/admin/users/*');
  });

  it('open a drawer that keeps the focus, closes by Esc and gives the focus back', async () => {
    const page = await enter('/admin/audit');
    const opener = page.locator('.ui-grid-open').first();
    await opener.click();
    const drawer = page.getByRole('dialog');
    await drawer.getByText(adminServiceText.jp.audit.requestId).waitFor();
    for (let pressed = 0; pressed < 4; pressed += 1) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('table'))).to.equal(null);
    }
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'detached' });
    expect(await opener.evaluate((each) => each === document.activeElement)).to.equal(true);
  });
});
