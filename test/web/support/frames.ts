import type { Page } from 'playwright-core';

/** Waits for two frames: the page has read a new selection, and heard of a new size of the window, by then. */
export const frames = (page: Page): Promise<unknown> =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(undefined)))),
  );

/** Gives the window a size, px. Styles have it at once, listeners of `matchMedia` with the next frame. */
export async function resizeTo(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await frames(page);
}
