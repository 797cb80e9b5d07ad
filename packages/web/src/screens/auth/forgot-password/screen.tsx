import { useParams } from '@tanstack/react-router';
import { RequestForm } from './request-form.tsx';
import { ResetForm } from './reset-form.tsx';

/** A forgotten password: without a token the mail is asked for, with the token of the mail a new password is set. */
export function Screen() {
  const { token } = useParams({ strict: false }) as { readonly token?: string };
  return token === undefined ? <RequestForm /> : <ResetForm token={token} />;
}
