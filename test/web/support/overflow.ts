import type { Page } from 'playwright-core';
import { resizeTo } from './frames.ts';

/** How much wider the page is than its window, px, and what is wider. */
export async function findOverflow(page: Page, width: number): Promise<string[]> {
  await resizeTo(page, width, 844);
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.body.querySelectorAll('*')].filter(
      (each) => each.getBoundingClientRect().right > clientWidth + 1,
    );
    return [
      `${innerWidth} px: ${scrollWidth - clientWidth} px too wide`,
      ...wide.slice(0, 3).map((each) => each.outerHTML.slice(0, 160)),
    ];
  });
}
