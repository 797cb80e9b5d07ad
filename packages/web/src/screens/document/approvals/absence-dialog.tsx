import { createAbsence } from '@shorui/server/contract';
import { useState } from 'react';
import { api } from '../../../api/client.ts';
import { useRefresh } from '../../../api/refresh.ts';
import { findMembers } from '../../../kits/approvals/find-members.ts';
import { ComboRow } from '../../../kits/form/choice-rows.tsx';
import { FormDialog } from '../../../kits/form/form-dialog.tsx';
import { FormStore, textOf } from '../../../kits/form/form-store.ts';
import { DateRow } from '../../../kits/form/input-rows.tsx';
import { approvalsText } from '../../../messages/approvals.ts';
import { useText } from '../../../messages/locale.ts';
import { useToast } from '../../../ui/toast.tsx';

/** Names a colleague who approves while the member is away. */
export function AbsenceDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useText(approvalsText);
  const toast = useToast();
  const refresh = useRefresh();
  const [store] = useState(
    () =>
      new FormStore({ substitute_user_id: '', starts_on: '', ends_on: '' }, (values) => {
        const missing = (name: string, words: string) => (textOf(values, name) === '' ? { [name]: [words] } : {});
        return {
          ...missing('substitute_user_id', text.chooseSubstitute),
          ...missing('starts_on', text.enterDay(text.from)),
          ...missing('ends_on', text.enterDay(text.until)),
        };
      }),
  );
  return (
    <FormDialog
      title={text.absences}
      action={text.addAbsence}
      pendingAction={text.addingAbsence}
      store={store}
      onClose={onClose}
      onSubmit={async (values) => {
        await api.call(createAbsence, {
          body: {
            substitute_user_id: Number(textOf(values, 'substitute_user_id')),
            starts_on: textOf(values, 'starts_on'),
            ends_on: textOf(values, 'ends_on'),
          },
        });
        toast(text.absenceSaved);
        onClose();
        await refresh('absences');
      }}
    >
      <p className="ui-help">{text.absencesHelp}</p>
      <ComboRow name="substitute_user_id" label={text.substitute} required options={findMembers} />
      <DateRow name="starts_on" label={text.from} required />
      <DateRow name="ends_on" label={text.until} required />
    </FormDialog>
  );
}
