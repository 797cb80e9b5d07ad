import { listTransferRequests, readPaymentSettings, type AdminTransferRequest } from '@shorui/server/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../api/client.ts';
import { endpointQuery } from '../../../api/endpoint-query.ts';
import { dayColumn, recordFilter } from '../../../kits/list/columns.ts';
import { ListPage } from '../../../kits/list/list-page.tsx';
import { pageQuery } from '../../../kits/list/list-query.ts';
import type { ListState } from '../../../kits/list/list-state.ts';
import { adminTransfersText } from '../../../messages/admin-transfers.ts';
import { useText } from '../../../messages/locale.ts';
import { ButtonLink } from '../../../ui/link.tsx';
import { useApplications } from '../use-applications.ts';
import { meaningOf, stateOf } from './transfer-state.ts';
import { TransferDrawer } from './transfer-drawer.tsx';

/** The conditions of the address as the call takes them. */
const queryOf = ({ filters }: ListState) => ({
  ...(filters['status'] && { status: Number(filters['status']) }),
  ...(filters['notified'] && { notified: filters['notified'] === 'true' }),
  ...(filters['partial'] && { partial: true }),
  ...(filters['company'] && { company_id: Number(filters['company']) }),
  ...(filters['application'] && { application_id: Number(filters['application']) }),
});

/** Requests of companies to pay by bank transfer. */
export function Screen() {
  const text = useText(adminTransfersText);
  const [shown, setShown] = useState<AdminTransferRequest>();
  const applications = useApplications();
  const isReady = useQuery(endpointQuery(readPaymentSettings)).data?.ready;
  return (
    <>
      <ListPage<AdminTransferRequest>
        name={listTransferRequests.name}
        load={(state, signal) =>
          api.call(listTransferRequests, { signal, query: { ...pageQuery(state), ...queryOf(state) } })
        }
        nameColumn={{ head: text.company, of: ({ company }) => company.name, show: setShown }}
        columns={[
          {
            id: 'status',
            head: text.status,
            value: (row) => text.states[stateOf(row)],
            badge: (row) => meaningOf[stateOf(row)],
          },
          { id: 'amount', head: text.amount, kind: 'number', value: ({ amount }) => text.yen(amount) },
          {
            id: 'remaining',
            head: text.remaining,
            kind: 'number',
            value: (row) => text.yen(row.remaining),
            named: true,
          },
          { id: 'reference', head: text.reference, value: ({ reference }) => reference, named: true },
          { id: 'application', head: text.application, value: ({ application }) => application.name },
          { id: 'payer', head: text.payer, value: ({ payer_name: payer }) => payer, optional: true },
          dayColumn('due', text.dueOn, ({ due_on }) => due_on, { wideOnly: true }),
          dayColumn('created', text.requestedAt, ({ created_at }) => created_at, { wideOnly: true }),
        ]}
        filters={[
          {
            name: 'status',
            label: text.status,
            options: [
              { value: '0', text: text.statuses.requested },
              { value: '1', text: text.statuses.confirmed },
              { value: '2', text: text.statuses.canceled },
            ],
          },
          {
            name: 'notified',
            label: text.notified,
            options: [
              { value: 'true', text: text.notifiedYes },
              { value: 'false', text: text.notifiedNo },
            ],
          },
          { name: 'partial', label: text.received, options: [{ value: 'true', text: text.partialOnly }] },
          recordFilter('application', text.applicationId, applications),
          { name: 'company', label: text.companyId, type: 'number' },
        ]}
        searchLabel={text.search}
        emptyWhy={isReady === false ? text.notSetUp : text.emptyWhy}
        action={
          <ButtonLink kind={isReady === false ? 'main' : 'plain'} to="/admin/settings/payment">
            {text.settings}
          </ButtonLink>
        }
      />
      {shown === undefined ? null : <TransferDrawer listed={shown} onClose={() => setShown(undefined)} />}
    </>
  );
}
