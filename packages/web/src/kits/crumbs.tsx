import type { ReactNode } from 'react';
import type { PlainPath } from '../routes/screen-paths.ts';
import { Link } from '../ui/link.tsx';
import { useScreensAbove, useTitles } from './titles.ts';

/**
 * Breadcrumbs of the screen that is shown, from the route table: links to the screens above it, then its own name.
 * @param named other words than the titles, by path
 */
export function useCrumbs(name: ReactNode, named: Readonly<Record<string, string>> = {}): readonly ReactNode[] {
  const titles = useTitles();
  return [
    ...useScreensAbove().map((path) => (
      // The table has the path, and it has no parameters.
      <Link<PlainPath> key={path} to={path as PlainPath}>
        {named[path] ?? titles[path]}
      </Link>
    )),
    name,
  ];
}
