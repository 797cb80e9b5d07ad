import { login, readServerSettings, resendVerifyEmail } from '@shorui/server/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { validate } from 'contract:form/login';
import { api } from '../../../api/client.ts';
import { endpointQuery } from '../../../api/endpoint-query.ts';
import { checkOf } from '../../../kits/form/schema-check.ts';
import { PlainForm } from '../../../kits/form/plain-form.tsx';
import { FormStore, textOf, type FormValues } from '../../../kits/form/form-store.ts';
import { TextRow } from '../../../kits/form/rows.tsx';
import { tidyLine } from '../../../kits/form/tidy.ts';
import { authText } from '../../../messages/auth.ts';
import { useText } from '../../../messages/locale.ts';
import { hrefOf } from '../../../routes/screen-paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/surfaces.tsx';
import { useIsApplication, useWanted } from '../mailed-to.ts';

/** Refusals that the picture of the log-in shows at the password; the others, such as too many tries, stand above the button. */
const fieldOf = { wrong_credentials: 'password', not_invited: 'password', suspended: 'password' };

/** Log-in of company users, for both kinds of companies. After it the path that was wanted is opened, else the dashboard. */
export function Screen() {
  const text = useText(authText).login;
  const isApplication = useIsApplication();
  const { wanted, search } = useWanted();
  const [store] = useState(() => new FormStore({}, checkOf(validate)));
  const [unverified, setUnverified] = useState<string>();
  const { data: settings } = useQuery(endpointQuery(readServerSettings));

  const onSubmit = async (values: FormValues): Promise<void> => {
    setUnverified(undefined);
    const body = { email: textOf(values, 'email').trim(), password: textOf(values, 'password') };
    const result = await api.call(login, { body });
    if (result.resend_mail) return setUnverified(body.email);
    // A full page load: nothing of the guest stays in memory.
    if (result.register && result.register_token !== null)
      return location.assign(hrefOf('/auth/register/:token', { token: result.register_token }));
    if (result.workspace_id !== null) return location.assign(wanted ?? '/dashboard');
    location.assign(`/workspace${wanted === undefined ? '' : `?redirect=${encodeURIComponent(wanted)}`}`);
  };
  return (
    <>
      <h1>{isApplication ? text.applicationTitle : text.title}</h1>
      {settings?.login_notice ? <Notice>{settings.login_notice}</Notice> : null}
      {wanted === undefined || wanted === '/dashboard' ? null : <Notice>{text.goesOn}</Notice>}
      {unverified === undefined ? null : <Unverified email={unverified} />}
      <PlainForm store={store} onSubmit={onSubmit} fieldOf={fieldOf}>
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
            <TextRow
              name="password"
              type="password"
              label={text.password}
              autoComplete="current-password"
              aside={
                <Link to={isApplication ? '/auth/forgot-password-application' : '/auth/forgot-password'}>
                  {text.forgot}
                </Link>
              }
            />
            {failure === undefined ? null : <Notice kind="danger">{failure}</Notice>}
            <Button type="submit" kind="main" wide pending={pending ? text.pending : undefined}>
              {text.submit}
            </Button>
          </>
        )}
      </PlainForm>
      <p className="ui-help">
        {text.firstTime}
        <Link to={isApplication ? '/auth/register-application' : '/auth/register'} search={search}>
          {text.register}
        </Link>
        {text.firstTimeEnd}
      </p>
      <p className="ui-help">
        <Link to={isApplication ? '/auth/login' : '/auth/login-application'} search={search}>
          {isApplication ? text.toNormal : text.toApplication}
        </Link>
      </p>
    </>
  );
}

/** The address is not confirmed yet: the mail can be sent again. */
function Unverified({ email }: { readonly email: string }) {
  const text = useText(authText).login;
  const resend = useMutation({ mutationFn: () => api.call(resendVerifyEmail, { body: { email } }) });
  if (resend.isSuccess) return <Notice>{text.resent}</Notice>;
  return (
    <Notice kind="warning">
      <p>{text.notVerified}</p>
      <Button size="small" pending={resend.isPending ? text.resending : undefined} onClick={() => resend.mutate()}>
        {text.resend}
      </Button>
    </Notice>
  );
}
