import { reissueReceipt, type AdminTransaction } from '@shorui/server/contract';
import { useState } from 'react';
import { validate } from 'contract:form/reissueReceipt';
import { api } from '../../../api/client.ts';
import { useRefresh } from '../../../api/refresh.ts';
import { FormDialog } from '../../../kits/form/form-dialog.tsx';
import { FormStore, textOf } from '../../../kits/form/form-store.ts';
import { TextRow } from '../../../kits/form/rows.tsx';
import { checkOf, withMembers } from '../../../kits/form/schema-check.ts';
import { tidyLine } from '../../../kits/form/tidy.ts';
import { saveReply } from '../../../kits/save-file.ts';
import { adminTransactionsText } from '../../../messages/admin-transactions.ts';
import { useText } from '../../../messages/locale.ts';
import { RuledForm } from '../../../ui/ruled-form.tsx';
import { useToast } from '../../../ui/toast.tsx';

export interface ReissueDialogProps {
  readonly receipt: NonNullable<AdminTransaction['receipt']>;
  readonly onClose: () => void;
}

/** 再発行: saves the receipt as a PDF that is marked so, also made out to another name. */
export function ReissueDialog({ receipt, onClose }: ReissueDialogProps) {
  const text = useText(adminTransactionsText);
  const toast = useToast();
  const refresh = useRefresh();
  const [store] = useState(
    () => new FormStore({ name: receipt.recipient }, withMembers(checkOf(validate), { name: '' })),
  );
  return (
    <FormDialog
      title={text.reissueTitle}
      action={text.reissue}
      pendingAction={text.reissuing}
      store={store}
      onClose={onClose}
      onSubmit={async (values) => {
        const body = { name: textOf(values, 'name') };
        await saveReply(await api.open(reissueReceipt, { params: { id: receipt.id }, body }), `${receipt.number}.pdf`);
        toast(text.reissued);
        await refresh('adminTransactions');
        onClose();
      }}
    >
      <p>{text.reissueWhy}</p>
      <RuledForm>
        <TextRow name="name" label={text.name} required width={20} tidy={tidyLine} help={text.nameHelp} />
      </RuledForm>
    </FormDialog>
  );
}
