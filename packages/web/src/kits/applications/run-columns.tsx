import type { ApplicationRun } from '@shorui/server/contract';
import { applicationsText } from '../../messages/applications.ts';
import { timeOf } from '../../messages/dates.ts';
import { useText } from '../../messages/locale.ts';
import type { Column, NameColumn } from '../list/column.ts';
import { dayColumn } from '../list/columns.ts';
import { hrefOfRun, meaningOfRun, searchOfRun } from './run-links.ts';

/** The columns of runs, for the list of all and that of one application. */
export function useRunColumns(): {
  readonly nameColumn: NameColumn<ApplicationRun>;
  readonly columns: readonly Column<ApplicationRun>[];
} {
  const text = useText(applicationsText);
  return {
    nameColumn: { head: text.name, of: (run) => run.application_name, href: hrefOfRun, search: searchOfRun },
    columns: [
      { id: 'subject', head: text.subject, value: ({ subject }) => subject, roomy: true },
      {
        id: 'state',
        head: text.state,
        value: ({ state }) => text.states[state] ?? '',
        badge: meaningOfRun,
      },
      { id: 'paid', head: text.payment, value: ({ paid_at }) => (paid_at === null ? '' : text.paid) },
      { id: 'changed', head: text.changedAt, kind: 'date', named: true, value: ({ updated_at }) => timeOf(updated_at) },
      dayColumn('created', text.startedAt, ({ created_at }) => created_at, { wideOnly: true }),
      { id: 'number', head: text.version, value: ({ number }) => text.versionOf(number), optional: true },
    ],
  };
}
