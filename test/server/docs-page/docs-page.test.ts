import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { endpoints } from '../../../packages/server/src/contract/index.ts';
import { openApi } from '../../../packages/server/src/contract/openapi.ts';
import { createDocsPages } from '../../../packages/server/src/http/service/docs-pages.ts';
import { createMetrics } from '../../../packages/server/src/http/service/metrics.ts';
import { serviceHandlers } from '../../../packages/server/src/http/service/service-handlers.ts';
import { browserPages, windowSizes } from '../../support/browser/browser-pages.ts';
import { temporaryFolders } from '../../support/temporary-folder.ts';
import { memoryJobs } from '../support/memory-jobs.ts';
import { serveHandlers, type ServedHandlers } from '../support/serve-handlers.ts';

const handlers = serviceHandlers({
  metrics: createMetrics({ jobs: memoryJobs(), ofProcess: false, openReplies: () => 0 }),
  looks: {},
  docs: createDocsPages(endpoints, 'https://shorui.example'),
  isOpen: () => true,
});

const { paths } = openApi(endpoints, { server: 'https://shorui.example', examples: {} }) as {
  readonly paths: Readonly<Record<string, object>>;
};
/** Some endpoints can be called in two ways. */
const total = Object.values(paths).flatMap((methods) => Object.keys(methods)).length;

/** How much wider the content of a page is than its window, px. */
const overhang = (page: Page): Promise<number> =>
  page.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth);

