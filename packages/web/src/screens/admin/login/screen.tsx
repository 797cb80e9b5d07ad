import { adminLogin } from '@shorui/server/contract';
import { useState } from 'react';
import { validate } from 'contract:form/adminLogin';
import { api } from '../../../api/client.ts';
import { PlainForm } from '../../../kits/form/plain-form.tsx';
import { FormStore, textOf } from '../../../kits/form/form-store.ts';
import { TextRow } from '../../../kits/form/rows.tsx';
import { checkOf } from '../../../kits/form/schema-check.ts';
import { adminServiceText } from '../../../messages/admin-service.ts';
import { useText } from '../../../messages/locale.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/surfaces.tsx';
import { useWanted } from '../../auth/mailed-to.ts';

/** Log-in of the staff. */
export function Screen() {
  const text = useText(adminServiceText).login;
  const { wanted } = useWanted();
  const [store] = useState(() => new FormStore({}, checkOf(validate)));
  return (
    <>
      <h1>{text.title}</h1>
      <PlainForm
        store={store}
        onSubmit={async (values) => {
          const body = { uid: textOf(values, 'uid').trim(), password: textOf(values, 'password') };
          await api.call(adminLogin, { body });
          // A full page load: nothing of the guest stays in memory.
          location.assign(wanted !== undefined && /^\/admin(\/|[?#]|$)/.test(wanted) ? wanted : '/admin');
        }}
      >
        {({ pending, failure }) => (
          <>
            <TextRow name="uid" label={text.uid} autoComplete="username" />
            <TextRow name="password" type="password" label={text.password} autoComplete="current-password" />
            {failure === undefined ? null : <Notice kind="danger">{failure}</Notice>}
            <Button type="submit" kind="main" wide pending={pending ? text.pending : undefined}>
              {text.submit}
            </Button>
          </>
        )}
      </PlainForm>
    </>
  );
}
