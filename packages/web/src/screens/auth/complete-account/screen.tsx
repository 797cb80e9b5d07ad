import { readInvited } from '@shorui/server/contract';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { endpointQuery } from '../../../api/endpoint-query.ts';
import { sessionQuery } from '../../../api/session.ts';
import { useText } from '../../../messages/locale.ts';
import { registerText } from '../../../messages/register.ts';
import { ButtonLink } from '../../../ui/link.tsx';
import { LinkState, onceOnly } from '../link-state.tsx';
import { InvitedForm } from './invited-form.tsx';
import { JoinCompany } from './join-company.tsx';

/** The link of an invitation: a new user completes his data, a known one joins the company after the log-in. */
export function Screen() {
  const text = useText(registerText);
  const { active_code: code = '' } = useParams({ strict: false }) as { readonly active_code?: string };
  const { data: user = null } = useQuery(sessionQuery);
  const query = useQuery({
    ...endpointQuery(readInvited, { params: { code } }),
    ...onceOnly,
    enabled: code !== '',
  });
  return (
    <LinkState
      query={query}
      title={text.linkTitle}
      wayOn={
        user === null ? (
          <ButtonLink to="/auth/login">{text.toLogin}</ButtonLink>
        ) : (
          <ButtonLink to="/dashboard">{text.toTop}</ButtonLink>
        )
      }
    >
      {(invitation) =>
        invitation.needs_password ? (
          <InvitedForm code={code} invitation={invitation} />
        ) : (
          <JoinCompany code={code} invitation={invitation} user={user} />
        )
      }
    </LinkState>
  );
}
