import type { BrowserContext, Page } from 'playwright-core';
import { followRequests } from './quiet-page.ts';
import { sharedBrowser } from './shared-browser.ts';
import { within } from './within.ts';

/** A window of the browser with cookies, storage and cache of its own. Its pages have to set their size. */
export async function openContext(locale: string): Promise<BrowserContext> {
  const browser = await sharedBrowser();
  const context = await within(
    browser.newContext({ locale, timezoneId: 'Asia/Tokyo' }),
    () => 'The browser opens no window.',
  );
  // The CPU is busy during a test run: a page may take much longer than for a user.
  context.setDefaultTimeout(120_000);
  context.on('page', followRequests);
  return context;
}

/** Deletes what the pages of some origins have stored. The cache of the files that they loaded stays. */
async function clearStorage(page: Page, origins: Iterable<string>): Promise<void> {
  const session = await page.context().newCDPSession(page);
  for (const origin of origins) await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await session.detach();
}

/**
 * Lends windows to tests one after another. Each test gets one without pages, cookies and stored data, but with the files and compiled
 * scripts that earlier tests loaded: the first screen of a test then takes a third of the time.
 */
export class ContextPool {
  readonly #free = new Map<string, BrowserContext[]>();
  readonly #lent: { readonly context: BrowserContext; readonly locale: string }[] = [];

  async lend(locale: string): Promise<BrowserContext> {
    const context = this.#free.get(locale)?.pop() ?? (await openContext(locale));
    this.#lent.push({ context, locale });
    return context;
  }

  /** The pages that are open in the windows that are lent. */
  pages(): readonly Page[] {
    return this.#lent.flatMap(({ context }) => context.pages());
  }

  /** Empties all that are lent, for the next test. */
  async takeBack(): Promise<void> {
    await Promise.all(
      this.#lent.splice(0).map(async ({ context, locale }) => {
        await empty(context);
        this.#free.set(locale, [...(this.#free.get(locale) ?? []), context]);
      }),
    );
  }

  async close(): Promise<void> {
    const all = [...this.#free.values()].flat();
    this.#free.clear();
    await Promise.all(all.map((context) => context.close()));
  }
}

async function empty(context: BrowserContext): Promise<void> {
  const pages = context.pages();
  const origins = new Set(pages.map((page) => new URL(page.url()).origin).filter((origin) => origin !== 'null'));
  await Promise.all(pages.map((page) => page.close()));
  await Promise.all([context.setOffline(false), context.clearCookies()]);
  if (origins.size === 0) return;
  const page = await context.newPage();
  await clearStorage(page, origins);
  await page.close();
}
