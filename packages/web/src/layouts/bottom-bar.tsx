import { useLocation } from '@tanstack/react-router';
import {
  CalendarDays,
  FilePlus2,
  Folder,
  House,
  ListChecks,
  MessagesSquare,
  Settings,
  Stamp,
  type LucideIcon,
} from 'lucide-react';
import { menuText } from '../messages/menu.ts';
import { useText } from '../messages/locale.ts';
import type { SitePath } from '../routes/screen-paths.ts';
import { Link } from '../ui/link.tsx';
import { useAllows } from './allows.ts';
import { WaitingMark } from './waiting-mark.tsx';
import './bottom-bar.css';

interface BarEntry {
  readonly path: SitePath;
  readonly name: keyof typeof menuText.jp.bar;
  readonly icon: LucideIcon;
}

/** The five entries of a phone come first; the rest takes the places of those that the person has not. */
const candidates: readonly BarEntry[] = [
  { path: '/dashboard', name: 'home', icon: House },
  { path: '/document/approve/list', name: 'approvals', icon: Stamp },
  { path: '/document', name: 'documents', icon: Folder },
  { path: '/applications', name: 'creation', icon: FilePlus2 },
  { path: '/group-chats', name: 'messages', icon: MessagesSquare },
  { path: '/todo', name: 'todo', icon: ListChecks },
  { path: '/calendar', name: 'calendar', icon: CalendarDays },
  { path: '/settings', name: 'settings', icon: Settings },
];
const most = 5;

/** The bar at the foot of a phone. With fewer than two entries there is nothing to choose from, and no bar. */
export function BottomBar() {
  const text = useText(menuText);
  const allows = useAllows();
  const present = useLocation().pathname.replace(/^\/frontend(?=\/)/, '');
  const entries = candidates.filter(({ path }) => allows(path)).slice(0, most);
  if (entries.length < 2) return null;
  const current = entries
    .filter(({ path }) => present === path || present.startsWith(`${path}/`))
    .toSorted((a, b) => b.path.length - a.path.length)[0];
  return (
    <nav className="bottom-bar" aria-label={text.barLabel} data-print="hide">
      <ul>
        {entries.map(({ path, name, icon: Icon }) => (
          <li key={path} aria-current={path === current?.path ? 'page' : undefined}>
            <Link to={path as '/dashboard'}>
              <Icon className="ui-icon-20" aria-hidden="true" />
              {text.bar[name]}
              <WaitingMark path={path} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
