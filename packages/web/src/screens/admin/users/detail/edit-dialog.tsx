import { updateAdminUser, type AdminUser } from '@shorui/server/contract';
import { userStatuses } from '@shorui/server/enums';
import { useState } from 'react';
import { validate } from 'contract:form/updateAdminUser';
import { api } from '../../../../api/client.ts';
import { useRefresh } from '../../../../api/refresh.ts';
import { FormDialog } from '../../../../kits/form/form-dialog.tsx';
import { FormStore, orNulls, valuesOf } from '../../../../kits/form/form-store.ts';
import { PhoneRow } from '../../../../kits/form/input-rows.tsx';
import { FuriganaRows } from '../../../../kits/form/person-rows.tsx';
import { RadioRow, TextRow } from '../../../../kits/form/rows.tsx';
import { checkOf, withMembers } from '../../../../kits/form/schema-check.ts';
import { useSeenRecord, type ReadAgain } from '../../../../kits/form/use-seen-record.ts';
import { adminAccountsText } from '../../../../messages/admin-accounts.ts';
import { optionsOf } from '../../../../messages/choices.ts';
import { commonText } from '../../../../messages/common.ts';
import { useText } from '../../../../messages/locale.ts';
import { RuledForm } from '../../../../ui/ruled-form.tsx';
import { useToast } from '../../../../ui/toast.tsx';

const required = ['last_name', 'first_name', 'email', 'status'] as const;
const optional = ['kana', 'phone'] as const;

const shownOf = (user: AdminUser) => valuesOf(user, [...required, ...optional]);

export interface EditDialogProps {
  readonly user: AdminUser;
  readonly readAgain: ReadAgain<AdminUser>;
  readonly onClose: () => void;
}

/** Name, contact and kind of a user. */
export function EditDialog({ user, readAgain, onClose }: EditDialogProps) {
  const text = useText(adminAccountsText).users;
  const common = useText(commonText);
  const toast = useToast();
  const refresh = useRefresh();
  const [store] = useState(
    () =>
      new FormStore(
        shownOf(user),
        withMembers(checkOf(validate), { version: 0, last_name: '', first_name: '', email: '' }),
      ),
  );
  const seen = useSeenRecord(store, user, shownOf, readAgain);
  return (
    <FormDialog
      title={text.editTitle}
      store={store}
      onReload={seen.reload}
      onClose={onClose}
      onSubmit={async (values) => {
        const body = {
          ...Object.fromEntries(required.map((name) => [name, values[name]])),
          ...orNulls(values, optional),
          version: seen.version(),
        };
        await api.call(updateAdminUser, { params: { id: user.id }, body });
        toast(common.saved);
        await Promise.all([refresh('adminUsers'), refresh('adminAuditEvents')]);
        onClose();
      }}
    >
      <RuledForm>
        <FuriganaRows
          fields={[
            { name: 'last_name', label: text.lastName, required: true, width: 12 },
            { name: 'first_name', label: text.firstName, required: true, width: 12 },
          ]}
          kana={{ name: 'kana', label: text.kana, required: false, help: text.kanaHelp }}
        />
        <TextRow name="email" type="email" label={text.email} required />
        <PhoneRow name="phone" label={text.phone} required={false} autoComplete="off" />
        <RadioRow name="status" label={text.status} required number options={optionsOf(userStatuses)} />
      </RuledForm>
    </FormDialog>
  );
}
