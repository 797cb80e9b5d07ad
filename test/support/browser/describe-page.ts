import type { Page } from 'playwright-core';

/** Characters of a page's text that are enough to see what it shows. */
const mostText = 1500;
/** Milliseconds that a page that answers at all needs at most. */
const limitMs = 10_000;

/** Tells what a person sees on a page: a test that failed on another machine cannot be looked at. */
export async function describePage(page: Page): Promise<string> {
  const silent = new Promise<string>((resolve) => setTimeout(resolve, limitMs, 'The page does not answer.').unref());
  const seen = page
    .evaluate(() => `${document.visibilityState}: ${document.body.innerText.replaceAll(/\s*\n\s*/g, ' | ')}`)
    .catch((error: unknown) => `The page cannot be read: ${String(error)}`);
  const text = await Promise.race([seen, silent]);
  return `${page.url()}\n  ${text.length > mostText ? `${text.slice(0, mostText)}…` : text}`;
}
