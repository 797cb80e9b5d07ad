import { expect } from 'chai';
import type { Locator, Page } from 'playwright-core';
import { authText } from '../../../packages/web/src/messages/auth.ts';
import { commonText } from '../../../packages/web/src/messages/common.ts';
import { groupsText } from '../../../packages/web/src/messages/groups.ts';
import { menuText } from '../../../packages/web/src/messages/menu.ts';
import { settingsText } from '../../../packages/web/src/messages/settings.ts';
import { browserPages } from '../../support/browser/browser-pages.ts';
import { oneDatabase } from '../../server/support/each-database.ts';
import { makePlan, makeWorkspace, password } from '../../server/support/factories.ts';
import { button, field, link } from '../support/hands.ts';
import { arriveAt, openScreen } from '../support/opened-screen.ts';
import { servedWeb } from '../support/serve-web.ts';

/** Presses Tab until the part has the focus. */
async function tabTo(page: Page, part: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    if (await part.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not lead to ${String(part)}.`);
}

oneDatabase('sqlite', 'the keyboard alone', (own) => {
  const server = servedWeb(own);
  const open = browserPages();

  it('is enough to log in, to go to the settings and to create a group', async () => {
    const { root, company } = await makeWorkspace(own.database, { plan_id: (await makePlan(own.database)).id });
    const { page, problems } = await open();
    const { keyboard } = page;
    const type = async (part: Locator, text: string): Promise<void> => {
      await tabTo(page, part);
      await keyboard.insertText(text);
    };
    const press = async (part: Locator, key = 'Enter'): Promise<void> => {
      await tabTo(page, part);
      await keyboard.press(key);
    };
    await openScreen(page, `${server().url}/auth/login`);
    await type(field(page, authText.jp.login.email), root.email);
    await type(field(page, authText.jp.login.password), password);
    await keyboard.press('Enter');
    await arriveAt(page, '/dashboard');

    await press(link(page.getByRole('navigation', { name: menuText.jp.mainMenu }), menuText.jp.names.settings));
    await arriveAt(page, '/settings');
    await press(link(page, settingsText.jp.entries.groups));
    await arriveAt(page, '/settings/group');
    await press(link(page, groupsText.jp.create).first());
    await arriveAt(page, '/settings/group/create');
    await type(field(page, groupsText.jp.name), '経理部');
    // Tab leads to the chosen one of the kinds, the arrows to the next ones.
    await press(page.getByRole('radio', { name: '一般', exact: true }), 'ArrowUp');
    await press(page.getByRole('checkbox', { name: '書類の承認', exact: true }), 'Space');
    await press(button(page, commonText.jp.add));
    await arriveAt(page, /^\/settings\/group\/edit\/\d+$/);
    await page.getByText(groupsText.jp.added('経理部')).waitFor();
    const group = await own.models.Group.findOne({ where: { workspace_id: company.id, name: '経理部' } });
    expect([group?.type, group?.permissions]).to.deep.equal(['leader', ['accept_document']]);

    // Esc closes what is open, and the focus goes back to where it was.
    await press(button(page, groupsText.jp.addMembers));
    await page.getByRole('dialog').waitFor();
    await keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(
      await button(page, groupsText.jp.addMembers).evaluate((element) => element === document.activeElement),
    ).to.equal(true);
    expect(problems).to.deep.equal([]);
  });
});
