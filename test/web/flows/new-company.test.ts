import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { authText } from '../../../packages/web/src/messages/auth.ts';
import { commonText } from '../../../packages/web/src/messages/common.ts';
import { companyText } from '../../../packages/web/src/messages/company.ts';
import { deadEndText } from '../../../packages/web/src/messages/dead-ends.ts';
import { groupsText } from '../../../packages/web/src/messages/groups.ts';
import { membersText } from '../../../packages/web/src/messages/members.ts';
import { menuText } from '../../../packages/web/src/messages/menu.ts';
import { registerText } from '../../../packages/web/src/messages/register.ts';
import { browserPages } from '../../support/browser/browser-pages.ts';
import { eachDatabase } from '../../server/support/each-database.ts';
import { password } from '../../server/support/factories.ts';
import { sentMails } from '../../server/support/sent-mails.ts';
import { button, field, fillFields, link, openMailedLink } from '../support/hands.ts';
import { arriveAt, openScreen } from '../support/opened-screen.ts';
import { servedWeb } from '../support/serve-web.ts';

const [common, members, groups, registering] = [commonText.jp, membersText.jp, groupsText.jp, registerText.jp];
const owner = 'root@minato.example.jp';
const colleague = 'hanako@minato.example.jp';

eachDatabase('a new company', (own) => {
  const server = servedWeb(own);
  const open = browserPages();
  const openMenu = async (page: Page, item: string): Promise<void> => {
    await page.getByRole('button', { name: new RegExp(menuText.jp.account) }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };

  async function register(page: Page): Promise<void> {
    await openScreen(page, `${server().url}/auth/login`);
    await link(page, authText.jp.login.register).click();
    await arriveAt(page, '/auth/register');
    await field(page, registering.email).fill(owner);
    await button(page, registering.send).click();
    await page.getByText(registering.confirmSent(owner)).waitFor();
    await openMailedLink(page, server(), owner);
    await page.getByText(registering.completeFor(owner)).waitFor();
    await fillFields(page, {
      [registering.companyName]: '株式会社みなと製作所',
      [registering.lastName]: '髙橋',
      [registering.firstName]: '健一',
      [registering.phone]: '03-1234-5678',
      [registering.password]: password,
    });
    await button(page, registering.complete).click();
    await arriveAt(page, '/dashboard');
  }

  async function logInAgain(page: Page): Promise<void> {
    await openMenu(page, menuText.jp.logout);
    await arriveAt(page, '/auth/login');
    const text = authText.jp.login;
    await fillFields(page, { [text.email]: owner, [text.password]: password });
    await button(page, text.submit).click();
    await arriveAt(page, '/dashboard');
  }

  async function saveCompany(page: Page): Promise<void> {
    await openScreen(page, `${server().url}/settings/company`);
    expect(await field(page, companyText.jp.name).inputValue()).to.equal('株式会社みなと製作所');
    await fillFields(page, { [companyText.jp.address]: '東京都港区海岸1-2-3 みなとビル4階' });
    await button(page, common.save).click();
    await page.getByText(common.saved).waitFor();
    await openScreen(page, `${server().url}/settings/company`);
    expect(await field(page, companyText.jp.address).inputValue()).to.equal('東京都港区海岸1-2-3 みなとビル4階');
  }

  async function createGroup(page: Page, name: string, type: string, permission?: string): Promise<void> {
    await openScreen(page, `${server().url}/settings/group`);
    await link(page, groups.create).first().click();
    await arriveAt(page, '/settings/group/create');
    await field(page, groups.name).fill(name);
    await page.getByRole('radio', { name: type, exact: true }).check();
    if (permission !== undefined) await page.getByRole('checkbox', { name: permission, exact: true }).check();
    await button(page, common.add).click();
    await page.getByText(groups.added(name)).waitFor();
    await arriveAt(page, /^\/settings\/group\/edit\/\d+$/);
  }

  async function invite(page: Page, address: string, group: string): Promise<void> {
    await openScreen(page, `${server().url}/settings/user`);
    await link(page, members.invite).click();
    await arriveAt(page, '/settings/user/invite');
    await field(page, members.addresses).fill(address);
    await page.getByRole('checkbox', { name: group, exact: true }).check();
    await button(page, members.sendInvitations).click();
    await page.getByText(members.invited(1)).waitFor();
    await arriveAt(page, '/settings/user');
    await page.getByRole('listitem').filter({ hasText: address }).waitFor();
  }

  async function accept(page: Page): Promise<void> {
    await openMailedLink(page, server(), colleague);
    await page.getByText(registering.invited('株式会社みなと製作所', colleague)).waitFor();
    await fillFields(page, {
      [registering.lastName]: '𠮷田',
      [registering.firstName]: '花子',
      [registering.password]: password,
    });
    await button(page, registering.complete).click();
    await arriveAt(page, /^\/(?!auth\/)/);
  }

  it('registers by the mail, sets itself up, invites a colleague with a part of the rights, and passes the root on', async () => {
    const [{ page: root, problems }, { page: guest, problems: guestProblems }] = [await open(), await open()];
    await register(root);
    await logInAgain(root);
    await saveCompany(root);
    await createGroup(root, '営業部', '一般', '書類の承認');
    await createGroup(root, '総務部', '管理者', '設定');
    await invite(root, colleague, '営業部');

    await accept(guest);
    // A general group may neither read the data of the company nor manage its users.
    for (const path of ['/settings/company', '/settings/user', '/settings/group'])
      expect((await openScreen(guest, `${server().url}${path}`)).heading, path).to.equal(deadEndText.jp.denied);
    const menu = guest.getByRole('navigation').getByRole('link');
    await openScreen(guest, `${server().url}/settings`);
    const offered = await menu.evaluateAll((all) => all.map((each) => each.getAttribute('href')));
    expect(offered).to.include('/settings').and.not.include('/settings/company').and.not.include('/settings/user');

    // In the group with the permission `settings` the same person may do both.
    await openScreen(root, `${server().url}/settings/user`);
    expect(await root.getByText(members.neverLoggedIn).count()).to.equal(0);
    await root.getByRole('link', { name: /𠮷田/ }).click();
    await arriveAt(root, /^\/settings\/user\/edit\/\d+$/);
    await root.getByRole('checkbox', { name: '総務部', exact: true }).check();
    await button(root, common.save).click();
    await root.getByText(common.saved).waitFor();
    expect((await openScreen(guest, `${server().url}/settings/company`)).heading).to.not.equal(deadEndText.jp.denied);
    expect(await field(guest, companyText.jp.name).inputValue()).to.equal('株式会社みなと製作所');

    await openScreen(root, `${server().url}/settings/user`);
    await link(root, members.changeRoot).click();
    await arriveAt(root, '/settings/group/ConfirmChangeRootUserModal');
    // As many as the list counts: the present root user is among them, and cannot be chosen.
    expect(
      await root.getByRole('radio').evaluateAll((all) => all.map((each) => each.matches(':disabled'))),
    ).to.have.members([true, false]);
    await root.getByRole('radio', { name: '𠮷田 花子' }).check();
    await field(root, members.rootUser.password).fill('wrong password');
    await button(root, members.rootUser.submit).click();
    await root.getByText('パスワードが正しくありません。').first().waitFor();
    await field(root, members.rootUser.password).fill(password);
    await button(root, members.rootUser.submit).click();
    await arriveAt(root, /^\/(?!settings\/)/);
    await openScreen(guest, `${server().url}/settings/user`);
    await guest.getByRole('row').filter({ hasText: '𠮷田' }).getByText(members.root, { exact: true }).waitFor();
    expect(sentMails(server(), owner).at(-1)?.template).to.equal('root-user-changed');
    const expected = (each: string): boolean => /^400 .*change-root-user$|status of 400/.test(each);
    expect([...problems.filter((each) => !expected(each)), ...guestProblems]).to.deep.equal([]);
  });
});
