import type { Page } from 'playwright-core';
import { whenQuiet } from '../../support/browser/quiet-page.ts';

/** What a person sees of a screen: where it is, how it is called and what it says first. */
export interface SeenScreen {
  /** Path, query and fragment. */
  readonly address: string;
  readonly title: string;
  readonly heading: string;
}

/** Waits until the screen has its heading and nothing is being loaded. */
export async function seeScreen(page: Page): Promise<SeenScreen> {
  await page.locator('h1').first().waitFor();
  // The picture of the log-in that came with the page is no screen yet.
  await page.locator('#first').waitFor({ state: 'detached' });
  await whenQuiet(page);
  const { pathname, search, hash } = new URL(page.url());
  return {
    address: `${pathname}${search}${hash}`,
    title: await page.title(),
    heading: (await page.locator('h1').first().innerText()).trim(),
  };
}

/** Opens an address as a person does who types it, and waits until its screen is there. */
export async function openScreen(page: Page, url: string): Promise<SeenScreen> {
  await page.goto(url);
  return seeScreen(page);
}

/** Waits until the page has gone to a path, and its screen is there. */
export async function arriveAt(page: Page, path: string | RegExp): Promise<SeenScreen> {
  await page.waitForURL(({ pathname }) => (typeof path === 'string' ? pathname === path : path.test(pathname)));
  return seeScreen(page);
}