describe('the page of the API', () => {
  const open = browserPages();
  const makeFolder = temporaryFolders();
  let served: ServedHandlers;
  beforeEach(async () => {
    served = await serveHandlers(makeFolder(), handlers);
  });
  afterEach(() => served.close());

  for (const [name, size] of Object.entries(windowSizes)) {
    it(`lists every call, finds some by words, and shows one, within the window of a ${name}`, async () => {
      const { page, problems } = await open(size);
      await page.goto(`${served.url}/docs`);
      await page.getByText(`${total} of ${total} calls`).waitFor();
      expect(await page.locator('nav a').count()).to.equal(total);
      await page.getByLabel('Search').fill('post groups');
      await page.locator('nav a', { hasText: '/v1/groups' }).first().click();
      const titles = await page.locator('main h3').allTextContents();
      expect(titles).to.include.members(['Body / 本文 (application/json)', 'Reply / 応答 (201)']);
      expect(await page.title()).to.contain('/v1/groups');
      expect(await page.locator('nav a[aria-current=page]').count()).to.equal(1);
      expect(await overhang(page)).to.equal(0);
      await page.getByLabel('Search').fill('no such call');
      expect(await page.getByRole('status').textContent()).to.contain(`0 of ${total} calls`);
      expect(problems).to.deep.equal([]);
    });
  }

  it("is the start page of the server's address", async () => {
    const reply = await fetch(`${served.url}/`, { redirect: 'manual' });
    expect([reply.status, reply.headers.get('location')]).to.deep.equal([302, '/docs']);
    expect((await fetch(`${served.url}/`)).url).to.equal(`${served.url}/docs`);
  });

  it('starts with an introduction in both languages: login, CSRF and workspace', async () => {
    const { page, problems } = await open(windowSizes.phone);
    await page.goto(`${served.url}/docs`);
    await page.locator('main #about-workspace').waitFor();
    for (const id of ['login', 'csrf', 'workspace']) {
      const chapter = page.locator(`#about-${id}`);
      expect(await chapter.locator('p[lang=ja]').textContent()).to.match(/[ぁ-ん]/);
      expect(await chapter.locator('p[lang=en]').textContent()).to.match(/[a-z]{4}/);
      expect(await chapter.locator('pre').textContent()).to.contain(id === 'csrf' ? 'X-XSRF-TOKEN' : served.url);
    }
    expect(await overhang(page)).to.equal(0);
    await page.goto(`${served.url}/docs#auth.login`);
    await page.locator('main h2', { hasText: 'Log in by' }).waitFor();
    await page.getByRole('link', { name: 'Shorui API' }).click();
    await page.locator('main #about-login').waitFor();
    expect(problems).to.deep.equal([]);
  });

  for (const [locale, first, second] of [
    ['ja-JP', 'ja', 'en'],
    ['en-US', 'en', 'ja'],
  ] as const)
    it(`shows summaries and labels in both languages, ${first} first to a browser of ${locale}`, async () => {
      const { page, problems } = await open(windowSizes.phone, locale);
      await page.goto(`${served.url}/docs#groups.create`);
      const summary = page.locator('main h2 span');
      await summary.first().waitFor();
      const languages = await summary.evaluateAll((found) => found.map((each) => each.getAttribute('lang')));
      expect(languages).to.deep.equal([first, second]);
      const texts = { ja: 'グループの追加', en: 'Make a group' };
      expect(await summary.allTextContents()).to.deep.equal([texts[first], texts[second]]);
      expect(await page.locator('nav a[aria-current] .about').textContent()).to.equal(texts[first]);
      const labels = await page.locator('main .fields .label').allTextContents();
      expect(labels).to.include(first === 'ja' ? '親グループ / Parent group' : 'Parent group / 親グループ');
      expect(labels).to.include('ID');
      expect(await page.locator('html').getAttribute('lang')).to.equal(first);
      expect(await overhang(page)).to.equal(0);
      await page.goto(`${served.url}/docs#groups.update`);
      const descriptions = page.locator('main p.description');
      await descriptions.first().waitFor();
      expect(await descriptions.evaluateAll((found) => found.map((each) => each.getAttribute('lang')))).to.deep.equal([
        first,
        second,
      ]);
      await page.getByRole('link', { name: 'Shorui API' }).click();
      expect(await page.locator('#about-login p').first().getAttribute('lang')).to.equal(first);
      expect(problems).to.deep.equal([]);
    });

  it('finds calls by words of either language, whatever their width', async () => {
    const { page } = await open();
    await page.goto(`${served.url}/docs`);
    await page.locator('nav a').first().waitFor();
    const search = page.getByLabel('Search');
    const found = async (words: string): Promise<string[]> => {
      await search.fill(words);
      const links = await page
        .locator('nav a')
        .evaluateAll((all) => all.map((each) => each.getAttribute('href') ?? ''));
      return links.map((link) => link.slice(1));
    };
    const groups = ['applicationFieldGroups.create', 'groups.create', 'metaGroups.create'];
    expect(await found('グループの追加')).to.deep.equal(groups);
    expect(await found('hand the root')).to.deep.equal(['groups.changeRootUser']);
    expect(await found('ｸﾞﾙｰﾌﾟの追加　ｖ１/ｇｒｏｕｐｓ')).to.deep.equal(['groups.create']);
    expect(await found('監査ログ ｃｓｖ')).to.deep.equal(['adminAuditEvents.export']);
    expect(await found('メモの一括削除')).to.deep.equal(['memos.deleteMany']);
    expect(await found('親グループ post')).to.include('groups.create');
  });

  it('keeps long names within their column in the window of a phone', async () => {
    const { page } = await open(windowSizes.phone);
    await page.goto(`${served.url}/docs#companies.updateCurrent`);
    await page.locator('main .fields td').first().waitFor();
    const cells = await page.locator('main .fields td').evaluateAll((found) =>
      found
        .filter((cell) => {
          const range = cell.ownerDocument.createRange();
          range.selectNodeContents(cell);
          return range.getBoundingClientRect().right > cell.getBoundingClientRect().right + 1;
        })
        .map((cell) => cell.textContent),
    );
    expect(cells).to.deep.equal([]);
  });

  it('shows names as code, and nothing overlaps the list', async () => {
    const { page, problems } = await open();
    await page.goto(`${served.url}/docs`);
    const links = page.locator('nav a');
    await links.first().waitFor();
    for (const name of ['events.stream', 'auth.login']) {
      await page.goto(`${served.url}/docs#${name}`);
      await page.locator('main h2').waitFor();
      expect(await page.locator('main').textContent(), name).not.to.contain('`');
      expect(await page.locator('main td code, main p code').count(), name).to.be.greaterThan(1);
    }
    const last = links.last();
    await last.scrollIntoViewIfNeeded();
    const isOnTop = await last.evaluate((link) => {
      const { right, top, height } = link.getBoundingClientRect();
      const found = link.ownerDocument.elementFromPoint(right - 2, top + height / 2);
      return found === link || link.contains(found);
    });
    expect(isOnTop).to.equal(true);
    expect(problems).to.deep.equal([]);
  });

  it('is usable by keyboard', async () => {
    const { page } = await open();
    await page.goto(`${served.url}/docs`);
    await page.locator('nav a').first().waitFor();
    await page.getByLabel('Search').focus();
    await page.keyboard.type('login');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.locator('#detail:focus').waitFor();
    expect(page.url()).to.match(/#[\w.]+$/);
  });
});
