import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { joiningText } from '../../../packages/web/src/messages/joining.ts';
import { browserPages } from '../../support/browser/browser-pages.ts';
import { oneDatabase } from '../../server/support/each-database.ts';
import { makeCompany, makeGroup, makeMember, makePlan, makeUser } from '../../server/support/factories.ts';
import { sentMails } from '../../server/support/sent-mails.ts';
import { button, field, link, openMailedLink } from '../support/hands.ts';
import { logInPage } from '../support/log-in-page.ts';
import { openScreen } from '../support/opened-screen.ts';
import { servedWeb } from '../support/serve-web.ts';

const text = joiningText.jp;

oneDatabase('postgres', 'a request to join a group', (own) => {
  const server = servedWeb(own);
  const open = browserPages();

  /** A company with a group, its root user at a page, and a member without a group at another. */
  async function begin() {
    const root = await makeUser(own.database);
    const company = await makeCompany(own.database, { root, plan_id: (await makePlan(own.database)).id });
    await makeGroup(own.database, { company, name: '営業部' });
    const { user } = await makeMember(own.database, { company, values: { last_name: '髙橋', first_name: '翔' } });
    const [{ page: rootPage }, { page }] = [await open(), await open()];
    await logInPage(rootPage, server(), root, company);
    await logInPage(page, server(), user, company);
    return { root, user, rootPage, page };
  }

  async function ask(page: Page): Promise<void> {
    expect((await openScreen(page, `${server().url}/dashboard`)).address).to.equal('/request-group');
    await field(page, text.group).selectOption({ label: '営業部' });
    await field(page, text.message).fill('12月から営業部に異動しました。');
    await button(page, text.request).click();
    await page.getByText(text.waiting).waitFor();
    await button(page, text.checkAgain).click();
    await page.getByText(text.stillWaiting).waitFor();
  }

  it('is accepted by the root user through the mail, and opens the product', async () => {
    const { root, user, rootPage, page } = await begin();
    await ask(page);
    await openMailedLink(rootPage, server(), root.email);
    await rootPage.getByText('髙橋 翔').first().waitFor();
    await rootPage.getByText('12月から営業部に異動しました。').waitFor();
    expect(await field(rootPage, text.intoGroup).locator('option:checked').innerText()).to.equal('営業部');
    await button(rootPage, text.accept).click();
    await rootPage.getByText(text.accepted('営業部')).waitFor();
    expect(sentMails(server(), user.email)).to.have.lengthOf(1);
    await button(page, text.checkAgain).click();
    await link(page, text.toDashboard)
      .or(page.getByRole('heading', { level: 1 }))
      .first()
      .waitFor();
    expect((await openScreen(page, `${server().url}/dashboard`)).address).to.equal('/dashboard');
    // A person who opens the link again sees the decision.
    await openMailedLink(rootPage, server(), root.email);
    await rootPage.getByText(text.accepted('営業部')).waitFor();
    expect(await button(rootPage, text.accept).count()).to.equal(0);
  });

  it('is refused after a question, and can be made again', async () => {
    const { root, rootPage, page } = await begin();
    await ask(page);
    await openMailedLink(rootPage, server(), root.email);
    await button(rootPage, text.refuse).click();
    const dialog = rootPage.getByRole('dialog', { name: text.refuseTitle });
    await button(dialog, text.cancel).click();
    await dialog.waitFor({ state: 'detached' });
    await button(rootPage, text.refuse).click();
    await button(dialog, text.refuse).click();
    await rootPage.getByText(text.refused).waitFor();
    await openScreen(page, `${server().url}/dashboard`);
    await ask(page);
  });

  it('says that the link is broken or of another company without telling what it was about', async () => {
    const { rootPage, page } = await begin();
    await ask(page);
    await openScreen(rootPage, `${server().url}/confirm-request`);
    await rootPage.getByText(text.confirmNoHash).waitFor();
    const stranger = await begin();
    const url = sentMails(server()).findLast(({ values }) => String(values['url']).includes('confirm-request'))?.values[
      'url'
    ];
    await openScreen(stranger.rootPage, `${server().url}${new URL(String(url)).pathname}`);
    expect(await stranger.rootPage.getByText('12月から').count()).to.equal(0);
    expect(await button(stranger.rootPage, text.accept).count()).to.equal(0);
  });
});
