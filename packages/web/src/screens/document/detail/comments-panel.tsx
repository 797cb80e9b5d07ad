import { createDocumentComment, readApproval, type DocumentDetail } from '@shorui/server/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../api/client.ts';
import { endpointQuery } from '../../../api/endpoint-query.ts';
import { useRefresh } from '../../../api/refresh.ts';
import { CommentForm } from '../../../kits/comments/comment-form.tsx';
import { PinChoice } from '../../../kits/comments/pin-choice.tsx';
import { pinNumbers, usePins, type PinnedComment } from '../../../kits/comments/pin-desk.ts';
import type { DocumentComments } from '../../../kits/comments/use-document-comments.ts';
import { Loaded } from '../../../kits/loaded.tsx';
import { commentsText } from '../../../messages/comments.ts';
import { useText } from '../../../messages/locale.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/inputs.tsx';
import { RuledList, RuledSection } from '../../../ui/ruled-list.tsx';
import { CommentRow } from './comment-row.tsx';

/** Kinds of files of which the page shows places. */
const paged: readonly DocumentDetail['kind'][] = ['pdf', 'word', 'image'];

export interface CommentsPanelProps {
  readonly document: DocumentDetail;
  readonly comments: DocumentComments;
  readonly pinned: readonly PinnedComment[];
}

/** The comments on a document, the newest last, and a form for another one. */
export function CommentsPanel({ document, comments: { query, showMore }, pinned }: CommentsPanelProps) {
  const text = useText(commentsText);
  const numbers = pinNumbers(pinned);
  if (document.status !== 'filed') return null;
  return (
    <RuledSection title={text.title} count={query.data?.total}>
      <Loaded query={query} rows={3}>
        {({ items }) => (
          <>
            {items.length === 0 ? <p className="ui-help document-panel">{text.empty}</p> : null}
            {showMore === undefined ? null : (
              <Button size="small" kind="quiet" onClick={showMore}>
                {text.older}
              </Button>
            )}
            <div className="document-comments">
              <RuledList label={text.title}>
                {items.toReversed().map((comment) => (
                  <CommentRow
                    key={comment.id}
                    comment={comment}
                    number={numbers.get(comment.id)}
                    isOfOtherVersion={comment.version_id !== document.version_id}
                  />
                ))}
              </RuledList>
            </div>
          </>
        )}
      </Loaded>
      <div className="document-panel">
        <NewComment document={document} />
      </div>
    </RuledSection>
  );
}

/** The form of a new comment: on a place of the document if the person chooses one, and for outside advisors if there are some. */
function NewComment({ document: { id, kind, version_id: versionId } }: Pick<CommentsPanelProps, 'document'>) {
  const text = useText(commentsText);
  const refresh = useRefresh();
  const desk = usePins();
  const { data: approval } = useQuery(endpointQuery(readApproval, { params: { id } }));
  const current = approval?.current;
  const hasAdvisors = current?.state === 'open' && current.steps.some(({ advisor }) => advisor !== null);
  const [isChosen, setChosen] = useState(false);
  const isForAdvisors = hasAdvisors && isChosen;
  return (
    <CommentForm
      label={text.write}
      action={text.send}
      pendingAction={text.sending}
      tools={
        <>
          {versionId !== null && paged.includes(kind) ? <PinChoice /> : null}
          {hasAdvisors ? (
            <div>
              <Checkbox
                label={text.forAdvisors}
                checked={isChosen}
                onChange={({ target }) => setChosen(target.checked)}
              />
              <p className="ui-help">{text.forAdvisorsHelp}</p>
            </div>
          ) : null}
        </>
      }
      onSend={async ({ content, mentions }) => {
        const place = desk?.draft ?? null;
        const body = { content, mentions: [...mentions], place, version_id: versionId, for_advisors: isForAdvisors };
        await api.call(createDocumentComment, { params: { id }, body });
        desk?.put(undefined);
        await refresh('documentComments');
      }}
    />
  );
}
