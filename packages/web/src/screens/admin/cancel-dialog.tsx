import { useState } from 'react';
import { validate } from 'contract:form/cancelTransferRequest';
import { FormDialog } from '../../kits/form/form-dialog.tsx';
import { FormStore, textOf } from '../../kits/form/form-store.ts';
import { TextRow } from '../../kits/form/rows.tsx';
import { checkOf, withMembers } from '../../kits/form/schema-check.ts';
import { useSeenRecord, type ReadAgain } from '../../kits/form/use-seen-record.ts';
import { adminTransactionsText } from '../../messages/admin-transactions.ts';
import { useText } from '../../messages/locale.ts';
import { RuledForm } from '../../ui/ruled-form.tsx';
import { Bullets } from '../../ui/surfaces.tsx';

export interface CancelDialogProps<R extends { readonly version: number }> {
  readonly title: string;
  /** Words of the button. */
  readonly action: string;
  readonly effects: readonly string[];
  readonly record: R;
  readonly readAgain: ReadAgain<R>;
  readonly cancel: (body: { readonly reason: string | null; readonly version: number }) => Promise<unknown>;
  readonly onClose: () => void;
}

const noReason = () => ({ reason: '' });

/** Cancels a payment or a request: what follows from it, and a reason that the company reads. */
export function CancelDialog<R extends { readonly version: number }>(props: CancelDialogProps<R>) {
  const { title, action, effects, record, readAgain, cancel, onClose } = props;
  const text = useText(adminTransactionsText);
  const [store] = useState(() => new FormStore(noReason(), withMembers(checkOf(validate), { version: 0 })));
  const seen = useSeenRecord(store, record, noReason, readAgain);
  return (
    <FormDialog
      title={title}
      action={action}
      pendingAction={text.canceling}
      kind="danger"
      store={store}
      onReload={seen.reload}
      onClose={onClose}
      onSubmit={async (values) => {
        const reason = textOf(values, 'reason').trim();
        await cancel({ reason: reason === '' ? null : reason, version: seen.version() });
        onClose();
      }}
    >
      <Bullets items={effects} />
      <RuledForm>
        <TextRow name="reason" label={text.reason} required={false} rows={2} help={text.reasonHelp} />
      </RuledForm>
    </FormDialog>
  );
}
