import { listDrafts, type Document } from '@shorui/server/contract';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { FilePenLine } from 'lucide-react';
import { endpointQuery } from '../../../api/endpoint-query.ts';
import { useCrumbs } from '../../../kits/crumbs.tsx';
import { EmptyWithLink } from '../../../kits/empty-with-link.tsx';
import { Loaded } from '../../../kits/loaded.tsx';
import { detailText } from '../../../messages/detail.ts';
import { documentDraftsText } from '../../../messages/document-drafts.ts';
import { documentsText } from '../../../messages/documents.ts';
import { useText } from '../../../messages/locale.ts';
import type { PrefetchOptions } from '../../../routes/loaded-screen.ts';
import { hrefOf } from '../../../routes/screen-paths.ts';
import { PageHead } from '../../../ui/page-head.tsx';
import { DraftDesk } from './draft-desk.tsx';
import { DraftList } from './draft-list.tsx';
import './draft.css';

/** As many drafts as one call gives. When they are sorted, the next ones come. */
const draftsQuery = endpointQuery(listDrafts, { query: { per_page: 100 } });

export const prefetch = ({ queryClient }: PrefetchOptions): void => void queryClient.prefetchQuery(draftsQuery);

/** The sorting of drafts: the list at the left, the chosen document and its form at the right. */
export function Screen() {
  const text = useText(documentDraftsText);
  const words = useText(documentsText);
  const detail = useText(detailText);
  const title = words.drafts;
  return (
    <>
      <PageHead title={title} lead={text.lead} crumbs={useCrumbs(title)} crumbsLabel={detail.crumbs} />
      <Loaded query={useQuery(draftsQuery)} rows={8}>
        {({ items, total }) =>
          items.length === 0 ? (
            <EmptyWithLink
              icon={FilePenLine}
              title={text.empty}
              why={text.emptyWhy}
              to="/document/upload"
              link={words.add}
            />
          ) : (
            <Sorting drafts={items} total={total} />
          )
        }
      </Loaded>
    </>
  );
}

function Sorting({ drafts, total }: { readonly drafts: readonly Document[]; readonly total: number }) {
  const { id: named }: { readonly id?: string } = useParams({ strict: false });
  const navigate = useNavigate();
  // The address without an id is the first one.
  const id = named ?? String(drafts[0]?.id ?? '');
  const at = drafts.findIndex((each) => each.id === Number(id));
  const open = (draft: Document | undefined): void => {
    if (draft !== undefined) void navigate({ to: hrefOf('/document/draft/:id', { id: draft.id }) });
  };
  const [before, after] = [at > 0 ? drafts[at - 1] : undefined, at >= 0 ? drafts[at + 1] : undefined];
  return (
    <div
      className="draft-sorting"
      onKeyDown={(event) => {
        if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
        event.preventDefault();
        open(event.key === 'ArrowUp' ? before : after);
      }}
    >
      <DraftList drafts={drafts} total={total} />
      {id === '' ? null : (
        <DraftDesk
          key={id}
          id={Number(id)}
          place={{ at: at + 1, all: drafts.length }}
          onBefore={before === undefined ? undefined : () => open(before)}
          onAfter={after === undefined ? undefined : () => open(after)}
          onDone={async () => {
            const next = after ?? before;
            await navigate({
              to: next === undefined ? hrefOf('/document/draft') : hrefOf('/document/draft/:id', { id: next.id }),
            });
          }}
        />
      )}
    </div>
  );
}
