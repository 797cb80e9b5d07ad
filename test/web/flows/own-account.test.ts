import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { authText } from '../../../packages/web/src/messages/auth.ts';
import { passwordText } from '../../../packages/web/src/messages/password.ts';
import { registerText } from '../../../packages/web/src/messages/register.ts';
import { settingsText } from '../../../packages/web/src/messages/settings.ts';
import { browserPages } from '../../support/browser/browser-pages.ts';
import { oneDatabase } from '../../server/support/each-database.ts';
import { makeWorkspace, password } from '../../server/support/factories.ts';
import { button, field, fillFields, link, openMailedLink } from '../support/hands.ts';
import { logInPage } from '../support/log-in-page.ts';
import { arriveAt, openScreen } from '../support/opened-screen.ts';
import { servedWeb } from '../support/serve-web.ts';

const [text, login, account] = [passwordText.jp, authText.jp.login, settingsText.jp.account];
const nextPassword = 'a quite different phrase of words';

oneDatabase('postgres', 'the own account', (own) => {
  const server = servedWeb(own);
  const open = browserPages();

  async function logIn(page: Page, email: string, secret: string): Promise<void> {
    await openScreen(page, `${server().url}/auth/login`);
    await fillFields(page, { [login.email]: email, [login.password]: secret });
    await button(page, login.submit).click();
  }

  it('gets a new password by mail, which ends the sessions of before; the link works once', async () => {
    const { root, company } = await makeWorkspace(own.database);
    const [{ page: earlier }, { page }] = [await open(), await open()];
    await logInPage(earlier, server(), root, company);
    expect((await openScreen(earlier, `${server().url}/settings`)).address).to.equal('/settings');

    await openScreen(page, `${server().url}/auth/login`);
    await link(page, login.forgot).click();
    await arriveAt(page, '/auth/forgot-password');
    await field(page, text.email).fill(root.email);
    await button(page, text.send).click();
    await page.getByText(text.sent(root.email)).waitFor();
    await openMailedLink(page, server(), root.email);
    await page.getByText(text.resetFor(root.email)).waitFor();
    await fillFields(page, { [text.next]: nextPassword, [text.confirmation]: 'another phrase' });
    await button(page, text.reset).click();
    await page.getByText(text.mismatch).first().waitFor();
    await field(page, text.confirmation).fill(nextPassword);
    await button(page, text.reset).click();
    await page.getByText(text.resetDone).waitFor();

    expect((await openScreen(earlier, `${server().url}/settings`)).address).to.match(/^\/auth\/login/);
    await openMailedLink(page, server(), root.email);
    await page.getByText(registerText.jp.deadLink).or(link(page, text.redo)).first().waitFor();
    await logIn(page, root.email, password);
    await page.locator('[aria-invalid=true]').first().waitFor();
    await logIn(page, root.email, nextPassword);
    await arriveAt(page, '/dashboard');
  });

  it('changes its address by a mail to the new one; until then the old one is that of the log-in', async () => {
    const { root, company } = await makeWorkspace(own.database);
    const [{ page }, { page: other }] = [await open(), await open()];
    const [before, next] = [root.email, `new-${root.email}`];
    await logInPage(page, server(), root, company);
    await openScreen(page, `${server().url}/settings`);
    await button(page, account.changeEmail).click();
    const dialog = page.getByRole('dialog', { name: account.emailTitle });
    await fillFields(dialog, { [account.newEmail]: next, [account.currentPassword]: password });
    await button(dialog, account.send).click();
    await page.getByText(account.mailSent(next)).waitFor();
    await logIn(other, before, password);
    await arriveAt(other, '/dashboard');

    await openMailedLink(page, server(), next);
    await page.getByText(registerText.jp.newEmail(next)).waitFor();
    await openScreen(page, `${server().url}/settings`);
    await page.getByText(next, { exact: true }).waitFor();
    const { page: later } = await open();
    await logIn(later, before, password);
    await later.locator('[aria-invalid=true]').first().waitFor();
    await logIn(later, next, password);
    await arriveAt(later, '/dashboard');
  });
});
