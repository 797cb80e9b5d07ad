import {
  deleteAdvisorComment,
  restoreAdvisorComment,
  updateAdvisorComment,
  type AdvisorComment,
} from '@shorui/server/contract';
import { useMutation } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../../api/client.ts';
import { CommentForm } from '../../../kits/comments/comment-form.tsx';
import { commentElementId, usePins } from '../../../kits/comments/pin-desk.ts';
import { commentsText } from '../../../messages/comments.ts';
import { timeOf } from '../../../messages/dates.ts';
import { useText } from '../../../messages/locale.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { IconButton } from '../../../ui/button.tsx';
import { PinNumber } from '../../../ui/pins.tsx';
import { Preserved, RuledRow } from '../../../ui/ruled-list.tsx';
import { Phrases } from '../../../ui/surfaces.tsx';
import { useToast } from '../../../ui/toast.tsx';

export interface AdvisorCommentRowProps {
  readonly comment: AdvisorComment;
  readonly credential: string;
  /** Of its pin on the pages; undefined without one. */
  readonly number: number | undefined;
  /** Whether comments can be changed: while the request is open. */
  readonly canWrite: boolean;
  /** Reads the comments again. */
  readonly onChange: () => Promise<unknown>;
}

/** A comment on the page of an advisor, who can edit and delete the own ones. */
export function AdvisorCommentRow({ comment, credential, number, canWrite, onChange }: AdvisorCommentRowProps) {
  const text = useText(commentsText);
  const toast = useToast();
  const desk = usePins();
  const [edited, setEdited] = useState<AdvisorComment>();
  const { id, author_name: author, content, place, created_at: at, edited_at: editedAt } = comment;
  const params = { credentialToken: credential, id };
  const restore = useMutation({
    mutationFn: () => api.call(restoreAdvisorComment, { params }),
    onSuccess: () => toast(text.restored),
    onSettled: onChange,
  });
  const remove = useMutation({
    mutationFn: () => api.call(deleteAdvisorComment, { params }),
    onSuccess: () => toast(text.removed, () => restore.mutate()),
    onSettled: onChange,
  });
  const isChangeable = comment.is_own && canWrite;
  if (edited !== undefined && isChangeable)
    return (
      <RuledRow
        name={
          <>
            {comment.version === edited.version ? null : <p role="status">{text.changedMeanwhile}</p>}
            <CommentForm
              label={text.edit(author)}
              plainHelp={text.helpPlain}
              initial={{ content: edited.content, mentions: [] }}
              action={text.save}
              pendingAction={text.saving}
              onCancel={() => setEdited(undefined)}
              onSend={async (written) => {
                try {
                  const body = { content: written.content, version: edited.version };
                  await api.call(updateAdvisorComment, { params, body });
                  setEdited(undefined);
                } finally {
                  await onChange();
                }
              }}
            />
          </>
        }
      />
    );
  return (
    <RuledRow
      lead={<Avatar name={author} />}
      name={
        <>
          <b>{author}</b>{' '}
          <span className="ui-help">
            <Phrases
              items={[
                timeOf(at),
                ...(editedAt === null ? [] : [text.edited]),
                ...(place === null ? [] : [text.place(place.page)]),
              ]}
            />
          </span>
        </>
      }
      end={
        isChangeable ? (
          <>
            <IconButton
              size="small"
              label={text.edit(author)}
              icon={<Pencil className="ui-icon" />}
              onClick={() => setEdited(comment)}
            />
            <IconButton
              size="small"
              label={text.remove(author)}
              icon={<Trash2 className="ui-icon" />}
              onClick={() => remove.mutate()}
            />
          </>
        ) : undefined
      }
    >
      <div id={commentElementId(id)} className="link-comment" tabIndex={-1}>
        {number === undefined ? null : (
          <>
            <PinNumber number={number} label={text.mark(number, author)} onShow={() => desk?.show(id)} />{' '}
          </>
        )}
        <Preserved>{content}</Preserved>
      </div>
    </RuledRow>
  );
}
