import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { companyRoleIds, companyTypes } from '../../../packages/server/src/contract/enums/companies.ts';
import { userStatuses } from '../../../packages/server/src/contract/enums/people.ts';
import { adminAccountsText } from '../../../packages/web/src/messages/admin-accounts.ts';
import { adminServiceText } from '../../../packages/web/src/messages/admin-service.ts';
import { commonText } from '../../../packages/web/src/messages/common.ts';
import { conflictText } from '../../../packages/web/src/messages/conflict.ts';
import { detailText } from '../../../packages/web/src/messages/detail.ts';
import { browserPages } from '../../support/browser/browser-pages.ts';
import { oneDatabase } from '../../server/support/each-database.ts';
import { makeAdmin, makeWorkspace } from '../../server/support/factories.ts';
import { button, field, fillFields, link } from '../support/hands.ts';
import { logInAdminPage } from '../support/log-in-page.ts';
import { arriveAt, openScreen } from '../support/opened-screen.ts';
import { makePeople } from '../support/people.ts';
import { servedWeb } from '../support/serve-web.ts';

const [common, companies, users] = [commonText.jp, adminAccountsText.jp.companies, adminAccountsText.jp.users];
const settings = adminServiceText.jp.settings;
const [, testCompany = ''] = companyTypes.map(({ jp }) => jp);
const [, testUser] = userStatuses;

