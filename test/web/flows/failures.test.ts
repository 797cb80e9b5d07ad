import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { commonText } from '../../../packages/web/src/messages/common.ts';
import { errorText } from '../../../packages/web/src/messages/errors.ts';
import { lostPartText } from '../../../packages/web/src/messages/lost-part.ts';
import { settingsText } from '../../../packages/web/src/messages/settings.ts';
import { browserPages } from '../../support/browser/browser-pages.ts';
import { oneDatabase } from '../../server/support/each-database.ts';
import { button } from '../support/hands.ts';
import { logInPage } from '../support/log-in-page.ts';
import { openScreen } from '../support/opened-screen.ts';
import { makePeople, type People } from '../support/people.ts';
import { servedWeb } from '../support/serve-web.ts';

const settings = settingsText.jp.account;

/** A refusal as the server sends it. */
const refusal = {
  status: 500,
  contentType: 'application/json',
  headers: { 'X-Request-Id': 'rid-of-a-test' },
  body: JSON.stringify({
    success: false,
    data: null,
    message: 'サーバーの失敗',
    code: 'internal',
    rid: 'rid-of-a-test',
  }),
};

oneDatabase('sqlite', 'a screen of which something fails', (own) => {
  const server = servedWeb(own);
  const open = browserPages();
  let people: People;
  before(async () => {
    people = await makePeople(own.database);
  });

  async function enter(): Promise<Page> {
    const { page } = await open();
    await logInPage(page, server(), people.root.user, people.root.company);
    return page;
  }
  /** A name that was not saved by an earlier test. */
  let typed = '';
  /** The form of the own account with a new name typed into it. */
  async function typeName(): Promise<Page> {
    typed = `${typed}𠮷髙﨑`;
    const page = await enter();
    await openScreen(page, `${server().url}/settings`);
    await page.getByLabel(settings.lastName).fill(typed);
    return page;
  }
  const saveButton = (page: Page) => page.getByRole('button', { name: commonText.jp.save, exact: true }).first();
  const nameOf = (page: Page): Promise<string> => page.getByLabel(settings.lastName).inputValue();
  const change = '**/v1/users/*';

  it('keeps what was typed while there is no network, and saves it afterwards', async () => {
    const page = await typeName();
    await page.context().setOffline(true);
    await saveButton(page).click();
    await page.locator('.ui-notice, [role=alert], dialog[open]').first().waitFor();
    expect(await nameOf(page)).to.equal(typed);
    await page.context().setOffline(false);
    const close = page.locator('dialog[open] button');
    if ((await close.count()) > 0) await close.first().click();
    await saveButton(page).click();
    await page.getByText(commonText.jp.saved).waitFor();
    expect((await people.root.user.reload()).last_name).to.equal(typed);
  });

  it('keeps what was typed while parts of it cannot be loaded without a network', async () => {
    const page = await typeName();
    await page.context().setOffline(true);
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog', { name: lostPartText.jp.title });
    await dialog.getByText(lostPartText.jp.body).waitFor();
    await button(dialog, commonText.jp.close).click();
    expect(await nameOf(page)).to.equal(typed);
    await page.context().setOffline(false);
    await saveButton(page).click();
    await page.getByText(commonText.jp.saved).waitFor();
  });

  it('loads itself again, once, when the server has a newer version without a part of it', async () => {
    const page = await enter();
    await openScreen(page, `${server().url}/settings`);
    await page.route('**/assets/palette-*.js', (route) => route.fulfill({ status: 404, body: '' }));
    const isLoadedAgain = page.waitForEvent('load');
    await page.keyboard.press('Control+k');
    await isLoadedAgain;
    await page.getByLabel(settings.lastName).waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByText(lostPartText.jp.body).waitFor();
    expect(new URL(page.url()).pathname).to.equal('/settings');
  });

  it('keeps what was typed when the server fails', async () => {
    const page = await typeName();
    await page.route(change, (route) =>
      route.request().method() === 'GET' ? route.fallback() : route.fulfill(refusal),
    );
    await saveButton(page).click();
    await page.locator('.ui-notice, [role=alert], dialog[open]').first().waitFor();
    expect(await nameOf(page)).to.equal(typed);
  });

  it('sends once however often the button is pressed while the reply takes its time', async () => {
    const page = await typeName();
    let calls = 0;
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(change, async (route) => {
      if (route.request().method() === 'GET') return route.fallback();
      calls += 1;
      await held;
      return route.continue();
    });
    await saveButton(page).click();
    await page.getByText(commonText.jp.saving).first().waitFor();
    await page.getByLabel(settings.lastName).press('Enter');
    await page.getByLabel(settings.lastName).press('Control+Enter');
    expect(await nameOf(page)).to.equal(typed);
    answer();
    await page.getByText(commonText.jp.saved).waitFor();
    expect(calls).to.equal(1);
  });

  it('asks before typed values are lost, and lets them be kept or given up', async () => {
    const page = await typeName();
    const brand = page.locator('header a').first();
    await brand.click();
    await page.getByRole('button', { name: commonText.jp.stay }).click();
    expect([new URL(page.url()).pathname, await nameOf(page)]).to.deep.equal(['/settings', typed]);
    await brand.click();
    await page.getByRole('button', { name: commonText.jp.leave }).click();
    await page.waitForURL(`${server().url}/dashboard`);
  });

  it('shows the error of the status with the number to ask about when the session cannot be read', async () => {
    const page = await enter();
    await page.route('**/v1/auth/info', (route) => route.fulfill(refusal));
    await page.goto(`${server().url}/todo`);
    await page.getByText(errorText.jp.dialogTitle(500)).first().waitFor();
    await page.getByText(commonText.jp.rid('rid-of-a-test')).first().waitFor();
  });

  it('reloads once when a part of the build is gone, and then shows what to do', async () => {
    const { page } = await open();
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    await page.route(/\/assets\/screen-[^/]+\.js$/, (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto(`${server().url}/auth/login`);
    await page.getByText(errorText.jp.screenFailed).waitFor();
    expect(loads).to.equal(2);
    await page.reload();
    await page.getByText(errorText.jp.screenFailed).waitFor();
    expect(loads).to.equal(3);
    await page.unrouteAll();
    await page.reload();
    await page.locator('input[name=email]').waitFor();
  });

  it('evaluates no text as a program', async () => {
    const { page } = await open();
    await openScreen(page, `${server().url}/auth/login`);
    // Later than the call of the test, which the browser lets pass.
    const outcome = await page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          setTimeout(() => {
            try {
              // oxlint-disable-next-line no-new-func, typescript/no-implied-eval -- the test asks whether the page may
              resolve(String(new Function('return "evaluated"')()));
            } catch (error) {
              resolve(error instanceof Error ? error.name : '');
            }
          });
        }),
    );
    expect(outcome).to.equal('EvalError');
  });
});
