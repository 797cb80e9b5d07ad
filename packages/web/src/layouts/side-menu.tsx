import { useLocation } from '@tanstack/react-router';
import { useScreensAbove } from '../kits/titles.ts';
import { menuText } from '../messages/menu.ts';
import { useText } from '../messages/locale.ts';
import type { ScreenPath } from '../routes/screen-paths.ts';
import { Link } from '../ui/link.tsx';
import type { MenuGroup } from './menus.ts';
import { useTitles } from './titles.ts';
import { WaitingMark } from './waiting-mark.tsx';
import './side-menu.css';

export interface SideMenuProps<P extends string> {
  readonly label: string;
  readonly groups: readonly MenuGroup<P>[];
  /** Is the screen ready, and may the person open it? */
  readonly allows: (path: P) => boolean;
}

/** The menu at the left. The entry of the present screen is marked; entries that are not allowed are absent. */
export function SideMenu<P extends ScreenPath>({ label, groups, allows }: SideMenuProps<P>) {
  const text = useText(menuText);
  const titles = useTitles();
  const present = useLocation().pathname.replace(/^\/frontend(?=\/)/, '');
  const shown = groups.flatMap(({ title, entries }) => {
    const allowed = entries.filter(({ path }) => allows(path));
    return allowed.length > 0 ? [{ title, entries: allowed }] : [];
  });
  const paths = shown.flatMap(({ entries }) => entries.map(({ path }) => path as string));
  // The nearest screen above the present one, else the longest path that it begins with: 書類一覧 is not marked while 下書き is open.
  const current =
    [...useScreensAbove(), present].findLast((path) => paths.includes(path)) ??
    paths.filter((path) => present.startsWith(`${path}/`)).toSorted((a, b) => b.length - a.length)[0];
  return (
    <nav aria-label={label} className="side-menu">
      {shown.map(({ title, entries }) => (
        <div key={title ?? 'top'} className="side-menu-group">
          {title === undefined ? null : <h2>{text.groups[title]}</h2>}
          <ul>
            {entries.map(({ path, name, icon: Icon }) => {
              const words = name === undefined ? titles[path] : text.names[name];
              return (
                <li key={path} aria-current={path === current ? 'page' : undefined} title={words}>
                  <Link to={path as '/dashboard'}>
                    <Icon className="ui-icon" aria-hidden="true" />
                    <span>{words}</span>
                    <WaitingMark path={path} />
                  </Link>
                </li>
              );
            })}
          </ul>
        </div>
      ))}
    </nav>
  );
}
