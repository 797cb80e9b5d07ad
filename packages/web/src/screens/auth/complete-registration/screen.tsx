import { readRegistration } from '@shorui/server/contract';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { endpointQuery } from '../../../api/endpoint-query.ts';
import { useText } from '../../../messages/locale.ts';
import { registerText } from '../../../messages/register.ts';
import { ButtonLink } from '../../../ui/link.tsx';
import { LinkState, onceOnly } from '../link-state.tsx';
import { RegistrationForm } from './registration-form.tsx';

/** The second step of a registration, by the link of the mail or by the log-in of a user who did not finish it. */
export function Screen() {
  const text = useText(registerText);
  const { token = '' } = useParams({ strict: false }) as { readonly token?: string };
  const query = useQuery({
    ...endpointQuery(readRegistration, { params: { token } }),
    ...onceOnly,
  });
  return (
    <LinkState
      query={query}
      title={text.linkTitle}
      wayOn={
        <>
          <ButtonLink kind="main" to="/auth/register">
            {text.restart}
          </ButtonLink>
          <ButtonLink to="/auth/login">{text.toLogin}</ButtonLink>
        </>
      }
    >
      {(registration) => <RegistrationForm token={token} registration={registration} />}
    </LinkState>
  );
}
