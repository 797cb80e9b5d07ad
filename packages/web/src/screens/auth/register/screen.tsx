import { register } from '@shorui/server/contract';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { validate } from 'contract:form/register';
import { api } from '../../../api/client.ts';
import { PlainForm } from '../../../kits/form/plain-form.tsx';
import { FormStore, textOf, type FormValues } from '../../../kits/form/form-store.ts';
import { TextRow } from '../../../kits/form/rows.tsx';
import { checkOf, withMembers } from '../../../kits/form/schema-check.ts';
import { tidyLine } from '../../../kits/form/tidy.ts';
import { storedLocale, useText } from '../../../messages/locale.ts';
import { registerText } from '../../../messages/register.ts';
import { hrefOf } from '../../../routes/screen-paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/surfaces.tsx';
import { Consent } from '../consent.tsx';
import { useIsApplication, useWanted } from '../mailed-to.ts';

/** The first step of a registration: the address. The mail leads to the form for company and person. */
export function Screen() {
  const text = useText(registerText);
  const navigate = useNavigate();
  const isApplication = useIsApplication();
  const { search } = useWanted();
  const [store] = useState(() => new FormStore({}, withMembers(checkOf(validate), { email: '' })));

  const onSubmit = async (values: FormValues): Promise<void> => {
    const email = textOf(values, 'email').trim();
    await api.call(register, { body: { email, is_application: isApplication, locale: storedLocale() } });
    const to = hrefOf(isApplication ? '/auth/register-application/confirm' : '/auth/register/confirm');
    await navigate({ to, search, state: { mailedTo: email } });
  };
  return (
    <>
      <h1>{isApplication ? text.applicationTitle : text.title}</h1>
      <p>{text.lead}</p>
      <PlainForm store={store} onSubmit={onSubmit}>
        {({ pending, failure }) => (
          <>
            <TextRow
              name="email"
              type="email"
              label={text.email}
              autoComplete="email"
              inputMode="email"
              tidy={tidyLine}
              autoFocus
            />
            <Consent />
            {failure === undefined ? null : <Notice kind="danger">{failure}</Notice>}
            <Button type="submit" kind="main" wide pending={pending ? text.sending : undefined}>
              {text.send}
            </Button>
          </>
        )}
      </PlainForm>
      <p className="ui-help">
        {text.known}
        <Link to={isApplication ? '/auth/login-application' : '/auth/login'} search={search}>
          {text.login}
        </Link>
        {text.knownEnd}
      </p>
      <p className="ui-help">
        <Link to={isApplication ? '/auth/register' : '/auth/register-application'} search={search}>
          {isApplication ? text.toNormal : text.toApplication}
        </Link>
      </p>
    </>
  );
}
