import { listTransferRequests, type AdminTransferRequest } from '@shorui/server/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { endpointQuery } from '../../../api/endpoint-query.ts';
import { adminTransfersText } from '../../../messages/admin-transfers.ts';
import { dayOf, timeOf } from '../../../messages/dates.ts';
import { useText } from '../../../messages/locale.ts';
import { Button } from '../../../ui/button.tsx';
import { Drawer } from '../../../ui/drawer.tsx';
import { Link } from '../../../ui/link.tsx';
import { Preserved, RuledList, RuledRow, RuledSection } from '../../../ui/ruled-list.tsx';
import { Badge, Facts, Notice } from '../../../ui/surfaces.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { meaningOf, stateOf } from './transfer-state.ts';

export interface TransferDrawerProps {
  /** The request as the list has it; changes of others and own ones are shown as they come. */
  readonly listed: AdminTransferRequest;
  readonly onClose: () => void;
}

/** One request: what is to be paid and by whom, what arrived, and the way to confirm more. */
export function TransferDrawer({ listed, onClose }: TransferDrawerProps) {
  const text = useText(adminTransfersText);
  const [isOpen, setOpen] = useState(false);
  // The contract has no call for one request; its reference finds it alone.
  const query = useQuery(endpointQuery(listTransferRequests, { query: { keyword: listed.reference } }));
  const request = query.data?.items.find(({ id }) => id === listed.id) ?? listed;
  const { company, application, overpaid, arrivals, notified_at: notified } = request;
  const state = stateOf(request);
  const confirm = (
    <Button kind="decide" onClick={() => setOpen(true)}>
      {text.confirm}
    </Button>
  );
  return (
    <Drawer title={text.title(company.name)} onClose={onClose} actions={request.status === 0 ? confirm : undefined}>
      {overpaid > 0 ? <Notice kind="warning">{text.refund(text.yen(overpaid))}</Notice> : null}
      <Facts
        rows={[
          [
            text.status,
            <Badge key="status" kind={meaningOf[state]}>
              {text.states[state]}
            </Badge>,
          ],
          [
            text.company,
            <Link key="company" to="/admin/companies/:id" params={{ id: company.id }}>
              {company.name}
            </Link>,
          ],
          [
            text.application,
            <Link key="application" to="/admin/applications/:id" params={{ id: application.id }}>
              {application.name}
            </Link>,
          ],
          [text.user, request.user?.name],
          [text.reference, request.reference],
          [text.payer, request.payer_name],
          [text.price, text.yen(request.price)],
          [text.fee, text.yen(request.fee)],
          [text.amount, text.yen(request.amount)],
          [text.received, text.yen(request.received)],
          [text.remaining, text.yen(request.remaining)],
          [text.dueOn, dayOf(request.due_on)],
          [
            text.notified,
            notified === null
              ? text.notifiedNo
              : text.notifiedOn(timeOf(notified), dayOf(request.transferred_on ?? notified)),
          ],
          [text.requestedAt, timeOf(request.created_at)],
          [text.confirmedAt, request.confirmed_at === null ? null : timeOf(request.confirmed_at)],
        ]}
      />
      <RuledSection title={text.arrivals}>
        {arrivals.length === 0 ? <p className="ui-help">{text.noArrivals}</p> : null}
        <RuledList label={text.arrivals}>
          {arrivals.map((arrival) => (
            <RuledRow
              key={arrival.id}
              name={text.yen(arrival.amount)}
              meta={text.arrival(dayOf(arrival.received_on), arrival.confirmed_by)}
              end={arrival.payer_name}
            >
              {arrival.note === null ? null : <Preserved>{arrival.note}</Preserved>}
            </RuledRow>
          ))}
        </RuledList>
      </RuledSection>
      {isOpen ? (
        <ConfirmDialog
          request={request}
          readAgain={async () => {
            const { isSuccess, data } = await query.refetch();
            return { isSuccess, data: data?.items.find(({ id }) => id === listed.id) };
          }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </Drawer>
  );
}
