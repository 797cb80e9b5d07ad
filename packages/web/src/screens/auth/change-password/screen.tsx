import { changePassword } from '@shorui/server/contract';
import { useState } from 'react';
import { validate } from 'contract:form/changePassword';
import { api } from '../../../api/client.ts';
import { PlainForm } from '../../../kits/form/plain-form.tsx';
import { FormStore, textOf, type FormValues } from '../../../kits/form/form-store.ts';
import { NewPasswordRows, samePasswords } from '../../../kits/form/password-rows.tsx';
import { TextRow } from '../../../kits/form/rows.tsx';
import { both, checkOf } from '../../../kits/form/schema-check.ts';
import { useText } from '../../../messages/locale.ts';
import { passwordText } from '../../../messages/password.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/surfaces.tsx';

const fieldOf = { wrong_credentials: 'password' };

/** The password of the user who is logged in. The other devices are logged out; this browser gets a new session by cookie. */
export function Screen() {
  const text = useText(passwordText);
  const [isDone, setDone] = useState(false);
  const [store] = useState(
    () =>
      new FormStore(
        {},
        both(checkOf(validate), samePasswords('new_password', 'new_password_confirmation', text.mismatch)),
      ),
  );
  if (isDone) {
    return (
      <>
        <h1>{text.changeDoneTitle}</h1>
        <Notice>{text.changeDone}</Notice>
        <ButtonLink kind="main" to="/dashboard">
          {text.toDashboard}
        </ButtonLink>
      </>
    );
  }
  const onSubmit = async (values: FormValues): Promise<void> => {
    await api.call(changePassword, {
      body: {
        password: textOf(values, 'password'),
        new_password: textOf(values, 'new_password'),
        new_password_confirmation: textOf(values, 'new_password_confirmation'),
      },
    });
    setDone(true);
  };
  return (
    <>
      <h1>{text.changeTitle}</h1>
      <p>{text.changeLead}</p>
      <PlainForm store={store} onSubmit={onSubmit} fieldOf={fieldOf}>
        {({ pending, failure }) => (
          <>
            <TextRow name="password" type="password" label={text.current} autoComplete="current-password" autoFocus />
            <NewPasswordRows
              name="new_password"
              label={text.next}
              confirmation={{ name: 'new_password_confirmation', label: text.confirmation }}
            />
            {failure === undefined ? null : <Notice kind="danger">{failure}</Notice>}
            <Button type="submit" kind="main" wide pending={pending ? text.changing : undefined}>
              {text.change}
            </Button>
          </>
        )}
      </PlainForm>
    </>
  );
}
