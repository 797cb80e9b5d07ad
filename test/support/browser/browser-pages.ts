import { after, afterEach, type Test } from 'mocha';
import type { BrowserContext, Page } from 'playwright-core';
import { ContextPool, openContext } from './context-pool.ts';
import { describePage } from './describe-page.ts';
import { within } from './within.ts';

/** Width and height of a window, px. */
export type WindowSize = readonly [width: number, height: number];

/** A desktop and a phone screen: every page is checked in both. */
export const windowSizes = { desk: [1440, 900], phone: [390, 844] } as const satisfies Record<string, WindowSize>;

export interface OpenedPage {
  readonly page: Page;
  /** Failures of the page: errors, refused resources, replies of 400 and more, calls to other hosts. */
  readonly problems: readonly string[];
}

const ownHosts: ReadonlySet<string> = new Set(['localhost', '127.0.0.1']);

/** Records failures of the page. The browser itself finds no other host; a handler of routes would switch off its cache. */
function watch(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
  });
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()} ${response.url()}`);
  });
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (/^(https?|wss?):$/.test(protocol) && !ownHosts.has(hostname)) problems.push(`called ${request.url()}`);
  });
  return problems;
}

// The reporter of bin/test reads it after all tests.
const symbol = Symbol.for('shorui.tests.pages');
const shared = globalThis as { [symbol]?: WeakMap<Test, readonly string[]> };
const shown = (shared[symbol] ??= new WeakMap());

const openPage = (context: BrowserContext): Promise<Page> =>
  within(context.newPage(), () => 'The browser opens no page.');

/**
 * Gives the tests of a `describe` pages, each with cookies and storage of its own. They are closed after each test; what the browser has
 * cached of the product stays for the next one. A second tab of the same person is `page.context().newPage()`. Scripts and routes
 * belong to pages, never to their context.
 */
export function browserPages(): (size?: WindowSize, locale?: string) => Promise<OpenedPage> {
  const pool = new ContextPool();
  const opened: OpenedPage[] = [];
  afterEach(async function () {
    if (this.currentTest?.state === 'failed') await tellPages(this.currentTest, opened, pool);
    opened.length = 0;
    await pool.takeBack();
  });
  after(() => pool.close());
  return async (size = windowSizes.desk, locale = 'ja-JP') => {
    const page = await openPage(await pool.lend(locale));
    await page.setViewportSize({ width: size[0], height: size[1] });
    const fresh = { page, problems: watch(page) };
    opened.push(fresh);
    return fresh;
  };
}

/** Prints what the pages of a failed test show, and the failures that they had. The reporter of bin/test repeats it at the end. */
async function tellPages(test: Test, opened: readonly OpenedPage[], pool: ContextPool): Promise<void> {
  const lines: string[] = [];
  for (const page of pool.pages()) {
    const problems = opened.find((each) => each.page === page)?.problems ?? [];
    lines.push('the page showed:', ...(await describePage(page)).split('\n'), ...problems);
  }
  process.stdout.write(['', ...lines, ''].join('\n  '));
  shown.set(test, lines);
}

/**
 * Gives each person one page for all tests of a `describe`, with what the browser has stored of the product: opening the next screen
 * then takes a fraction of the time. `enter` prepares the page when it is first used. For tests that only look, and that wait until the
 * page is quiet.
 */
export function keptPages<Who extends string>(
  enter: (page: Page, who: Who) => Promise<void>,
  size: WindowSize = windowSizes.desk,
): (who: Who) => Promise<OpenedPage> {
  const kept = new Map<Who, { readonly page: Page; readonly problems: string[] }>();
  after(async () => {
    await Promise.all([...kept.values()].map(({ page }) => page.context().close()));
    kept.clear();
  });
  return async (who) => {
    const known = kept.get(who);
    if (known !== undefined) {
      await known.page.setViewportSize({ width: size[0], height: size[1] });
      await known.page.emulateMedia({ colorScheme: null });
      known.problems.length = 0;
      return known;
    }
    const page = await openPage(await openContext('ja-JP'));
    await page.setViewportSize({ width: size[0], height: size[1] });
    const fresh = { page, problems: watch(page) };
    kept.set(who, fresh);
    await within(enter(page, who), () => `The page of "${who}" is not prepared.`);
    return fresh;
  };
}
