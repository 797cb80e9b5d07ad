import type { Static } from 'typebox';
import type { NotificationSettings } from '../../../contract/users/index.ts';

type Settings = Static<typeof NotificationSettings>;

/** What a user gets who has never chosen: all that is about his own work. */
const defaults: Settings = {
  mail_proposal: true,
  mail_todo: true,
  mail_document: true,
  mail_chat: true,
  mail_news: false,
};

/** The settings in full: what a user has not chosen is as by default. Stored names that are no more are left out. */
export function notificationOf(stored: Readonly<Record<string, boolean>>): Settings {
  const names = Object.keys(defaults) as (keyof Settings)[];
  return Object.fromEntries(names.map((name) => [name, stored[name] ?? defaults[name]])) as Settings;
}
