import { listMails, type ReplyOf } from '@shorui/server/contract';
import { api } from '../../../../api/client.ts';
import { ListPage } from '../../../../kits/list/list-page.tsx';
import { adminServiceText } from '../../../../messages/admin-service.ts';
import { timeOf } from '../../../../messages/dates.ts';
import { prefetchRows, type LoadRows } from '../../../../kits/list/use-rows.ts';
import { useText } from '../../../../messages/locale.ts';
import type { PrefetchOptions } from '../../../../routes/loaded-screen.ts';
import { hrefOf } from '../../../../routes/screen-paths.ts';
import { MailStatus } from '../mail-status.tsx';

const statuses = ['waiting', 'sent', 'refused'] as const;

const load: LoadRows<ReplyOf<typeof listMails>['items'][number]> = ({ page, size, filters }, signal) => {
  const status = statuses.find((each) => each === filters['status']);
  return api.call(listMails, {
    signal,
    query: {
      page,
      per_page: size,
      ...(status !== undefined && { status }),
      ...(filters['to'] && { to: filters['to'] }),
    },
  });
};

export const prefetch = (options: PrefetchOptions): void => prefetchRows(options, { name: listMails.name, load });

/** Mails of the service, with what became of them. */
export function Screen() {
  const text = useText(adminServiceText).mails;
  return (
    <ListPage
      name={listMails.name}
      load={load}
      nameColumn={{
        head: text.subject,
        of: ({ subject }) => subject || text.noSubject,
        href: ({ id }) => hrefOf('/admin/outbox/:id', { id }),
      }}
      columns={[
        { id: 'to', head: text.to, value: ({ to }) => to },
        {
          id: 'status',
          head: text.status,
          value: ({ status }) => text.statuses[status],
          cell: ({ status }) => <MailStatus status={status} />,
        },
        { id: 'created', head: text.createdAt, kind: 'date', value: ({ created_at }) => timeOf(created_at) },
        {
          id: 'sent',
          head: text.sentAt,
          kind: 'date',
          value: ({ sent_at }) => sent_at && timeOf(sent_at),
          wideOnly: true,
        },
      ]}
      filters={[
        {
          name: 'status',
          label: text.status,
          options: statuses.map((value) => ({ value, text: text.statuses[value] })),
        },
        { name: 'to', label: text.toHelp, type: 'email' },
      ]}
      emptyWhy={text.emptyWhy}
    />
  );
}
