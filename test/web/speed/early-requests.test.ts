import { expect } from 'chai';
import { listUsers, readSessionUser } from '@shorui/server/contract';
import { browserPages } from '../../support/browser/browser-pages.ts';
import { oneDatabase } from '../../server/support/each-database.ts';
import { logInPage } from '../support/log-in-page.ts';
import { openScreen } from '../support/opened-screen.ts';
import { makePeople, type People } from '../support/people.ts';
import { servedWeb } from '../support/serve-web.ts';

/** Parts that wait for the first picture on purpose. */
const later = /\/assets\/(japanese-fonts|events\.worker|\w*[tT]itles)-/;

oneDatabase('postgres', 'what a screen asks for when it is opened first', (own) => {
  const server = servedWeb(own);
  const open = browserPages();
  let people: People;
  before(async () => {
    people = await makePeople(own.database);
  });

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
    const { page } = await open();
    await logInPage(page, server(), people.root.user, people.root.company);
    let release: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/index-*.js', async (route) => {
      await gate;
      await route.continue();
    });
    // Without the stream of events nothing is read again. Requests of a shared worker could not be refused.
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'SharedWorker'));
    await page.route('**/v1/events*', (route) => route.abort());
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    const asked = page.waitForRequest((request) => new URL(request.url()).pathname === readSessionUser.path);
    await page.goto(`${server().url}/settings/user`, { waitUntil: 'commit' });
    await asked;
    release();
    await page.getByText(people.root.user.email).first().waitFor();
    expect(calls.filter((path) => path === readSessionUser.path)).to.have.length(1);
    expect(calls.filter((path) => path === listUsers.path)).to.have.length(1);
  });

  it('asks for no session in a browser that is not logged in', async () => {
    const { page, problems } = await open();
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    await openScreen(page, `${server().url}/auth/login`);
    expect(calls).to.not.include(readSessionUser.path);
    expect(problems).to.deep.equal([]);
  });
});
