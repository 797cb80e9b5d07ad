import { listTransactions, type AdminTransaction } from '@shorui/server/contract';
import { useState } from 'react';
import { api } from '../../../api/client.ts';
import { dayColumn } from '../../../kits/list/columns.ts';
import { ListPage } from '../../../kits/list/list-page.tsx';
import { pageQuery } from '../../../kits/list/list-query.ts';
import type { ListState } from '../../../kits/list/list-state.ts';
import { adminTransactionsText } from '../../../messages/admin-transactions.ts';
import { useText } from '../../../messages/locale.ts';
import { TransactionDrawer } from './transaction-drawer.tsx';

/** The conditions of the address as the call takes them. */
const queryOf = ({ filters }: ListState) => ({
  ...(filters['canceled'] && { is_cancel: filters['canceled'] === 'true' }),
  ...(filters['company'] && { company_id: Number(filters['company']) }),
  ...(filters['run'] && { app_user_id: Number(filters['run']) }),
  ...(filters['from'] && { from: filters['from'] }),
  ...(filters['to'] && { to: filters['to'] }),
});

/** Payments of companies; canceled ones stay in the list. */
export function Screen() {
  const text = useText(adminTransactionsText);
  const [shown, setShown] = useState<AdminTransaction>();
  return (
    <>
      <ListPage<AdminTransaction>
        name={listTransactions.name}
        load={(state, signal) =>
          api.call(listTransactions, { signal, query: { ...pageQuery(state), ...queryOf(state) } })
        }
        nameColumn={{ head: text.company, of: ({ company }) => company.name, show: setShown }}
        columns={[
          {
            id: 'state',
            head: text.state,
            value: ({ is_cancel }) => (is_cancel ? text.states.canceled : text.states.valid),
            badge: ({ is_cancel }) => (is_cancel ? 'danger' : 'success'),
          },
          { id: 'amount', head: text.amount, kind: 'number', value: ({ amount }) => text.yen(amount) },
          { id: 'application', head: text.application, value: ({ application }) => application?.name },
          { id: 'receipt', head: text.receipt, value: ({ receipt }) => receipt?.number },
          { id: 'reference', head: text.reference, value: ({ reference }) => reference, optional: true },
          { id: 'run', head: text.run, kind: 'number', value: ({ app_user_id: run }) => run, optional: true },
          dayColumn('paid', text.paidAt, ({ paid_at }) => paid_at, { wideOnly: true }),
        ]}
        filters={[
          {
            name: 'canceled',
            label: text.state,
            options: [
              { value: 'false', text: text.states.valid },
              { value: 'true', text: text.states.canceled },
            ],
          },
          { name: 'from', label: text.from, type: 'date' },
          { name: 'to', label: text.to, type: 'date' },
          { name: 'company', label: text.companyId, type: 'number' },
          { name: 'run', label: text.run, type: 'number' },
        ]}
        searchLabel={text.search}
        emptyWhy={text.emptyWhy}
      />
      {shown === undefined ? null : <TransactionDrawer listed={shown} onClose={() => setShown(undefined)} />}
    </>
  );
}
