import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { findForUser, readRunPaper } from '@shorui/server/contract';
import { oneDatabase } from '../../server/support/each-database.ts';
import { loginAs, loginAsAdmin, makeAdmin, makePlan, makeWorkspace } from '../../server/support/factories.ts';
import { beginRun, publishApplicationBy } from '../../server/support/published-application.ts';
import { browserPages, windowSizes, type OpenedPage, type WindowSize } from '../../support/browser/browser-pages.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { logInPage } from '../support/log-in-page.ts';
import { servedWeb } from '../support/serve-web.ts';
import { waitForInk } from '../support/wait-for-ink.ts';

oneDatabase('sqlite', 'the paper of a wizard that is opened first', (own) => {
  const server = servedWeb(own);
  const open = browserPages();
  let enter: (page: Page) => Promise<void>;
  let begin: (answers?: object) => Promise<{ readonly address: string; readonly run: number }>;
  before(async () => {
    const staff = await loginAsAdmin(server(), await makeAdmin(own.database));
    const { id: plan_id } = await makePlan(own.database, { features: { application_view: true } });
    const { company, root } = await makeWorkspace(own.database, { plan_id, name: '株式会社しずく計測' });
    const { id } = await publishApplicationBy(staff);
    const member = await loginAs(server(), root, company);
    enter = (page) => logInPage(page, server(), root, company);
    begin = async (answers) => {
      const run = await beginRun(member, id, answers);
      return { address: `${server().url}/applications/form/${id}?run=${run}`, run };
    };
  });

  const pathOf = (url: string): string => new URL(url).pathname;

  /** A page that is logged in. `calls`: the paths that it and its workers ask for. */
  async function entered(size?: WindowSize): Promise<OpenedPage & { readonly calls: readonly string[] }> {
    const opened = await open(size);
    await enter(opened.page);
    const calls: string[] = [];
    opened.page.on('request', (request) => calls.push(pathOf(request.url())));
    return { ...opened, calls };
  }

  const countOf = (calls: readonly string[], path: RegExp | string): number =>
    calls.filter((call) => (typeof path === 'string' ? call === path : path.test(call))).length;
  const nextFrame = (page: Page): Promise<unknown> =>
    page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  /** The first page of the paper as a picture. */
  const shownIn = (page: Page): Promise<string> =>
    picture(page).evaluate((canvas: HTMLCanvasElement) => {
      const copy = document.createElement('canvas');
      [copy.width, copy.height] = [canvas.width, canvas.height];
      copy.getContext('2d')?.drawImage(canvas, 0, 0);
      return copy.toDataURL();
    });
  const picture = (page: Page) => page.locator('.ui-preview-picture > canvas').first();

  it('is laid out before the script of the page has come, and shown with its answers', async () => {
    const { address, run } = await begin({ 会社名: '医療法人社団鷲鷹鶴鵬會議議事録管理機構' });
    const { page, calls, problems } = await entered();
    const release = await holdRequests(page, '**/assets/index-*.js');
    // Outlines are asked for when pages were laid out.
    const drawn = page.waitForRequest((request) => pathOf(request.url()).endsWith('/outlines'));
    await page.goto(address, { waitUntil: 'commit' });
    await drawn;
    await page.waitForFunction(
      () => (globalThis as { shoruiPaperAhead?: { laid?: unknown } }).shoruiPaperAhead?.laid !== undefined,
    );
    const outlines = countOf(calls, /\/outlines$/);
    release();

    await waitForInk(picture(page), 400);
    expect(countOf(calls, findForUser.path.replace(':id', String(run)))).to.equal(1);
    expect(countOf(calls, readRunPaper.path.replace(':id', String(run)))).to.equal(1);
    // Those of the answers' kanji too were there before the page had its script.
    expect(countOf(calls, /\/outlines$/)).to.equal(outlines);
    expect(countOf(calls, /\/paper\.worker-/)).to.equal(1);
    expect(countOf(calls, '/v1/paper-fonts')).to.equal(1);
    expect(problems).to.deep.equal([]);
  });

  it('is drawn whole where the outlines of its letters come after the page has asked for it', async () => {
    const { address } = await begin({ 会社名: '医療法人社団鷲鷹鶴鵬會議議事録管理機構' });
    const { page, problems } = await entered();
    const releaseScript = await holdRequests(page, '**/assets/index-*.js');
    const release = await holdRequests(page, '**/outlines*');
    const asked = page.waitForRequest('**/outlines*');
    await page.goto(address, { waitUntil: 'commit' });
    await asked;
    releaseScript();
    await picture(page).waitFor({ state: 'attached' });
    release();
    await waitForInk(picture(page), 400);
    expect(problems).to.deep.equal([]);
  });

  it('comes as usual where the early call for the answers fails', async () => {
    const { address, run } = await begin({ 会社名: '医療法人社団鷲鷹鶴鵬會議議事録管理機構' });
    const { page, calls } = await entered();
    const path = findForUser.path.replace(':id', String(run));
    await page.addInitScript((failing: string) => {
      const real = fetch;
      let isFirst = true;
      globalThis.fetch = (input, init) => {
        if (!isFirst || input !== failing) return real(input, init);
        isFirst = false;
        return Promise.reject(new TypeError('Failed to fetch'));
      };
    }, path);
    await page.goto(address, { waitUntil: 'commit' });
    await waitForInk(picture(page), 400);
    expect(countOf(calls, path)).to.equal(1);
  });

  it('shows the answer that is typed after it was laid out ahead', async () => {
    const { address } = await begin({ 会社名: '株式会社青葉' });
    const { page, problems } = await entered();
    await page.goto(`${address}&step=1`, { waitUntil: 'commit' });
    await waitForInk(picture(page), 40);
    const before = await shownIn(page);
    await page.getByLabel('会社名').first().fill('医療法人社団鷲鷹鶴鵬會議議事録管理機構');
    for (let shown = before; shown === before; shown = await shownIn(page)) await nextFrame(page);
    expect(problems).to.deep.equal([]);
  });

  it('comes as usual where the address does not name the run', async () => {
    const { address } = await begin({ 会社名: '医療法人社団鷲鷹鶴鵬會議議事録管理機構' });
    const { page, calls, problems } = await entered();
    await page.goto(address.replace(/\?.*/, ''), { waitUntil: 'commit' });
    await waitForInk(picture(page), 400);
    expect(countOf(calls, /\/find-for-user\/\d+\/paper$/)).to.equal(1);
    expect(countOf(calls, /\/paper\.worker-/)).to.equal(1);
    expect(problems).to.deep.equal([]);
  });

  it('is not asked for where a window has no room for it', async () => {
    const { address } = await begin();
    const { page, calls } = await entered(windowSizes.phone);
    await page.goto(address);
    await page.getByLabel('会社名').first().waitFor();
    expect(countOf(calls, /\/paper\.worker-|\/paper$|\/paper-fonts$/)).to.equal(0);
  });

  it('is not asked for by a browser without a log-in', async () => {
    const { address } = await begin();
    const { page } = await open();
    const calls: string[] = [];
    page.on('request', (request) => calls.push(pathOf(request.url())));
    await page.goto(address);
    await page.waitForURL(/\/auth\/login/);
    expect(countOf(calls, /\/paper\.worker-|\/paper$|\/paper-fonts$/)).to.equal(0);
  });
});
