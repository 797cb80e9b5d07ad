import { createDocumentComment, listDocumentComments, type DocumentDetail } from '@shorui/server/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../api/client.ts';
import { endpointQuery } from '../../../api/endpoint-query.ts';
import { useRefresh } from '../../../api/refresh.ts';
import { Loaded } from '../../../kits/loaded.tsx';
import { commentsText } from '../../../messages/comments.ts';
import { useText } from '../../../messages/locale.ts';
import { Button } from '../../../ui/button.tsx';
import { RuledList, RuledSection } from '../../../ui/ruled-list.tsx';
import { CommentForm } from './comment-form.tsx';
import { CommentRow } from './comment-row.tsx';

/** Comments that are shown at first, and how many more by each press. */
const step = 20;
/** Most rows of one call. */
const most = 100;

/** The comments on a document, the newest last, and a form for another one. Those of others appear by themselves. */
export function CommentsPanel({ document: { id, status } }: { readonly document: DocumentDetail }) {
  const text = useText(commentsText);
  const refresh = useRefresh();
  const [shown, setShown] = useState(step);
  const query = useQuery({
    ...endpointQuery(listDocumentComments, { params: { id }, query: { sort: 'newest', per_page: shown } }),
    enabled: status === 'filed',
    placeholderData: keepPreviousData,
  });
  if (status !== 'filed') return null;
  return (
    <RuledSection title={text.title} count={query.data?.total}>
      <Loaded query={query} rows={3}>
        {({ items, total }) => (
          <>
            {items.length === 0 ? <p className="ui-help document-panel">{text.empty}</p> : null}
            {total > items.length && shown < most ? (
              <Button size="small" kind="quiet" onClick={() => setShown(Math.min(most, shown + step))}>
                {text.older}
              </Button>
            ) : null}
            <RuledList label={text.title}>
              {items.toReversed().map((comment) => (
                <CommentRow key={comment.id} comment={comment} />
              ))}
            </RuledList>
          </>
        )}
      </Loaded>
      <div className="document-panel">
        <CommentForm
          label={text.write}
          action={text.send}
          pendingAction={text.sending}
          onSend={async ({ content, mentions }) => {
            await api.call(createDocumentComment, { params: { id }, body: { content, mentions: [...mentions] } });
            await refresh('documentComments');
          }}
        />
      </div>
    </RuledSection>
  );
}
