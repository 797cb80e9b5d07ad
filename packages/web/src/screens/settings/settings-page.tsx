import type { ReactNode } from 'react';
import { useCrumbs } from '../../kits/crumbs.tsx';
import { useAllows } from '../../layouts/allows.ts';
import { useTitles } from '../../layouts/titles.ts';
import { useText } from '../../messages/locale.ts';
import { settingsText } from '../../messages/settings.ts';
import type { SitePath } from '../../routes/screen-paths.ts';
import { Link } from '../../ui/link.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { SecondColumn } from '../../ui/second-column.tsx';

/** Entries of the second column, each with the words it has there. */
const entries = [
  { path: '/settings', name: 'account' },
  { path: '/settings/company', name: 'company' },
  { path: '/settings/user', name: 'users' },
  { path: '/settings/group', name: 'groups' },
  { path: '/settings/notification', name: 'notification' },
  { path: '/settings/calendar', name: 'calendar' },
  { path: '/settings/plan', name: 'plan' },
  { path: '/settings/payment', name: 'payment' },
] as const satisfies readonly { readonly path: SitePath; readonly name: keyof typeof settingsText.jp.entries }[];

export type SettingsEntry = (typeof entries)[number]['path'];

export interface SettingsPageProps {
  /** The entry of the second column that the page belongs to. */
  readonly entry: SettingsEntry;
  /** Path of the screen in the route table: the key of its title. */
  readonly screen: SitePath;
  readonly lead?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A page of the settings: their entries in a second column, then the head and the content of the page. */
export function SettingsPage({ entry, screen, lead, actions, children }: SettingsPageProps) {
  const text = useText(settingsText);
  const titles = useTitles();
  const allows = useAllows();
  const shown = entries.filter(({ path }) => allows(path));
  const words = Object.fromEntries(entries.map(({ path, name }) => [path, text.entries[name]]));
  const own = useCrumbs(titles[screen], { ...words, '/settings': text.settings });
  // The first entry is the page of the settings itself.
  const crumbs =
    screen === '/settings'
      ? [
          <Link key="settings" to="/settings">
            {text.settings}
          </Link>,
          ...own,
        ]
      : own;
  return (
    <SecondColumn
      label={text.settings}
      entries={shown.map(({ path, name }) => ({
        key: path,
        current: path === entry,
        link: <Link to={path}>{text.entries[name]}</Link>,
      }))}
    >
      <PageHead title={titles[screen]} crumbs={crumbs} crumbsLabel={text.crumbs} lead={lead} actions={actions} />
      {children}
    </SecondColumn>
  );
}
