import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { commonText } from '../../../packages/web/src/messages/common.ts';
import { companyText } from '../../../packages/web/src/messages/company.ts';
import { conflictText } from '../../../packages/web/src/messages/conflict.ts';
import { dashboardText } from '../../../packages/web/src/messages/dashboard.ts';
import { groupsText } from '../../../packages/web/src/messages/groups.ts';
import { membersText } from '../../../packages/web/src/messages/members.ts';
import { settingsText } from '../../../packages/web/src/messages/settings.ts';
import { treeText } from '../../../packages/web/src/messages/tree.ts';
import { browserPages } from '../../support/browser/browser-pages.ts';
import { oneDatabase } from '../../server/support/each-database.ts';
import { makeGroup } from '../../server/support/factories.ts';
import { logInPage } from '../support/log-in-page.ts';
import { openScreen } from '../support/opened-screen.ts';
import { makePeople, type People } from '../support/people.ts';
import { servedWeb } from '../support/serve-web.ts';

const common = commonText.jp;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

oneDatabase('postgres', 'settings and the dashboard', (own) => {
  const server = servedWeb(own);
  const open = browserPages();
  let people: People;
  before(async () => {
    people = await makePeople(own.database);
  });

  async function enter(path: string, kind: 'root' | 'manager' = 'root'): Promise<Page> {
    const { page } = await open();
    await logInPage(page, server(), people[kind].user, people[kind].company);
    await openScreen(page, `${server().url}${path}`);
    return page;
  }

  it('keep what was entered when somebody else saved first, say who, and read the record again', async () => {
    const [mine, other] = [await enter('/settings/company'), await enter('/settings/company', 'manager')];
    await other.getByLabel(companyText.jp.address).fill('東京都千代田区丸の内1-1-1');
    await button(other, common.save).click();
    await other.getByText(common.saved).waitFor();
    await mine.getByLabel(companyText.jp.address).fill('大阪府大阪市北区梅田2-2-2');
    await button(mine, common.save).click();
    await mine.getByRole('alert').getByText(people.manager.user.full_name).waitFor();
    expect(await mine.getByLabel(companyText.jp.address).inputValue()).to.equal('大阪府大阪市北区梅田2-2-2');
    await button(mine, common.reload).click();
    // Both have changed the same field: what was typed stays, and the other value comes back when it is discarded.
    await mine.getByText(conflictText.jp.both([companyText.jp.address])).waitFor();
    expect(await mine.getByLabel(companyText.jp.address).inputValue()).to.equal('大阪府大阪市北区梅田2-2-2');
    await button(mine, common.discard).click();
    await mine.locator('input[value="東京都千代田区丸の内1-1-1"]').waitFor();
  });

  it('name each address that cannot be invited, and invite those that can', async () => {
    const text = membersText.jp;
    const page = await enter('/settings/user/invite');
    await page.getByRole('textbox', { name: text.addresses }).fill('abc\nnew@example.jp');
    await button(page, text.sendInvitations).click();
    await page.getByText('1件目「abc」').waitFor();
    await page.getByRole('textbox', { name: text.addresses }).fill(`new@example.jp\n${people.general.user.email}`);
    await button(page, text.sendInvitations).click();
    await page.getByRole('heading', { name: text.skipped }).waitFor();
    expect(await page.getByRole('textbox', { name: text.addresses }).inputValue()).to.equal(people.general.user.email);
    await openScreen(page, `${server().url}/settings/user`);
    await page.getByRole('heading', { name: text.invitations }).waitFor();
    await page.getByText('new@example.jp').waitFor();
  });

  it('have the present entry in sight on a phone', async () => {
    const page = await enter('/settings');
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of ['/settings/notification', '/settings/group', '/settings']) {
      await openScreen(page, `${server().url}${path}`);
      const box = await page
        .getByRole('navigation', { name: settingsText.jp.settings })
        .locator('a[aria-current]')
        .boundingBox();
      expect(box?.x, path).to.be.at.least(0);
      expect((box?.x ?? 0) + (box?.width ?? 0), path).to.be.at.most(390);
    }
  });

  it('delete a group and take it back', async () => {
    const { company } = people.root;
    if (company === undefined) throw new Error('The root user has no company.');
    await makeGroup(own.database, { company, type: 'general', name: '消す課' });
    const page = await enter('/settings/group');
    const row = page.getByRole('treeitem', { name: '消す課' });
    await button(page, treeText.jp.actionsOf('消す課')).click();
    await page.getByRole('menuitem', { name: groupsText.jp.remove, exact: true }).click();
    await row.waitFor({ state: 'detached' });
    await button(page, common.undo).click();
    await row.waitFor();
  });

  it('take a member out after telling the effects, and take it back', async () => {
    const text = membersText.jp;
    const { user } = people.general;
    const page = await enter(`/settings/user/edit/${user.id}`);
    await button(page, text.remove).click();
    const dialog = page.getByRole('dialog');
    for (const effect of text.removeEffects(user.full_name)) await dialog.getByText(effect).waitFor();
    await dialog.getByRole('button', { name: text.remove, exact: true }).click();
    await page.getByText(text.removed(user.full_name)).waitFor();
    await page.getByText(user.email).waitFor({ state: 'detached' });
    await button(page, common.undo).click();
    await page.getByText(text.restored(user.full_name)).waitFor();
    await page.getByText(user.email).waitFor();
  });

  it('write a memo, delete it and take it back', async () => {
    const text = dashboardText.jp;
    const page = await enter('/dashboard');
    await button(page, text.addMemo).click();
    await page.getByLabel(text.content).fill('青葉デザインの担当は12月から三浦さん。');
    await button(page, common.add).click();
    const memo = page.getByRole('listitem').filter({ hasText: '三浦さん' });
    await memo.getByRole('checkbox').check();
    await button(page, text.deleteSelected).click();
    await memo.waitFor({ state: 'detached' });
    await button(page, common.undo).click();
    await memo.waitFor();
  });
});
