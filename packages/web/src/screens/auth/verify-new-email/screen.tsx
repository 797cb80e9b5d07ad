import { verifyEmailChange } from '@shorui/server/contract';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { api } from '../../../api/client.ts';
import { sessionQuery } from '../../../api/session.ts';
import { useText } from '../../../messages/locale.ts';
import { registerText } from '../../../messages/register.ts';
import { ButtonLink } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/surfaces.tsx';
import { LinkState, onceOnly } from '../link-state.tsx';

/** Makes a new address the address of the account, as soon as the link of the mail is opened. */
export function Screen() {
  const text = useText(registerText);
  const { token = '' } = useParams({ strict: false }) as { readonly token?: string };
  const { data: user = null } = useQuery(sessionQuery);
  const query = useQuery({
    ...onceOnly,
    queryKey: ['verify-new-email', token],
    queryFn: () => api.call(verifyEmailChange, { body: { token } }),
    enabled: token !== '',
  });
  const wayOn =
    user === null ? (
      <ButtonLink kind="main" to="/auth/login">
        {text.toLogin}
      </ButtonLink>
    ) : (
      <ButtonLink kind="main" to="/settings">
        {text.toSettings}
      </ButtonLink>
    );
  return (
    <LinkState query={query} title={text.newEmailTitle} wayOn={wayOn}>
      {({ email }) => (
        <>
          <h1>{text.newEmailTitle}</h1>
          <Notice>{text.newEmail(email)}</Notice>
          {wayOn}
        </>
      )}
    </LinkState>
  );
}
