import { readTransaction, setCancelStatus, type AdminTransaction } from '@shorui/server/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../api/client.ts';
import { endpointQuery } from '../../../api/endpoint-query.ts';
import { useRefresh } from '../../../api/refresh.ts';
import { AskButton } from '../../../kits/detail/ask-button.tsx';
import { adminTransactionsText } from '../../../messages/admin-transactions.ts';
import { timeOf } from '../../../messages/dates.ts';
import { useText } from '../../../messages/locale.ts';
import { Button } from '../../../ui/button.tsx';
import { Drawer } from '../../../ui/drawer.tsx';
import { Link } from '../../../ui/link.tsx';
import { Badge, Facts, Notice } from '../../../ui/surfaces.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { CancelDialog } from '../cancel-dialog.tsx';
import { ReissueDialog } from './reissue-dialog.tsx';

export interface TransactionDrawerProps {
  /** The payment as the list has it; changes of others and own ones are shown as they come. */
  readonly listed: AdminTransaction;
  readonly onClose: () => void;
}

/** One payment, with its receipt: canceling it, taking that back, and issuing the receipt again. */
export function TransactionDrawer({ listed, onClose }: TransactionDrawerProps) {
  const text = useText(adminTransactionsText);
  const toast = useToast();
  const refresh = useRefresh();
  const [dialog, setDialog] = useState<'cancel' | 'reissue'>();
  const params = { id: listed.id };
  const query = useQuery(endpointQuery(readTransaction, { params }));
  const payment = query.data ?? listed;
  const { company, receipt, version } = payment;
  const change = async (body: {
    readonly is_cancel: boolean;
    readonly reason?: string | null;
    readonly version: number;
  }) => {
    await api.call(setCancelStatus, { params, body });
    toast(body.is_cancel ? text.canceled : text.restored);
    await refresh('adminTransactions');
  };
  const actions = payment.is_cancel ? (
    <AskButton
      action={text.restore}
      pending={text.restoring}
      kind="main"
      title={text.restoreTitle}
      onAgree={() => change({ is_cancel: false, version })}
    >
      <p>{text.restoreWhy}</p>
    </AskButton>
  ) : (
    <>
      <Button kind="danger" onClick={() => setDialog('cancel')}>
        {text.cancel}
      </Button>
      {receipt === null ? null : <Button onClick={() => setDialog('reissue')}>{text.reissue}</Button>}
    </>
  );
  return (
    <Drawer title={text.title(company.name)} onClose={onClose} actions={actions}>
      {payment.canceled_at === null ? null : (
        <Notice kind="warning">
          <p>{text.canceledOn(timeOf(payment.canceled_at), payment.canceled_by ?? '')}</p>
          <p>{text.refund(text.yen(payment.received))}</p>
        </Notice>
      )}
      <PaymentFacts payment={payment} />
      {dialog === 'cancel' ? (
        <CancelDialog
          title={text.cancelTitle(company.name)}
          action={text.cancel}
          effects={text.cancelEffects}
          record={payment}
          readAgain={() => query.refetch()}
          cancel={(body) => change({ ...body, is_cancel: true })}
          onClose={() => setDialog(undefined)}
        />
      ) : null}
      {dialog === 'reissue' && receipt !== null ? (
        <ReissueDialog receipt={receipt} onClose={() => setDialog(undefined)} />
      ) : null}
    </Drawer>
  );
}

function PaymentFacts({ payment }: { readonly payment: AdminTransaction }) {
  const text = useText(adminTransactionsText);
  const { company, application, receipt } = payment;
  return (
    <Facts
      rows={[
        [
          text.state,
          <Badge key="state" kind={payment.is_cancel ? 'danger' : 'success'}>
            {payment.is_cancel ? text.states.canceled : text.states.valid}
          </Badge>,
        ],
        ...(payment.cancel_reason === null ? [] : [[text.reason, payment.cancel_reason] as const]),
        [
          text.company,
          <Link key="company" to="/admin/companies/:id" params={{ id: company.id }}>
            {company.name}
          </Link>,
        ],
        [
          text.application,
          application === null ? null : (
            <Link key="application" to="/admin/applications/:id" params={{ id: application.id }}>
              {application.name}
            </Link>
          ),
        ],
        [text.run, payment.app_user_id],
        [text.user, payment.user?.name],
        [text.amount, text.yen(payment.amount)],
        [text.received, text.yen(payment.received)],
        [text.method, text.methods[payment.method]],
        [text.reference, payment.reference],
        [text.paidAt, timeOf(payment.paid_at)],
        [text.receipt, receipt?.number],
        [text.recipient, receipt?.recipient],
        [text.copies, receipt === null ? null : text.times(receipt.copies)],
      ]}
    />
  );
}
