import { guardOf, type RouteGuard } from '@shorui/server/access';
import { adminTitles } from '../messages/jp/admin-titles.ts';
import { siteTitles } from '../messages/jp/site-titles.ts';
import { adminTable } from './admin-table.ts';
import type { Layout, ScreenRow } from './screen.ts';
import { siteTable } from './site-table.ts';

export interface ListedScreen {
  readonly path: string;
  readonly area: 'customer' | 'admin';
  readonly layout: Layout;
  readonly guard: RouteGuard;
  readonly title: string;
  /** Does the screen exist? The others show that they are not available yet. */
  readonly ready: boolean;
}

/** An address of the screen, with something in the place of each parameter. */
const sampleOf = (path: string): string => path.replace(/:\w+[?*]?/g, 'x');

/** Every screen of the product, for programs that look at all of them: `npm run -s list:screens`, tests. */
export function listScreens(): readonly ListedScreen[] {
  const titles: Readonly<Record<string, string>> = { ...siteTitles, ...adminTitles };
  const list = (area: ListedScreen['area'], rows: readonly ScreenRow[], ready: object): ListedScreen[] =>
    rows.map(({ path, layout }) => ({
      path,
      area,
      layout,
      guard: guardOf(sampleOf(path)),
      title: titles[path] ?? path,
      ready: Object.hasOwn(ready, path),
    }));
  return [...list('customer', siteTable.rows, siteTable.ready), ...list('admin', adminTable.rows, adminTable.ready)];
}
