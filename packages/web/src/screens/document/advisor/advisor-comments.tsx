import { createAdvisorComment, type AdvisorComment } from '@shorui/server/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { CommentForm } from '../../../kits/comments/comment-form.tsx';
import { PinChoice } from '../../../kits/comments/pin-choice.tsx';
import { pinNumbers, usePins } from '../../../kits/comments/pin-desk.ts';
import { Loaded } from '../../../kits/loaded.tsx';
import { commentsText } from '../../../messages/comments.ts';
import { useText } from '../../../messages/locale.ts';
import { RuledList, RuledSection } from '../../../ui/ruled-list.tsx';
import { AdvisorCommentRow } from './advisor-comment-row.tsx';
import { pinnedOf } from './pinned-of.ts';

export interface AdvisorCommentsProps {
  readonly query: UseQueryResult<readonly AdvisorComment[]>;
  readonly credential: string;
  /** While the request is open. */
  readonly canWrite: boolean;
  /** Whether the pages are shown, on which a place is chosen. */
  readonly hasPages: boolean;
}

/** Comments that an outside advisor sees: own ones, and those that the company shows. */
export function AdvisorComments({ query, credential, canWrite, hasPages }: AdvisorCommentsProps) {
  const text = useText(commentsText);
  const desk = usePins();
  const numbers = pinNumbers(pinnedOf(query.data));
  return (
    <RuledSection title={text.title} count={query.data?.length}>
      <Loaded query={query} rows={2}>
        {(comments) => (
          <>
            {comments.length === 0 ? <p className="ui-help link-comments">{text.empty}</p> : null}
            <RuledList label={text.title}>
              {comments.map((comment) => (
                <AdvisorCommentRow
                  key={comment.id}
                  comment={comment}
                  credential={credential}
                  number={numbers.get(comment.id)}
                  canWrite={canWrite}
                  onChange={() => query.refetch()}
                />
              ))}
            </RuledList>
          </>
        )}
      </Loaded>
      {canWrite ? (
        <div className="link-comments">
          <CommentForm
            label={text.write}
            plainHelp={text.helpPlain}
            tools={hasPages ? <PinChoice /> : null}
            action={text.send}
            pendingAction={text.sending}
            onSend={async ({ content }) => {
              const body = { content, place: desk?.draft ?? null };
              await api.call(createAdvisorComment, { params: { credentialToken: credential }, body });
              desk?.put(undefined);
              await query.refetch();
            }}
          />
        </div>
      ) : null}
    </RuledSection>
  );
}
