import type { ApplicationRun, PaymentCheck } from '@shorui/server/contract';
import { dayOf } from '../../../messages/dates.ts';
import { downloadsText } from '../../../messages/downloads.ts';
import { useText } from '../../../messages/locale.ts';
import { CanceledNotice } from '../../../kits/applications/canceled-notice.tsx';
import { ReceiptButton } from '../../../kits/applications/receipt-button.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import { Facts, Section } from '../../../ui/surfaces.tsx';

/** What was or is to be paid for a run, with the receipt once it is paid. */
export function PaymentSection({ payment, run }: { readonly payment: PaymentCheck; readonly run: ApplicationRun }) {
  const text = useText(downloadsText);
  const { amount, state, transfer, receipt_id: receipt, paid_at: paid } = payment;
  const to = { params: { app_id: run.application_id }, search: { run: run.id } };
  return (
    <Section title={text.amount}>
      <CanceledNotice canceled={payment.canceled} />
      <Facts
        rows={[
          [text.total, text.yen(amount)],
          [text.state, `${text.states[state]}${paid === null ? '' : `（${dayOf(paid)}）`}`],
          ...(transfer === null ? [] : [[text.reference, transfer.reference] as const]),
        ]}
      />
      <div className="ui-actions">
        {receipt === null ? null : (
          <>
            <ReceiptButton id={receipt} />
            <ButtonLink to="/receipt">{text.openReceipts}</ButtonLink>
          </>
        )}
        {state === 'requested' || state === 'partial' ? (
          <ButtonLink to="/applications/bank-transfer/:app_id?" {...to}>
            {text.bankTransfer}
          </ButtonLink>
        ) : null}
      </div>
    </Section>
  );
}
