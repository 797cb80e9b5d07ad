import { cancelTransferRequest, readTransferRequest, type AdminTransferRequest } from '@shorui/server/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../api/client.ts';
import { endpointQuery } from '../../../api/endpoint-query.ts';
import { useRefresh } from '../../../api/refresh.ts';
import { adminTransactionsText } from '../../../messages/admin-transactions.ts';
import { adminTransfersText } from '../../../messages/admin-transfers.ts';
import { dayOf, timeOf } from '../../../messages/dates.ts';
import { useText } from '../../../messages/locale.ts';
import { Button } from '../../../ui/button.tsx';
import { Drawer } from '../../../ui/drawer.tsx';
import { ButtonLink, Link } from '../../../ui/link.tsx';
import { Preserved, RuledList, RuledRow, RuledSection } from '../../../ui/ruled-list.tsx';
import { Badge, Facts, Notice } from '../../../ui/surfaces.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { CancelDialog } from '../cancel-dialog.tsx';
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
  const canceling = useText(adminTransactionsText);
  const toast = useToast();
  const refresh = useRefresh();
  const [dialog, setDialog] = useState<'confirm' | 'cancel'>();
  const params = { transferRequestId: listed.id };
  const query = useQuery(endpointQuery(readTransferRequest, { params }));
  const request = query.data ?? listed;
  const { company, application, overpaid, arrivals, notified_at: notified } = request;
  const state = stateOf(request);
  const actions = (
    <>
      <Button onClick={() => setDialog('cancel')}>{canceling.cancelRequest}</Button>
      <Button kind="decide" onClick={() => setDialog('confirm')}>
        {text.confirm}
      </Button>
    </>
  );
  const payments = (
    <ButtonLink to="/admin/transactions" search={{ run: request.app_user_id }}>
      {canceling.payments}
    </ButtonLink>
  );
  return (
    <Drawer
      title={text.title(company.name)}
      onClose={onClose}
      actions={request.status === 0 ? actions : request.confirmed_at === null ? undefined : payments}
    >
      {request.canceled_at === null ? null : (
        <Notice kind="warning">
          <p>{canceling.canceledOn(timeOf(request.canceled_at), request.canceled_by ?? '')}</p>
          {request.cancel_reason === null ? null : <p>{request.cancel_reason}</p>}
          {request.received === 0 ? null : <p>{canceling.refund(text.yen(request.received))}</p>}
        </Notice>
      )}
      {request.status === 1 && overpaid > 0 ? <Notice kind="warning">{text.refund(text.yen(overpaid))}</Notice> : null}
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
      {dialog === 'confirm' ? (
        <ConfirmDialog request={request} readAgain={() => query.refetch()} onClose={() => setDialog(undefined)} />
      ) : null}
      {dialog === 'cancel' ? (
        <CancelDialog
          title={canceling.cancelRequestTitle(company.name)}
          action={canceling.cancelRequest}
          effects={canceling.cancelRequestEffects}
          record={request}
          readAgain={() => query.refetch()}
          cancel={async (body) => {
            await api.call(cancelTransferRequest, { params, body });
            toast(canceling.requestCanceled);
            await refresh('adminTransferRequests');
          }}
          onClose={() => setDialog(undefined)}
        />
      ) : null}
    </Drawer>
  );
}
