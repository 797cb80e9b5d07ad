import { resendVerifyEmail } from '@shorui/server/contract';
import { useMutation } from '@tanstack/react-query';
import { useLocation, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { validate } from 'contract:form/login';
import { api } from '../../../api/client.ts';
import { login } from '@shorui/server/contract';
import { checkOf } from '../../../kits/form/schema-check.ts';
import { Form } from '../../../kits/form/form.tsx';
import { FormStore, textOf, type FormValues } from '../../../kits/form/form-store.ts';
import { TextRow } from '../../../kits/form/rows.tsx';
import { authText } from '../../../messages/auth.ts';
import { useText } from '../../../messages/locale.ts';
import { hrefOf } from '../../../routes/screen-paths.ts';
import { safeReturnPath } from '../../../routes/visitor.ts';
import { Button } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/surfaces.tsx';

/** Log-in of company users, for both kinds of companies. After it the path that was wanted is opened, else the dashboard. */
export function Screen() {
  const text = useText(authText).login;
  const isApplication = useLocation().pathname.endsWith('-application');
  const { redirect } = useSearch({ strict: false }) as { readonly redirect?: unknown };
  const wanted = safeReturnPath(redirect);
  const [store] = useState(() => new FormStore({}, checkOf(validate)));
  const [unverified, setUnverified] = useState<string>();

  const onSubmit = async (values: FormValues): Promise<void> => {
    const body = { email: textOf(values, 'email').trim(), password: textOf(values, 'password') };
    const result = await api.call(login, { body });
    if (result.resend_mail) return setUnverified(body.email);
    if (result.register && result.register_token !== null)
      return location.assign(hrefOf('/auth/register/:token', { token: result.register_token }));
    // A full page load: nothing of the guest stays in memory.
    location.assign(result.workspace_id === null ? '/workspace' : (wanted ?? '/dashboard'));
  };
  return (
    <>
      <h1>{isApplication ? text.applicationTitle : text.title}</h1>
      {wanted === undefined || wanted === '/dashboard' ? null : <Notice>{text.goesOn}</Notice>}
      {unverified === undefined ? null : <Unverified email={unverified} />}
      <Form store={store} onSubmit={onSubmit} guarded={false}>
        {({ pending, failure }) => (
          <>
            <TextRow name="email" type="email" label={text.email} autoComplete="username" inputMode="email" />
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
      </Form>
      <p className="ui-help">
        {text.firstTime}
        <Link to={isApplication ? '/auth/register-application' : '/auth/register'}>{text.register}</Link>
        {text.firstTimeEnd}
      </p>
      <p className="ui-help">
        {isApplication ? (
          <Link to="/auth/login">{text.toNormal}</Link>
        ) : (
          <Link to="/auth/login-application">{text.toApplication}</Link>
        )}
      </p>
    </>
  );
}

/** Whoever has not confirmed the address yet can have the mail sent again. */
function Unverified({ email }: { readonly email: string }) {
  const text = useText(authText).login;
  const resend = useMutation({ mutationFn: () => api.call(resendVerifyEmail, { body: { email } }) });
  if (resend.isSuccess) return <Notice>{text.resent}</Notice>;
  return (
    <Notice kind="warning">
      <p>{text.notVerified}</p>
      <Button size="small" onClick={() => resend.mutate()}>
        {text.resend}
      </Button>
    </Notice>
  );
}
