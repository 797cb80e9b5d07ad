import { register } from '@shorui/server/contract';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { storedLocale, useText } from '../../../messages/locale.ts';
import { registerText } from '../../../messages/register.ts';
import { Button } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/surfaces.tsx';
import { useIsApplication, useMailedTo, useWanted } from '../mailed-to.ts';

/** After the first step of a registration: the mail has the link to go on. */
export function Screen() {
  const text = useText(registerText);
  const isApplication = useIsApplication();
  const email = useMailedTo();
  const { search } = useWanted();
  const resend = useMutation({
    mutationFn: (address: string) =>
      api.call(register, { body: { email: address, is_application: isApplication, locale: storedLocale() } }),
  });
  return (
    <>
      <h1>{text.confirmTitle}</h1>
      <Notice>{email === undefined ? text.confirmUnknown : text.confirmSent(email)}</Notice>
      <ul className="ui-bullets ui-help">
        {text.confirmHelp.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {resend.isSuccess ? <p role="status">{text.resent}</p> : null}
      {email === undefined || resend.isSuccess ? null : (
        <Button pending={resend.isPending ? text.sending : undefined} onClick={() => resend.mutate(email)}>
          {text.resend}
        </Button>
      )}
      <p className="ui-help">
        <Link to={isApplication ? '/auth/register-application' : '/auth/register'} search={search}>
          {text.otherAddress}
        </Link>
      </p>
    </>
  );
}
