import { expect } from 'chai';
import type { Locator, Page } from 'playwright-core';
import { commonText } from '../../../packages/web/src/messages/common.ts';
import { groupsText } from '../../../packages/web/src/messages/groups.ts';
import { treeText } from '../../../packages/web/src/messages/tree.ts';
import type { Company } from '../../../packages/server/src/domains/accounts/companies/model.ts';
import type { Group } from '../../../packages/server/src/domains/accounts/groups/model.ts';
import { browserPages } from '../../support/browser/browser-pages.ts';
import { oneDatabase } from '../../server/support/each-database.ts';
import { makeCompany, makeGroup, makePlan, makeUser } from '../../server/support/factories.ts';
import { logInPage } from '../support/log-in-page.ts';
import { openScreen } from '../support/opened-screen.ts';
import { servedWeb } from '../support/serve-web.ts';

const text = treeText.jp;
const itemOf = (page: Page, name: string): Locator => page.getByRole('treeitem', { name: new RegExp(`^${name}`) });
const focusedItem = (page: Page): Promise<string | null | undefined> =>
  page.evaluate(() => document.activeElement?.querySelector('.ui-tree-name')?.firstChild?.textContent);

oneDatabase('sqlite', 'the tree of groups', (own) => {
  const server = servedWeb(own);
  const open = browserPages();

  /** A company with 本社 > (営業部 > 第一課), 支社. */
  async function enter(): Promise<{ readonly page: Page; readonly groups: Readonly<Record<string, Group>> }> {
    const root = await makeUser(own.database);
    const company: Company = await makeCompany(own.database, { root, plan_id: (await makePlan(own.database)).id });
    const head = await makeGroup(own.database, { company, name: 'A本社', type: 'manager' });
    const sales = await makeGroup(own.database, { company, name: 'B営業部', parent: head });
    const first = await makeGroup(own.database, { company, name: 'C第一課', parent: sales });
    const branch = await makeGroup(own.database, { company, name: 'D支社' });
    const { page } = await open();
    await logInPage(page, server(), root, company);
    await openScreen(page, `${server().url}/settings/group`);
    return { page, groups: { head, sales, first, branch } };
  }

  it('is one stop for Tab: arrows, Home, End and letters move, ← and → close and open', async () => {
    const { page } = await enter();
    await itemOf(page, 'A本社').focus();
    await page.keyboard.press('End');
    expect(await focusedItem(page)).to.equal('D支社');
    await page.keyboard.press('b');
    expect(await focusedItem(page)).to.equal('B営業部');
    await page.keyboard.press('ArrowLeft');
    expect(await itemOf(page, 'B営業部').getAttribute('aria-expanded')).to.equal('false');
    expect(await itemOf(page, 'C第一課').count()).to.equal(0);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    expect(await focusedItem(page)).to.equal('C第一課');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Home');
    expect(await focusedItem(page)).to.equal('A本社');
    expect(await page.getByRole('tree').locator('[tabindex="0"]').count()).to.be.lessThan(4);
  });

  it('moves an item by the keyboard and by its menu, keeps the focus on it, and takes the move back', async () => {
    const { page, groups } = await enter();
    await itemOf(page, 'C第一課').focus();
    await page.keyboard.press('Alt+ArrowLeft');
    await page.getByText(text.moved('C第一課')).waitFor();
    expect(await itemOf(page, 'C第一課').getAttribute('aria-level')).to.equal('2');
    expect(await focusedItem(page)).to.equal('C第一課');
    await page.getByRole('button', { name: commonText.jp.undo }).click();
    await page.locator('[role=treeitem][aria-level="3"]').waitFor();
    await page.getByRole('button', { name: text.actionsOf('D支社') }).click();
    await page.getByRole('menuitem', { name: text.moves.in }).click();
    await page.getByText(text.moved('D支社')).waitFor();
    await groups['branch']?.reload();
    expect(groups['branch']?.parent_id).to.equal(groups['head']?.id);
  });

  it('moves an item by the mouse to where the marker is, not into itself, and not after Esc', async () => {
    const { page, groups } = await enter();
    const drag = async (from: string, to: Locator, end: () => Promise<void>): Promise<string | null> => {
      const grip = await itemOf(page, from).locator('.ui-tree-grip').boundingBox();
      if (grip === null) throw new Error(`${from} cannot be dragged.`);
      await page.mouse.move(grip.x + 8, grip.y + 10);
      await page.mouse.down();
      const box = await to.boundingBox();
      await page.mouse.move((box?.x ?? 0) + 200, (box?.y ?? 0) + (box?.height ?? 0) / 2, { steps: 5 });
      const marker = await to.getAttribute('data-drop');
      await end();
      return marker;
    };
    const drop = (): Promise<void> => page.mouse.up();
    const none = await drag('A本社', itemOf(page, 'C第一課'), drop);
    const canceled = await drag('C第一課', itemOf(page, 'D支社'), async () => {
      await page.keyboard.press('Escape');
      await page.mouse.up();
    });
    const inside = await drag('C第一課', itemOf(page, 'D支社'), drop);
    await page.getByText(text.moved('C第一課')).waitFor();
    await groups['first']?.reload();
    expect({ none, canceled, inside, parent: groups['first']?.parent_id }).to.deep.equal({
      none: null,
      canceled: 'inside',
      inside: 'inside',
      parent: groups['branch']?.id,
    });
    await drag('B営業部', page.locator('[data-tree-top]'), drop);
    await page.getByText(text.moved('B営業部')).waitFor();
    expect(await itemOf(page, 'B営業部').getAttribute('aria-level')).to.equal('1');
  });

  it('renames an item in place, shows a refusal at the input, and leaves the name alone after Esc', async () => {
    const { page } = await enter();
    await itemOf(page, 'D支社').focus();
    await page.keyboard.press('F2');
    await page.getByRole('textbox', { name: text.nameOf('D支社') }).fill('捨てる名前');
    await page.keyboard.press('Escape');
    expect(await focusedItem(page)).to.equal('D支社');
    await page.keyboard.press('F2');
    await page.getByRole('textbox', { name: text.nameOf('D支社') }).fill('A本社');
    await page.keyboard.press('Enter');
    await page.getByRole('tree').getByRole('alert').waitFor();
    await page.getByRole('textbox', { name: text.nameOf('D支社') }).fill('E大阪支社');
    await page.keyboard.press('Enter');
    await itemOf(page, 'E大阪支社').waitFor();
    expect(await focusedItem(page)).to.equal('E大阪支社');
    await page.getByRole('link', { name: groupsText.jp.create }).waitFor();
  });
});
