import { confirmTransferRequest, type AdminTransferRequest, type BodyOf } from '@shorui/server/contract';
import { useState } from 'react';
import { validate } from 'contract:form/confirmTransferRequest';
import { api } from '../../../api/client.ts';
import { useRefresh } from '../../../api/refresh.ts';
import { FormDialog } from '../../../kits/form/form-dialog.tsx';
import { useFormPart } from '../../../kits/form/form-parts.ts';
import { FormStore, filledValues, textOf, type FormValues } from '../../../kits/form/form-store.ts';
import { DateRow, NumberRow } from '../../../kits/form/input-rows.tsx';
import { TextRow } from '../../../kits/form/rows.tsx';
import { checkOf, withMembers } from '../../../kits/form/schema-check.ts';
import { tidyLine } from '../../../kits/form/tidy.ts';
import { useSeenRecord, type ReadAgain } from '../../../kits/form/use-seen-record.ts';
import { adminTransfersText } from '../../../messages/admin-transfers.ts';
import { useText } from '../../../messages/locale.ts';
import { RuledForm } from '../../../ui/ruled-form.tsx';
import { Notice } from '../../../ui/surfaces.tsx';
import { useToast } from '../../../ui/toast.tsx';

export interface ConfirmDialogProps {
  readonly request: AdminTransferRequest;
  readonly readAgain: ReadAgain<AdminTransferRequest>;
  readonly onClose: () => void;
}

/** Today in Japan, where the account is. */
const today = (): string => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Tokyo' }).format(new Date());

const shownOf = ({ remaining }: AdminTransferRequest): FormValues => ({ amount: remaining, received_on: today() });

/** Confirms money that arrived: what is missing unless another amount is entered. */
export function ConfirmDialog({ request, readAgain, onClose }: ConfirmDialogProps) {
  const text = useText(adminTransfersText);
  const toast = useToast();
  const refresh = useRefresh();
  const { remaining } = request;
  const [store] = useState(() => {
    // Amount and day may be left out of the call; here a person enters them.
    const check = withMembers(checkOf(validate), { version: 0, amount: '', received_on: '' });
    return new FormStore(shownOf(request), check);
  });
  const seen = useSeenRecord(store, request, shownOf, readAgain);
  return (
    <FormDialog
      title={text.confirmTitle(request.company.name)}
      action={text.confirm}
      pendingAction={text.confirming}
      kind="decide"
      store={store}
      onReload={seen.reload}
      onClose={onClose}
      onSubmit={async (values) => {
        const body = { ...filledValues(values), version: seen.version() } as BodyOf<typeof confirmTransferRequest>;
        const params = { transferRequestId: request.id };
        const reply = await api.call(confirmTransferRequest, { params, body });
        const { outcome, receipt_number: receipt, request: changed } = reply;
        if (outcome === 'partial') toast(text.done.partial(text.yen(changed.remaining)));
        if (outcome === 'exact') toast(text.done.exact(receipt ?? ''));
        if (outcome === 'over') toast(text.done.over(receipt ?? '', text.yen(changed.overpaid)));
        await refresh('adminTransferRequests');
        onClose();
      }}
    >
      <p>{text.confirmWhy}</p>
      <RuledForm>
        <NumberRow
          name="amount"
          label={text.confirmAmount}
          required
          number
          width={8}
          unit={text.yenUnit}
          help={text.confirmAmountHelp(text.yen(remaining))}
        />
        <DateRow name="received_on" label={text.receivedOn} required />
        <TextRow name="payer_name" label={text.payerOnStatement} required={false} width={20} tidy={tidyLine} />
        <TextRow name="note" label={text.note} required={false} rows={2} />
      </RuledForm>
      <Outcome remaining={remaining} />
    </FormDialog>
  );
}

/** What the entered amount leads to, before it is confirmed. */
function Outcome({ remaining }: { readonly remaining: number }) {
  const text = useText(adminTransfersText);
  const amount = useFormPart('amount', ({ values }) => Number(textOf(values, 'amount')));
  if (!Number.isInteger(amount) || amount <= 0) return null;
  if (amount === remaining) return <Notice>{text.exact}</Notice>;
  if (amount < remaining) return <Notice kind="warning">{text.less(text.yen(remaining - amount))}</Notice>;
  return <Notice kind="warning">{text.more(text.yen(amount - remaining))}</Notice>;
}
