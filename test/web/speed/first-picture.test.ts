import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { authText } from '../../../packages/web/src/messages/auth.ts';
import { browserPages, windowSizes } from '../../support/browser/browser-pages.ts';
import { oneDatabase } from '../../server/support/each-database.ts';
import { password } from '../../server/support/factories.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { logInPage } from '../support/log-in-page.ts';
import { arriveAt, seeScreen } from '../support/opened-screen.ts';
import { makePeople, type People } from '../support/people.ts';
import { servedWeb } from '../support/serve-web.ts';

const text = authText.jp.login;

oneDatabase('sqlite', 'the log-in before its script has run', (own) => {
  const server = servedWeb(own);
  const open = browserPages();
  let people: People;
  before(async () => {
    people = await makePeople(own.database);
  });

  /**
   * Opens an address and holds the script of the page back. The result lets it go on. The text keeps its widths, because the server
   * leaves out the fonts that come after the first picture.
   */
  async function hold(page: Page, address: string): Promise<() => void> {
    const release = await holdRequests(page, '**/assets/index-*.js');
    await page.goto(`${server().url}${address}`, { waitUntil: 'commit' });
    return release;
  }
  const picture = (page: Page) => page.locator('#first');
  /** Places and sizes of all that a person sees in a part of the page, px. */
  const placesIn = (page: Page, selector: string): Promise<readonly string[]> =>
    page.locator(`${selector} .auth-layout`).evaluate((part) =>
      [...part.querySelectorAll('*')].map((each) => {
        const { x, y, width, height } = each.getBoundingClientRect();
        return [each.tagName, x, y, width, height].join(' ');
      }),
    );

  for (const size of Object.values(windowSizes))
    for (const [address, words] of [
      ['/auth/login', text.title],
      ['/auth/login-application', text.applicationTitle],
      ['/auth/login?redirect=%2Ftodo%3Fpage%3D2', text.goesOn],
    ] as const)
      it(`shows ${address} as it will be, at ${size[0]} px`, async () => {
        const { page, problems } = await open(size);
        const release = await hold(page, address);
        await picture(page).getByText(words, { exact: true }).first().waitFor();
        expect(await page.locator('#app').innerHTML()).to.equal('');
        expect(
          await picture(page)
            .getByLabel(text.email)
            .evaluate((field) => field === document.activeElement),
        ).to.equal(true);
        const [before, said, links] = await Promise.all([
          placesIn(page, '#first'),
          picture(page).innerText(),
          picture(page)
            .locator('a')
            .evaluateAll((all) => all.map((each) => (each as HTMLAnchorElement).href)),
        ]);
        release();
        await seeScreen(page);
        expect(await placesIn(page, '#app')).to.deep.equal(before);
        expect(await page.locator('#app').innerText()).to.equal(said);
        expect(
          await page.locator('#app a').evaluateAll((all) => all.map((each) => (each as HTMLAnchorElement).href)),
        ).to.deep.equal(links);
        expect(problems).to.deep.equal([]);
      });

  it('keeps what was typed, and where the cursor was', async () => {
    const { page, problems } = await open();
    const release = await hold(page, '/auth/login');
    await picture(page).getByLabel(text.email).fill(people.root.user.email);
    const secret = picture(page).getByLabel(text.password, { exact: true });
    await secret.fill(password);
    await secret.evaluate((field: HTMLInputElement) => field.setSelectionRange(1, 3));
    release();
    await seeScreen(page);
    expect(await page.getByLabel(text.email).inputValue()).to.equal(people.root.user.email);
    expect(
      await page
        .getByLabel(text.password, { exact: true })
        .evaluate((field: HTMLInputElement) => [
          field === document.activeElement,
          field.value,
          field.selectionStart,
          field.selectionEnd,
        ]),
    ).to.deep.equal([true, password, 1, 3]);
    await page.keyboard.press('Enter');
    await arriveAt(page, '/dashboard');
    expect(problems).to.deep.equal([]);
  });

  it('logs in who sent the form already, and never puts the password into the address', async () => {
    const { page, problems } = await open();
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    const release = await hold(page, '/auth/login');
    await picture(page).getByLabel(text.email).fill(people.root.user.email);
    await picture(page).getByLabel(text.password, { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    await picture(page).and(page.locator('[data-is-sent]')).waitFor();
    release();
    await arriveAt(page, '/dashboard');
    expect(addresses.filter((each) => each.includes(password))).to.deep.equal([]);
    expect(problems).to.deep.equal([]);
  });

  it('is in the language and the look that this browser chose', async () => {
    const { page, problems } = await open();
    await page.addInitScript(() => {
      localStorage.setItem('shorui.locale', 'en');
      localStorage.setItem('shorui.appearance', '{"theme":"dark"}');
    });
    const release = await hold(page, '/auth/login');
    await picture(page).getByRole('heading', { name: authText.en.login.title, exact: true }).waitFor();
    const { lang, dataset } = await page.evaluate(() => {
      const root = document.documentElement;
      return { lang: root.lang, dataset: { ...root.dataset } };
    });
    expect([lang, dataset['theme']]).to.deep.equal(['en', 'dark']);
    release();
    await seeScreen(page);
    expect(problems).to.deep.equal([]);
  });

  it('is not shown to somebody with a session, who is led on', async () => {
    const { page, problems } = await open();
    await logInPage(page, server(), people.root.user, people.root.company);
    const release = await hold(page, '/auth/login');
    await picture(page).waitFor({ state: 'attached' });
    expect(await picture(page).innerHTML()).to.equal('');
    release();
    await arriveAt(page, '/dashboard');
    expect(problems).to.deep.equal([]);
  });
});
