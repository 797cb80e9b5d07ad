import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { authText } from '../../../packages/web/src/messages/auth.ts';
import { menuText } from '../../../packages/web/src/messages/menu.ts';
import { settingsText } from '../../../packages/web/src/messages/settings.ts';
import { commonText } from '../../../packages/web/src/messages/common.ts';
import { browserPages } from '../../support/browser/browser-pages.ts';
import { oneDatabase } from '../../server/support/each-database.ts';
import { password } from '../../server/support/factories.ts';
import { button, fillFields } from '../support/hands.ts';
import { logInPage } from '../support/log-in-page.ts';
import { arriveAt, openScreen, seeScreen } from '../support/opened-screen.ts';
import { makePeople, type People } from '../support/people.ts';
import { servedWeb } from '../support/serve-web.ts';

const settings = settingsText.jp.account;

oneDatabase('sqlite', 'a session', (own) => {
  const server = servedWeb(own);
  const open = browserPages();
  let people: People;
  before(async () => {
    people = await makePeople(own.database);
  });

  async function openSettings(): Promise<Page> {
    const { page } = await open();
    await logInPage(page, server(), people.root.user, people.root.company);
    await openScreen(page, `${server().url}/settings`);
    await page.getByLabel(settings.lastName).waitFor();
    return page;
  }
  const save = (page: Page): Promise<void> =>
    page.getByRole('button', { name: commonText.jp.save, exact: true }).first().click();

  it('ends by the menu: the log-in is shown, and the cookies open nothing any more', async () => {
    const page = await openSettings();
    const cookies = await page.context().cookies();
    await page.getByRole('button', { name: new RegExp(menuText.jp.account) }).click();
    await page.getByRole('menuitem', { name: menuText.jp.logout }).click();
    await page.waitForURL(`${server().url}/auth/login`);
    await page.context().addCookies(cookies);
    expect((await openScreen(page, `${server().url}/todo`)).address).to.equal('/auth/login?redirect=%2Ftodo');
  });

  it('that ends while a page is open leads to the log-in at the next call, with the way back', async () => {
    const page = await openSettings();
    page.on('dialog', (dialog) => void dialog.accept());
    await own.models.Session.destroy({ where: { user_id: people.root.user.id } });
    await page.getByLabel(settings.lastName).fill('佐藤');
    await save(page);
    await page.waitForURL((url) => url.pathname === '/auth/login');
    expect((await seeScreen(page)).address).to.equal('/auth/login?redirect=%2Fsettings');
  });

  it('that ends while something is typed asks for the log-in, and gives what was typed back to the same person alone', async () => {
    const page = await openSettings();
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.message());
      void dialog.accept();
    });
    const logIn = async (email: string): Promise<void> => {
      await arriveAt(page, '/auth/login');
      await fillFields(page, { [authText.jp.login.email]: email, [authText.jp.login.password]: password });
      await button(page, authText.jp.login.submit).click();
      await arriveAt(page, '/settings');
    };
    const { user } = people.root;
    await page.getByLabel(settings.lastName).fill('髙橋');
    await own.models.Session.destroy({ where: { user_id: user.id } });
    await save(page);
    await logIn(user.email);
    await page.getByText(commonText.jp.restored).waitFor();
    expect(await page.getByLabel(settings.lastName).inputValue()).to.equal('髙橋');
    await save(page);
    await page.getByText(commonText.jp.saved).waitFor();
    expect((await user.reload()).last_name).to.equal('髙橋');
    expect(await page.getByText(commonText.jp.restored).count()).to.equal(0);

    await page.getByLabel(settings.lastName).fill('秘密');
    await own.models.Session.destroy({ where: { user_id: user.id } });
    await save(page);
    await logIn(people.manager.user.email);
    expect(await page.getByLabel(settings.lastName).inputValue()).to.equal(people.manager.user.last_name);
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).to.not.include('秘密');
    expect(asked).to.deep.equal([]);
  });

  it('without a company any more leads to the choice of one', async () => {
    const page = await openSettings();
    page.on('dialog', (dialog) => void dialog.accept());
    await page.context().clearCookies({ name: 'workspace' });
    await page.getByLabel(settings.lastName).fill('佐藤');
    await save(page);
    await page.waitForURL(`${server().url}/workspace`);
  });
});
