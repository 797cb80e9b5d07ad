import { listShares, type DocumentDetail } from '@shorui/server/contract';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../../../api/endpoint-query.ts';
import { Loaded } from '../../../kits/loaded.tsx';
import { RevokeButton } from '../../../kits/sharing/revoke-button.tsx';
import { timeOf } from '../../../messages/dates.ts';
import { useText } from '../../../messages/locale.ts';
import { sharesText } from '../../../messages/shares.ts';
import { RuledList, RuledRow, RuledSection } from '../../../ui/ruled-list.tsx';
import { Phrases } from '../../../ui/surfaces.tsx';

/** More live links than a document has; the list of the workspace has all by pages. */
const most = 100;

/** The live links to a document: who made them, how long they work, how often they were opened. */
export function LiveLinks({ document: { id } }: { readonly document: DocumentDetail }) {
  const text = useText(sharesText);
  const query = useQuery(endpointQuery(listShares, { query: { document_id: id, per_page: most } }));
  return (
    <RuledSection title={text.links} count={query.data?.total}>
      <Loaded query={query} rows={2}>
        {({ items }) => (
          <RuledList label={text.links}>
            {items.length === 0 ? <RuledRow name={text.noLinks} /> : null}
            {items.map((share) => (
              <RuledRow
                key={share.id}
                name={share.note ?? `${share.created_user?.full_name ?? ''} ${timeOf(share.created_at)}`}
                meta={
                  <Phrases
                    items={[
                      share.expires_at === null ? text.noEnd : text.until(timeOf(share.expires_at)),
                      share.has_password ? text.withPassword : text.withoutPassword,
                      `${text.openings} ${text.opened(share.openings, share.most_openings)}`,
                      ...(share.can_download ? [] : [text.viewOnly]),
                    ]}
                  />
                }
                end={share.actions.revoke ? <RevokeButton share={share} /> : undefined}
              />
            ))}
          </RuledList>
        )}
      </Loaded>
    </RuledSection>
  );
}
