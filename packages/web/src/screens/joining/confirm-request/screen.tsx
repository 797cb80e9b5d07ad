import { readGroupRequest } from '@shorui/server/contract';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { endpointQuery } from '../../../api/endpoint-query.ts';
import { Loaded } from '../../../kits/loaded.tsx';
import { timeOf } from '../../../messages/dates.ts';
import { joiningText } from '../../../messages/joining.ts';
import { useText } from '../../../messages/locale.ts';
import { ButtonLink } from '../../../ui/link.tsx';
import { Facts, Notice } from '../../../ui/surfaces.tsx';
import { Decision } from './decision.tsx';

/** A request to join a group, by the link of the mail to those who manage members. */
export function Screen() {
  const text = useText(joiningText);
  const { hash = '' } = useParams({ strict: false }) as { readonly hash?: string };
  const query = useQuery({ ...endpointQuery(readGroupRequest, { params: { hash } }), enabled: hash !== '' });
  return (
    <div className="ui-stack">
      <h1>{text.confirmTitle}</h1>
      {hash === '' ? (
        <>
          <Notice kind="danger">{text.confirmNoHash}</Notice>
          <div className="ui-actions">
            <ButtonLink to="/dashboard">{text.toDashboard}</ButtonLink>
          </div>
        </>
      ) : (
        <Loaded query={query}>
          {(request) => (
            <>
              <Facts
                rows={[
                  [text.requester, request.user.full_name],
                  [text.requestedAt, timeOf(request.created_at)],
                  [text.requestedGroup, request.group?.name ?? text.anyGroup],
                  [text.message, request.message === null || request.message === '' ? text.noMessage : request.message],
                ]}
              />
              <Decision request={request} />
            </>
          )}
        </Loaded>
      )}
    </div>
  );
}
