import { readAsAdvisor } from '@shorui/server/contract';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { endpointQuery } from '../../../api/endpoint-query.ts';
import { Loaded } from '../../../kits/loaded.tsx';
import { isDeadLink, LinkEnd } from '../../../kits/sharing/link-end.tsx';
import { advisorText } from '../../../messages/advisor.ts';
import { useText } from '../../../messages/locale.ts';
import { AdvisorCase } from './advisor-case.tsx';

/** What an outside advisor is asked to approve, by the two secrets of the link in the mail. Nothing else opens with them. */
export function Screen() {
  const text = useText(advisorText);
  const { token = '' }: { readonly token?: string } = useParams({ strict: false });
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const secret = search['credential_token'];
  const credential = typeof secret === 'string' || typeof secret === 'number' ? String(secret) : '';
  const isWhole = token !== '' && credential !== '';
  const query = useQuery({
    ...endpointQuery(readAsAdvisor, { params: { token, credential_token: credential } }),
    enabled: isWhole,
    retry: false,
  });
  if (!isWhole || (query.data === undefined && isDeadLink(query.error)))
    return (
      <LinkEnd title={text.title} what={text.dead}>
        {text.deadWhy}
      </LinkEnd>
    );
  return (
    <Loaded query={query} rows={8}>
      {(view) => (
        <AdvisorCase
          view={view}
          token={token}
          credential={credential}
          onChange={async () => {
            await query.refetch();
          }}
        />
      )}
    </Loaded>
  );
}
