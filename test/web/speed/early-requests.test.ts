import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { checkPlanLimit, listOwnCompanies, listUsers, readSessionUser } from '@shorui/server/contract';
import { browserPages } from '../../support/browser/browser-pages.ts';
import { oneDatabase } from '../../server/support/each-database.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { logInPage } from '../support/log-in-page.ts';
import { openScreen } from '../support/opened-screen.ts';
import { makePeople, type People } from '../support/people.ts';
import { servedWeb } from '../support/serve-web.ts';

/** Parts that wait for the first picture on purpose. */
const later = /\/assets\/(gothic|mincho|kanji|events\.worker|\w*[tT]itles)-/;

oneDatabase('postgres', 'what a screen asks for when it is opened first', (own) => {
  const server = servedWeb(own);
  const open = browserPages();
  let people: People;
  before(async () => {
    people = await makePeople(own.database);
  });

  /** A page of the root user without the stream of events, so that nothing is read again. `calls`: the paths that it asks for. */
  async function openQuietly(): Promise<{ readonly page: Page; readonly calls: readonly string[] }> {
    const { page } = await open();
    await logInPage(page, server(), people.root.user, people.root.company);
    // Requests of a shared worker could not be refused.
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'SharedWorker'));
    await page.route('**/v1/events*', (route) => route.abort());
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    return { page, calls };
  }

  for (const locale of ['jp', 'en'] as const)
    for (const address of ['/settings/user', '/settings/user/invite', '/settings/group', '/dashboard'])
      it(`is named by the page of ${address} (${locale})`, async () => {
        const { page, problems } = await open();
        await logInPage(page, server(), people.root.user, people.root.company);
        await page.addInitScript((chosen) => localStorage.setItem('shorui.locale', chosen), locale);
        const html = await (await page.request.get(`${server().url}${address}`)).text();
        await openScreen(page, `${server().url}${address}`);
        const asked = await page.evaluate(() =>
          performance
            .getEntriesByType('resource')
            .map(({ name }) => new URL(name).pathname)
            .filter((path) => /\.(js|css)$/.test(path)),
        );
        expect(asked.length).to.be.greaterThan(15);
        expect(asked.filter((path) => !html.includes(path.slice(1)) && !later.test(path))).to.deep.equal([]);
        // Each file once, and of the titles those of one language.
        expect(asked.length).to.equal(new Set(asked).size);
        expect(asked.filter((path) => path.includes('/site-titles-'))).to.have.length(1);
        expect(problems).to.deep.equal([]);
      });

  it('asks for the session before the script of the page has come, and once', async () => {
    const { page, calls } = await openQuietly();
    const release = await holdRequests(page, '**/assets/index-*.js');
    const asked = page.waitForRequest((request) => new URL(request.url()).pathname === readSessionUser.path);
    await page.goto(`${server().url}/settings/user`, { waitUntil: 'commit' });
    await asked;
    release();
    await page.getByText(people.root.user.email).first().waitFor();
    expect(calls.filter((path) => path === readSessionUser.path)).to.have.length(1);
    expect(calls.filter((path) => path === listUsers.path)).to.have.length(1);
    // What the screen needs comes before what the bar above it shows.
    expect(calls.indexOf(checkPlanLimit.path)).to.be.lessThan(calls.indexOf(listOwnCompanies.path));
  });

  it('asks for the first rows of a list before the frame around it is there, and once', async () => {
    const { page, calls } = await openQuietly();
    const release = await holdRequests(page, '**/assets/customer-layout-*.js');
    const asked = page.waitForRequest((request) => new URL(request.url()).pathname === listUsers.path);
    await page.goto(`${server().url}/settings/user`, { waitUntil: 'commit' });
    await asked;
    release();
    await page.getByText(people.root.user.email).first().waitFor();
    expect(calls.filter((path) => path === listUsers.path)).to.have.length(1);
  });

  it('asks for them when the pointer is on a link to the list, and not again after the press', async () => {
    const { page, calls } = await openQuietly();
    await openScreen(page, `${server().url}/settings`);
    expect(calls).to.not.include(listUsers.path);
    const asked = page.waitForRequest((request) => new URL(request.url()).pathname === listUsers.path);
    const link = page.locator('main a[href="/settings/user"]').first();
    await link.hover();
    await asked;
    await link.click();
    await page.getByText(people.root.user.email).first().waitFor();
    expect(calls.filter((path) => path === listUsers.path)).to.have.length(1);
  });

  it('does not call for the session in a browser without a log-in', async () => {
    const { page, problems } = await open();
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    await openScreen(page, `${server().url}/auth/login`);
    expect(calls).to.not.include(readSessionUser.path);
    expect(problems).to.deep.equal([]);
  });
});
