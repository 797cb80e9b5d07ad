import type { Page } from 'playwright-core';
import { listScreens } from '../../../packages/web/src/routes/all-screens.ts';

/** Matches the addresses of a screen: `/a/:id/b/:tab?`. */
const patternOf = (path: string): RegExp => {
  const parts = path.split('/').slice(1);
  const pattern = parts.map((part) => {
    if (part.endsWith('*')) return '(?:/.*)?';
    if (part.startsWith(':')) return part.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+';
    return `/${part.replace(/[.]/g, '\\.')}`;
  });
  return new RegExp(`^${pattern.join('')}$`);
};

/** Screens by pattern; those with the fewest parameters first, as the router chooses. */
const screens = listScreens()
  .map(({ path, ready }) => ({ ready, pattern: patternOf(path), parameters: path.split('/:').length }))
  .toSorted((a, b) => a.parameters - b.parameters);

/** Files and pages that are served beside the screens. */
const isServed = (path: string): boolean => /^\/(v1|admin\/v1|docs|assets)(\/|$)/.test(path);

/** Is the address of this product, but of no screen that exists? */
export function isUnready(address: string): boolean {
  const path = address.replace(/[?#].*$/, '').replace(/^\/frontend(?=\/|$)/, '') || '/';
  return !isServed(path) && screens.find(({ pattern }) => pattern.test(path === '/' ? '/' : path))?.ready !== true;
}

/** Addresses of the links of a page (menus, tiles, breadcrumbs, content) that lead to no screen, or to one that is not available yet. */
export async function findUnreadyLinks(page: Page): Promise<readonly string[]> {
  const addresses = await page.locator('a[href]').evaluateAll((links) =>
    links.flatMap((link) => {
      const { origin, pathname } = new URL((link as HTMLAnchorElement).href);
      return origin === location.origin ? [pathname] : [];
    }),
  );
  return [...new Set(addresses)].filter(isUnready);
}
