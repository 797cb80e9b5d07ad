import { requestEmailChange } from '@shorui/server/contract';
import { useState } from 'react';
import { validate } from 'contract:form/requestEmailChange';
import { api } from '../../../api/client.ts';
import { FormDialog } from '../../../kits/form/form-dialog.tsx';
import { FormStore, textOf } from '../../../kits/form/form-store.ts';
import { TextRow } from '../../../kits/form/rows.tsx';
import { checkOf } from '../../../kits/form/schema-check.ts';
import { useText } from '../../../messages/locale.ts';
import { settingsText } from '../../../messages/settings.ts';
import { useToast } from '../../../ui/toast.tsx';

/** Asks for a new address; the mail to it confirms the change. */
export function ChangeEmail({ onClose }: { readonly onClose: () => void }) {
  const text = useText(settingsText).account;
  const toast = useToast();
  const [store] = useState(() => new FormStore({}, checkOf(validate)));
  return (
    <FormDialog
      title={text.emailTitle}
      action={text.send}
      pendingAction={text.sending}
      store={store}
      onClose={onClose}
      onSubmit={async (values) => {
        const email = textOf(values, 'email').trim();
        await api.call(requestEmailChange, { body: { email, password: textOf(values, 'password') } });
        toast(text.mailSent(email));
        onClose();
      }}
    >
      <TextRow
        name="email"
        type="email"
        label={text.newEmail}
        help={text.emailHelp}
        autoComplete="email"
        inputMode="email"
      />
      <TextRow name="password" type="password" label={text.currentPassword} autoComplete="current-password" />
    </FormDialog>
  );
}