oneDatabase('postgres', 'a form of the staff', (own) => {
  const server = servedWeb(own);
  const open = browserPages();

  async function enter(path: string): Promise<Page> {
    const { page } = await open();
    await logInAdminPage(page, server(), await makeAdmin(own.database));
    await openScreen(page, `${server().url}${path}`);
    return page;
  }
  const dialogOf = (page: Page) => page.getByRole('dialog');

  it('changes the kind and the services of a company, and asks for at least one service', async () => {
    const { company } = await makeWorkspace(own.database);
    const page = await enter(`/admin/companies/${company.id}`);
    const [normal, application] = companyRoleIds.map(({ jp }) => jp) as [string, string];
    await button(page, companies.changeType).click();
    await dialogOf(page).getByRole('checkbox', { name: normal, exact: true }).uncheck();
    await button(dialogOf(page), companies.change).click();
    await dialogOf(page).locator('.ui-error').first().waitFor();
    await dialogOf(page).getByRole('checkbox', { name: application, exact: true }).check();
    await dialogOf(page).getByRole('radio', { name: testCompany, exact: true }).check();
    await button(dialogOf(page), companies.change).click();
    await page.getByText(companies.changed).waitFor();
    await company.reload();
    expect([company.type, company.roles]).to.deep.equal([1, ['application']]);
  });

  it('deletes a company after telling the effects, and takes it back', async () => {
    const { company } = await makeWorkspace(own.database, { name: '株式会社消して戻す' });
    const page = await enter(`/admin/companies/${company.id}`);
    await button(page, common.delete).click();
    for (const effect of companies.effects(1)) await dialogOf(page).getByText(effect).waitFor();
    await button(dialogOf(page), common.cancel).click();
    await dialogOf(page).waitFor({ state: 'detached' });
    await button(page, common.delete).click();
    await button(dialogOf(page), common.delete).click();
    await arriveAt(page, '/admin/companies');
    await page.getByText(detailText.jp.removed(company.name)).waitFor();
    expect(await link(page, company.name).count()).to.equal(0);
    await button(page, common.undo).click();
    await page.getByText(detailText.jp.restored(company.name)).waitFor();
    await link(page, company.name).waitFor();
  });

  it('changes a user, with what is wrong at the fields', async () => {
    const { root } = await makeWorkspace(own.database);
    const page = await enter(`/admin/users/${root.id}`);
    await button(page, users.edit).click();
    await fillFields(dialogOf(page), { [users.lastName]: '', [users.email]: 'nowhere' });
    await button(dialogOf(page), common.save).click();
    await dialogOf(page).getByRole('alert').waitFor();
    for (const label of [users.lastName, users.email])
      expect(await field(dialogOf(page), label).getAttribute('aria-invalid'), label).to.equal('true');
    await fillFields(dialogOf(page), { [users.lastName]: '𠮷田', [users.email]: root.email, [users.kana]: 'よしだ' });
    await dialogOf(page)
      .getByRole('radio', { name: testUser?.jp ?? '', exact: true })
      .check();
    await button(dialogOf(page), common.save).click();
    await page.getByText(common.saved).waitFor();
    await root.reload();
    expect([root.last_name, root.kana, root.status]).to.deep.equal(['𠮷田', 'ヨシダ', testUser?.value]);
  });

  it('keeps what was typed in a dialog when somebody else was faster', async () => {
    const { root } = await makeWorkspace(own.database);
    const [page, other] = [await enter(`/admin/users/${root.id}`), await enter(`/admin/users/${root.id}`)];
    await button(page, users.edit).click();
    await fillFields(dialogOf(page), { [users.phone]: '０９０−１２３４−５６７８' });
    await button(other, users.edit).click();
    await fillFields(dialogOf(other), { [users.lastName]: '髙橋' });
    await button(dialogOf(other), common.save).click();
    await other.getByText(common.saved).waitFor();
    await button(dialogOf(page), common.save).click();
    await button(dialogOf(page), common.reload).click();
    await dialogOf(page).locator('input[value="髙橋"]').waitFor();
    await dialogOf(page).getByText(conflictText.jp.reloaded).waitFor();
    expect(await field(dialogOf(page), users.phone).inputValue()).to.equal('090-1234-5678');
    await button(dialogOf(page), common.save).click();
    await page.getByText(common.saved).waitFor();
    // The number is stored as digits and shown with hyphens.
    await page.locator('dd', { hasText: '090-1234-5678' }).waitFor();
    await root.reload();
    expect([root.last_name, root.phone]).to.deep.equal(['髙橋', '09012345678']);
  });

  it('deletes a user after telling the effects, and takes it back', async () => {
    const { user } = (await makePeople(own.database)).general;
    const page = await enter(`/admin/users/${user.id}`);
    await button(page, common.delete).click();
    for (const effect of users.effects) await dialogOf(page).getByText(effect).waitFor();
    await button(dialogOf(page), common.delete).click();
    await arriveAt(page, '/admin/users');
    await page.getByText(detailText.jp.removed(user.full_name)).waitFor();
    await page.getByText(user.email).waitFor({ state: 'detached' });
    await button(page, common.undo).click();
    await page.getByText(detailText.jp.restored(user.full_name)).waitFor();
    await page.getByText(user.email).waitFor();
  });

  it('suspends a user, which ends the sessions, and lets the user in again', async () => {
    const { root } = await makeWorkspace(own.database);
    const page = await enter(`/admin/users/${root.id}`);
    await button(page, users.suspend).click();
    await button(dialogOf(page), users.suspend).click();
    await page.getByText(users.suspendedNow).waitFor();
    expect((await root.reload()).suspended_at).to.not.equal(null);
    await button(page, users.resume).click();
    await button(dialogOf(page), users.resume).click();
    await page.getByText(users.resumedNow).waitFor();
    expect((await root.reload()).suspended_at).to.equal(null);
  });

  it('keeps the settings of the service, refuses numbers out of range, and tells of a change by somebody else', async () => {
    const page = await enter('/admin/settings');
    const other = await enter('/admin/settings');
    await field(page, settings.trialDays).fill('0');
    await button(page, common.save).click();
    await page.getByText(settings.trialDaysWrong).first().waitFor();
    await fillFields(page, { [settings.trialDays]: '30', [settings.loginNotice]: '12月1日は休業します。' });
    await field(other, settings.supportEmail).fill('help@example.jp');
    await button(other, common.save).click();
    await other.getByText(common.saved).waitFor();
    await button(page, common.save).click();
    await button(page, common.reload).waitFor();
    expect(await field(page, settings.loginNotice).inputValue()).to.equal('12月1日は休業します。');
    await button(page, common.reload).click();
    await page.locator('input[value="help@example.jp"]').waitFor();
    expect(await field(page, settings.loginNotice).inputValue()).to.equal('12月1日は休業します。');
    await button(page, common.save).click();
    await page.getByText(common.saved).waitFor();
    await openScreen(page, `${server().url}/admin/settings`);
    expect(await field(page, settings.trialDays).inputValue()).to.equal('30');
    expect(await field(page, settings.supportEmail).inputValue()).to.equal('help@example.jp');
  });
});
