import { forgotPassword } from '@shorui/server/contract';
import { useState } from 'react';
import { validate } from 'contract:form/forgotPassword';
import { api } from '../../../api/client.ts';
import { PlainForm } from '../../../kits/form/plain-form.tsx';
import { FormStore, textOf, type FormValues } from '../../../kits/form/form-store.ts';
import { TextRow } from '../../../kits/form/rows.tsx';
import { checkOf } from '../../../kits/form/schema-check.ts';
import { tidyLine } from '../../../kits/form/tidy.ts';
import { useText } from '../../../messages/locale.ts';
import { passwordText } from '../../../messages/password.ts';
import { Button } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/surfaces.tsx';
import { useIsApplication } from '../mailed-to.ts';

/** Asks for the mail. The answer is the same whether the address is registered or not. */
export function RequestForm() {
  const text = useText(passwordText);
  const isApplication = useIsApplication();
  const [store] = useState(() => new FormStore({}, checkOf(validate)));
  const [sentTo, setSentTo] = useState<string>();
  const login = <Link to={isApplication ? '/auth/login-application' : '/auth/login'}>{text.toLogin}</Link>;

  if (sentTo !== undefined) {
    return (
      <>
        <h1>{text.sentTitle}</h1>
        <Notice>{text.sent(sentTo)}</Notice>
        <p className="ui-help">{text.sentHelp}</p>
        <Button onClick={() => setSentTo(undefined)}>{text.again}</Button>
        <p className="ui-help">{login}</p>
      </>
    );
  }
  const onSubmit = async (values: FormValues): Promise<void> => {
    const email = textOf(values, 'email').trim();
    await api.call(forgotPassword, { body: { email, is_application: isApplication } });
    setSentTo(email);
  };
  return (
    <>
      <h1>{text.forgotTitle}</h1>
      <p>{text.forgotLead}</p>
      <PlainForm store={store} onSubmit={onSubmit}>
        {({ pending, failure }) => (
          <>
            <TextRow
              name="email"
              type="email"
              label={text.email}
              autoComplete="username"
              inputMode="email"
              tidy={tidyLine}
              autoFocus
            />
            {failure === undefined ? null : <Notice kind="danger">{failure}</Notice>}
            <Button type="submit" kind="main" wide pending={pending ? text.sending : undefined}>
              {text.send}
            </Button>
          </>
        )}
      </PlainForm>
      <p className="ui-help">{login}</p>
    </>
  );
}
