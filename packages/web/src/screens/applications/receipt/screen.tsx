import { listReceipts, type Receipt } from '@shorui/server/contract';
import { api } from '../../../api/client.ts';
import { ReceiptButton } from '../../../kits/applications/receipt-button.tsx';
import { dayColumn } from '../../../kits/list/columns.ts';
import { ListPage } from '../../../kits/list/list-page.tsx';
import { pageQuery } from '../../../kits/list/list-query.ts';
import { downloadsText } from '../../../messages/downloads.ts';
import { useText } from '../../../messages/locale.ts';
import { hrefOf } from '../../../routes/screen-paths.ts';

/** Receipts of what was paid: one's own, and all of the company for its root user. */
export function Screen() {
  const text = useText(downloadsText);
  return (
    <ListPage<Receipt>
      name={listReceipts.name}
      load={async (state, signal) => api.call(listReceipts, { signal, query: pageQuery(state) })}
      nameColumn={{
        head: text.receiptNumber,
        of: ({ number }) => number,
        href: ({ app_user_id: run }) => hrefOf('/applications/download/:app_user_id?', { app_user_id: run }),
      }}
      columns={[
        {
          id: 'what',
          head: text.purpose,
          value: ({ content }) => content.lines.map(({ name }) => name).join('、'),
          roomy: true,
        },
        { id: 'recipient', head: text.recipient, value: ({ recipient }) => recipient },
        { id: 'total', head: text.total, kind: 'number', value: ({ content }) => text.yen(content.total) },
        {
          id: 'state',
          head: text.receiptState,
          value: ({ canceled_at }) => (canceled_at === null ? text.receiptStates.valid : text.receiptStates.void),
          badge: ({ canceled_at }) => (canceled_at === null ? 'success' : 'danger'),
        },
        dayColumn('issued', text.issuedAt, ({ issued_at }) => issued_at),
        { id: 'copies', head: text.copies, kind: 'number', value: ({ copies }) => text.times(copies), named: true },
        { id: 'pdf', head: 'PDF', value: () => '', cell: ({ id }) => <ReceiptButton id={id} /> },
      ]}
      emptyTitle={text.noReceipts}
      emptyWhy={text.noReceiptsWhy}
    />
  );
}
