import { checkResetToken, resetPassword } from '@shorui/server/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { validate } from 'contract:form/resetPassword';
import { api } from '../../../api/client.ts';
import { endpointQuery } from '../../../api/endpoint-query.ts';
import { PlainForm } from '../../../kits/form/plain-form.tsx';
import { FormStore, textOf, type FormValues } from '../../../kits/form/form-store.ts';
import { NewPasswordRows, samePasswords } from '../../../kits/form/password-rows.tsx';
import { both, checkOf, withMembers } from '../../../kits/form/schema-check.ts';
import { useText } from '../../../messages/locale.ts';
import { passwordText } from '../../../messages/password.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/surfaces.tsx';
import { LinkState, onceOnly } from '../link-state.tsx';
import { useIsApplication } from '../mailed-to.ts';

/** A new password by the link of the mail. A link that was used, or overtaken by a change, says so and leads to a new one. */
export function ResetForm({ token }: { readonly token: string }) {
  const text = useText(passwordText);
  const isApplication = useIsApplication();
  const [isDone, setDone] = useState(false);
  const query = useQuery({
    ...endpointQuery(checkResetToken, { params: { token } }),
    ...onceOnly,
  });
  if (isDone) {
    return (
      <>
        <h1>{text.resetDoneTitle}</h1>
        <Notice>{text.resetDone}</Notice>
        <ButtonLink kind="main" to={isApplication ? '/auth/login-application' : '/auth/login'}>
          {text.toLogin}
        </ButtonLink>
      </>
    );
  }
  return (
    <LinkState
      query={query}
      title={text.resetTitle}
      wayOn={
        <ButtonLink kind="main" to={isApplication ? '/auth/forgot-password-application' : '/auth/forgot-password'}>
          {text.redo}
        </ButtonLink>
      }
    >
      {({ email }) => <PasswordForm token={token} email={email} onDone={() => setDone(true)} />}
    </LinkState>
  );
}

function PasswordForm({
  token,
  email,
  onDone,
}: {
  readonly token: string;
  readonly email: string;
  readonly onDone: () => void;
}) {
  const text = useText(passwordText);
  const [store] = useState(() => {
    const check = withMembers(checkOf(validate), { token });
    return new FormStore({}, both(check, samePasswords('password', 'password_confirmation', text.mismatch)));
  });
  const onSubmit = async (values: FormValues): Promise<void> => {
    const body = {
      token,
      password: textOf(values, 'password'),
      password_confirmation: textOf(values, 'password_confirmation'),
    };
    await api.call(resetPassword, { body });
    onDone();
  };
  return (
    <>
      <h1>{text.resetTitle}</h1>
      <p>{text.resetFor(email)}</p>
      <PlainForm store={store} onSubmit={onSubmit}>
        {({ pending, failure }) => (
          <>
            {/* Password managers store the new password for this account. */}
            <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
            <NewPasswordRows
              name="password"
              label={text.next}
              confirmation={{ name: 'password_confirmation', label: text.confirmation }}
            />
            {failure === undefined ? null : <Notice kind="danger">{failure}</Notice>}
            <Button type="submit" kind="main" wide pending={pending ? text.resetting : undefined}>
              {text.reset}
            </Button>
          </>
        )}
      </PlainForm>
    </>
  );
}
