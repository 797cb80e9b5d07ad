import { verifyCode } from '@shorui/server/contract';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { api } from '../../../api/client.ts';
import { useText } from '../../../messages/locale.ts';
import { registerText } from '../../../messages/register.ts';
import { ButtonLink } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/surfaces.tsx';
import { LinkState, onceOnly } from '../link-state.tsx';

/** Confirms an address by the code of the mail, as soon as the link is opened. */
export function Screen() {
  const text = useText(registerText);
  const { active_code: code = '' } = useParams({ strict: false }) as { readonly active_code?: string };
  const query = useQuery({
    ...onceOnly,
    queryKey: ['verify-email', code],
    queryFn: () => api.call(verifyCode, { params: { code } }),
    enabled: code !== '',
  });
  const login = (
    <ButtonLink kind="main" to="/auth/login">
      {text.toLogin}
    </ButtonLink>
  );
  return (
    <LinkState query={query} title={text.verifyTitle} wayOn={login}>
      {({ email }) => (
        <>
          <h1>{text.verifyTitle}</h1>
          <Notice>{text.verified(email)}</Notice>
          {login}
        </>
      )}
    </LinkState>
  );
}
