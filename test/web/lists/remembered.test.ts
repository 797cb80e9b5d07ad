import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import type { Locator, Page } from 'playwright-core';
import { adminAccountsText } from '../../../packages/web/src/messages/admin-accounts.ts';
import { commonText } from '../../../packages/web/src/messages/common.ts';
import { listText } from '../../../packages/web/src/messages/list.ts';
import type { Admin } from '../../../packages/server/src/domains/admin-auth/model.ts';
import { browserPages, windowSizes, type WindowSize } from '../../support/browser/browser-pages.ts';
import { whenQuiet } from '../../support/browser/quiet-page.ts';
import { oneDatabase } from '../../server/support/each-database.ts';
import { makeAdmin, makeCompany } from '../../server/support/factories.ts';
import { logInAdminPage } from '../support/log-in-page.ts';
import { openScreen } from '../support/opened-screen.ts';
import { servedWeb } from '../support/serve-web.ts';

const text = listText.jp;
const companies = adminAccountsText.jp.companies;
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const headsOf = (page: Page): Promise<string[]> => page.getByRole('columnheader').allInnerTexts();
const widthOf = async (page: Page, name: string): Promise<number> =>
  (await page.getByRole('columnheader', { name }).boundingBox())?.width ?? 0;

oneDatabase('sqlite', 'what a list remembers and gives away', (own) => {
  const server = servedWeb(own);
  const open = browserPages();
  let admin: Admin;
  before(async () => {
    admin = await makeAdmin(own.database);
    for (let number = 1; number <= 110; number += 1)
      await makeCompany(own.database, { name: `白川工業${String(number).padStart(3, '0')}` });
    await makeCompany(own.database, { name: '=HYPERLINK("http://example.com")', email: 'f@example.jp' });
  });

  async function enter(path: string, size: WindowSize = windowSizes.desk): Promise<Page> {
    const { page } = await open(size);
    await logInAdminPage(page, server(), admin);
    await openScreen(page, `${server().url}${path}`);
    return page;
  }

  it('columns are hidden, moved and reset in the column menu, and stay so after a reload', async () => {
    const page = await enter('/admin/companies');
    const usual = await headsOf(page);
    await button(page, text.columns).click();
    await page.getByLabel(companies.email, { exact: true }).uncheck();
    await button(page, text.columnUp(companies.createdAt)).click();
    // The button keeps the focus, so that the next press moves the column on.
    await page.keyboard.press('Enter');
    const chosen = [
      companies.name,
      companies.type,
      companies.roles,
      companies.createdAt,
      companies.plan,
      companies.members,
    ];
    expect(await headsOf(page)).to.deep.equal(chosen);
    await page.reload();
    await whenQuiet(page);
    expect(await headsOf(page)).to.deep.equal(chosen);
    await button(page, text.columns).click();
    await button(page, text.resetColumns).click();
    await page.keyboard.press('Escape');
    expect(await headsOf(page)).to.deep.equal(usual);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).to.equal(text.columns);
  });

  it('columns are widened by the mouse and by the keyboard, and stay so after a reload', async () => {
    const page = await enter('/admin/companies');
    const before = await widthOf(page, companies.name);
    const border = await page
      .getByRole('columnheader', { name: companies.name })
      .locator('.ui-grid-border')
      .boundingBox();
    if (border === null) throw new Error('The head has no border to drag.');
    await page.mouse.move(border.x + 8, border.y + 10);
    await page.mouse.down();
    await page.mouse.move(border.x - 72, border.y + 10, { steps: 4 });
    await page.mouse.up();
    expect(await widthOf(page, companies.name)).to.be.closeTo(before - 80, 6);
    const dragged = await widthOf(page, companies.type);
    await button(page, text.columns).focus();
    await page.keyboard.press('Enter');
    await button(page, text.wider(companies.type)).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    expect(await widthOf(page, companies.type)).to.be.closeTo(dragged + 24, 3);
    const kept = await widthOf(page, companies.type);
    await page.reload();
    await whenQuiet(page);
    expect(await widthOf(page, companies.type)).to.be.closeTo(kept, 1);
  });

  it('conditions are saved under a name, renamed, applied after a reload, and deleted with a way back', async () => {
    const page = await enter('/admin/companies?q=白川工業&type=0&page=2');
    await button(page, text.saved).click();
    await page.getByRole('textbox', { name: text.conditionName }).fill('白川の会社');
    await page.keyboard.press('Enter');
    await page.getByText(text.conditionSaved('白川の会社')).waitFor();
    await openScreen(page, `${server().url}/admin/companies`);
    await button(page, text.saved).click();
    await button(page, text.renameCondition('白川の会社')).click();
    await page.getByRole('textbox', { name: text.renameCondition('白川の会社') }).fill('毎週見る会社');
    await page.keyboard.press('Enter');
    await button(page, '毎週見る会社').click();
    await page.getByText(text.condition(text.keyword, '白川工業')).waitFor();
    expect(decodeURIComponent(new URL(page.url()).search)).to.equal('?q=白川工業&type=0');
    await button(page, text.saved).click();
    await button(page, text.removeSaved('毎週見る会社')).click();
    await page.getByText(text.noneSaved).waitFor();
    await button(page, commonText.jp.undo).click();
    await button(page, text.saved).click();
    await button(page, '毎週見る会社').waitFor();
  });

  it('CSV holds all pages of what matches, in the columns that are shown, and runs no formula', async () => {
    const page = await enter('/admin/companies');
    await button(page, text.columns).click();
    for (const head of [companies.type, companies.roles, companies.plan, companies.members, companies.createdAt])
      await page.getByLabel(head, { exact: true }).uncheck();
    await page.keyboard.press('Escape');
    const [download] = await Promise.all([page.waitForEvent('download'), button(page, text.csv).click()]);
    const content = readFileSync(await download.path());
    const lines = content.toString().split('\r\n');
    expect([...content.subarray(0, 3)]).to.deep.equal([0xef, 0xbb, 0xbf]);
    expect(lines[0]).to.equal(`\uFEFF${companies.name},${companies.email}`);
    expect(lines[1]).to.equal(`"'=HYPERLINK(""http://example.com"")",f@example.jp`);
    expect(lines.filter((line) => line.startsWith('白川工業'))).to.have.length(110);
    expect(download.suggestedFilename()).to.match(/\.csv$/);
  });

  it('CSV can be canceled while it is made', async () => {
    const page = await enter('/admin/companies');
    await page.route('**/admin/v1/companies/search', () => undefined);
    await button(page, text.csv).click();
    await page.getByRole('progressbar', { name: text.csvTitle }).waitFor();
    await button(page, commonText.jp.cancel).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.textContent)).to.contain(text.csv);
  });

  it('paper has the rows and their head, without menus, buttons and tools', async () => {
    const page = await enter('/admin/companies?q=白川工業');
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('thead').evaluate((head) => getComputedStyle(head).display)).to.equal(
      'table-header-group',
    );
    expect(
      await page
        .locator('th')
        .first()
        .evaluate((head) => getComputedStyle(head).position),
    ).to.equal('static');
    expect(await page.locator('nav:visible, search:visible, button:visible:not(th button)').count()).to.equal(0);
    expect(
      await page
        .locator('td a')
        .first()
        .evaluate((link) => getComputedStyle(link).textDecorationLine),
    ).to.equal('none');
  });

  it('phones show rows of two lines that are still a table, and the order as a choice', async () => {
    const page = await enter('/admin/companies?q=白川工業', windowSizes.phone);
    const row = page.getByRole('row').nth(1);
    const [name, rest] = [row.getByRole('gridcell').first(), row.getByRole('gridcell').nth(2)];
    const [top, below] = [await name.boundingBox(), await rest.boundingBox()];
    expect(below?.y).to.be.greaterThanOrEqual((top?.y ?? 0) + (top?.height ?? 0) - 1);
    await page.getByRole('grid').waitFor();
    const order = page.getByRole('combobox', { name: text.sort });
    const button = (name: string) => page.getByRole('button', { name });
    const search = page.getByRole('searchbox').last();
    const rows = [
      [search, button(text.filter), button(text.saved)],
      [order, button(text.columns)],
    ];
    for (const [at, tools] of rows.entries()) {
      const boxes = await Promise.all(tools.map((tool) => tool.boundingBox()));
      const middles = boxes.map((box) => Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2));
      expect(new Set(middles), `row ${at + 1} of the tools`).to.have.length(1);
    }
    await order.selectOption('name');
    await page.getByRole('link', { name: '白川工業001' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).to.equal(390);
  });
});
