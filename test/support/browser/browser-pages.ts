import { after, afterEach, before } from 'mocha';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { findChromium } from './find-chromium.ts';

/** Width and height of a window, px. */
export type WindowSize = readonly [width: number, height: number];

/** A desktop and a phone screen: every page is checked in both. */
export const windowSizes = { desk: [1440, 900], phone: [390, 844] } as const satisfies Record<string, WindowSize>;

export interface OpenedPage {
  readonly page: Page;
  /** Failures of the page: errors, refused resources, replies of 400 and more, calls to other hosts. */
  readonly problems: readonly string[];
}

/** Blocks requests to other hosts, and records failures of the page. */
async function watch(page: Page): Promise<string[]> {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
  });
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()} ${response.url()}`);
  });
  await page.route(
    (url) => url.hostname !== 'localhost' && url.hostname !== '127.0.0.1',
    async (route) => {
      problems.push(`called ${route.request().url()}`);
      await route.abort();
    },
  );
  return problems;
}

/** Gives the tests of a `describe` pages in a browser, each with cookies and storage of its own. They are closed after each test. */
export function browserPages(): (size?: WindowSize, locale?: string) => Promise<OpenedPage> {
  let browser: Browser | undefined;
  const contexts: BrowserContext[] = [];
  before(async () => {
    // At the first use, the browser is unpacked.
    const { path, environment } = findChromium();
    browser = await chromium.launch({
      executablePath: path,
      env: { ...process.env, ...environment },
      args: ['--no-sandbox', '--no-zygote', '--font-render-hinting=none', '--disable-dev-shm-usage'],
    });
  });
  afterEach(() => Promise.all(contexts.splice(0).map((context) => context.close())));
  after(() => browser?.close());
  return async ([width, height] = windowSizes.desk, locale = 'ja-JP') => {
    if (browser === undefined) throw new Error('Pages exist within hooks and tests only.');
    const context = await browser.newContext({
      viewport: { width, height },
      locale,
      timezoneId: 'Asia/Tokyo',
    });
    contexts.push(context);
    // The CPU is busy during a test run: a page may take much longer than for a user.
    context.setDefaultTimeout(60_000);
    const page = await context.newPage();
    return { page, problems: await watch(page) };
  };
}
