import { updateAdminUser, type AdminUser } from '@shorui/server/contract';
import { userStatuses } from '@shorui/server/enums';
import { useState } from 'react';
import { validate } from 'contract:form/updateAdminUser';
import { api } from '../../../../api/client.ts';
import { useRefresh } from '../../../../api/refresh.ts';
import { FormDialog } from '../../../../kits/form/form-dialog.tsx';
import { FormStore, orNulls, valuesOf } from '../../../../kits/form/form-store.ts';
import { RadioRow, TextRow } from '../../../../kits/form/rows.tsx';
import { checkOf, withMembers } from '../../../../kits/form/schema-check.ts';
import { tidyDigits, tidyKana } from '../../../../kits/form/tidy.ts';
import { adminAccountsText } from '../../../../messages/admin-accounts.ts';
import { optionsOf } from '../../../../messages/choices.ts';
import { commonText } from '../../../../messages/common.ts';
import { useText } from '../../../../messages/locale.ts';
import { RuledForm } from '../../../../ui/ruled-form.tsx';
import { useToast } from '../../../../ui/toast.tsx';

const required = ['last_name', 'first_name', 'email', 'status'] as const;
const optional = ['kana', 'phone'] as const;

export interface EditDialogProps {
  readonly user: AdminUser;
  readonly onClose: () => void;
}

/** Name, contact and kind of a user. */
export function EditDialog({ user, onClose }: EditDialogProps) {
  const text = useText(adminAccountsText).users;
  const common = useText(commonText);
  const toast = useToast();
  const refresh = useRefresh();
  // The version of the record as it was opened: a change by somebody else meanwhile is a conflict, not overwritten.
  const [{ id, version }] = useState(user);
  const [store] = useState(
    () =>
      new FormStore(
        valuesOf(user, [...required, ...optional]),
        withMembers(checkOf(validate), { version, last_name: '', first_name: '', email: '' }),
      ),
  );
  return (
    <FormDialog
      title={text.editTitle}
      action={common.save}
      pendingAction={common.saving}
      store={store}
      onClose={onClose}
      onSubmit={async (values) => {
        const body = {
          ...Object.fromEntries(required.map((name) => [name, values[name]])),
          ...orNulls(values, optional),
          version,
        };
        await api.call(updateAdminUser, { params: { id }, body });
        toast(common.saved);
        await Promise.all([refresh('adminUsers'), refresh('adminAuditEvents')]);
        onClose();
      }}
    >
      <RuledForm>
        <TextRow name="last_name" label={text.lastName} required width={12} />
        <TextRow name="first_name" label={text.firstName} required width={12} />
        <TextRow name="kana" label={text.kana} required={false} help={text.kanaHelp} tidy={tidyKana} />
        <TextRow name="email" type="email" label={text.email} required />
        <TextRow name="phone" type="tel" label={text.phone} required={false} width={12} tidy={tidyDigits} />
        <RadioRow name="status" label={text.status} required number options={optionsOf(userStatuses)} />
      </RuledForm>
    </FormDialog>
  );
}
