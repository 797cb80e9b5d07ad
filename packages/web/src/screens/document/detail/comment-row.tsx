import { deleteComment, restoreComment, updateComment, type Comment } from '@shorui/server/contract';
import { useMutation } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../../api/client.ts';
import { useRefresh } from '../../../api/refresh.ts';
import { CommentForm } from '../../../kits/comments/comment-form.tsx';
import { commentElementId, usePins } from '../../../kits/comments/pin-desk.ts';
import { commentsText } from '../../../messages/comments.ts';
import { timeOf } from '../../../messages/dates.ts';
import { useText } from '../../../messages/locale.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button, IconButton } from '../../../ui/button.tsx';
import { PinNumber } from '../../../ui/pins.tsx';
import { Preserved, RuledRow } from '../../../ui/ruled-list.tsx';
import { Badge, Phrases } from '../../../ui/surfaces.tsx';
import { useToast } from '../../../ui/toast.tsx';

export interface CommentRowProps {
  readonly comment: Comment;
  /** Of its pin on the pages; undefined without one. */
  readonly number: number | undefined;
  /** Whether it was written about another version than the one that is shown. */
  readonly isOfOtherVersion: boolean;
}

/** A comment: who, when, on which place. The own one can be edited, deleted and restored. */
export function CommentRow({ comment, number, isOfOtherVersion }: CommentRowProps) {
  const text = useText(commentsText);
  const toast = useToast();
  const refresh = useRefresh();
  const [edited, setEdited] = useState<Comment>();
  const { id, user, content, place, created_at, edited_at, actions } = comment;
  const params = { id };
  const desk = usePins();
  const isOutside = comment.advisor_name !== null;
  const name = user?.full_name ?? comment.advisor_name ?? text.removedUser;
  const readAgain = (): Promise<void> => refresh('documentComments');
  const restore = useMutation({
    mutationFn: () => api.call(restoreComment, { params }),
    onSuccess: () => toast(text.restored),
    onSettled: readAgain,
  });
  const remove = useMutation({
    mutationFn: () => api.call(deleteComment, { params }),
    onSuccess: () => toast(text.removed, () => restore.mutate()),
    onSettled: readAgain,
  });
  const facts = [
    timeOf(created_at),
    ...(edited_at === null || content === null ? [] : [text.edited]),
    ...(place === null
      ? []
      : [isOfOtherVersion ? text.ofVersion(place.page, text.otherVersion) : text.place(place.page)]),
    ...(comment.for_advisors ? [text.shownOutside] : []),
  ];
  if (edited !== undefined && content !== null)
    return (
      <RuledRow
        name={
          <>
            {comment.version === edited.version ? null : <p role="status">{text.changedMeanwhile}</p>}
            <CommentForm
              label={text.edit(name)}
              initial={{ content: edited.content ?? '', mentions: edited.mentions }}
              action={text.save}
              pendingAction={text.saving}
              onCancel={() => setEdited(undefined)}
              onSend={async (written) => {
                try {
                  const body = { ...written, mentions: [...written.mentions], version: edited.version };
                  await api.call(updateComment, { params, body });
                  setEdited(undefined);
                } finally {
                  await readAgain();
                }
              }}
            />
          </>
        }
      />
    );
  return (
    <RuledRow
      lead={<Avatar name={name} />}
      name={
        <>
          <b>{name}</b> {isOutside ? <Badge kind="info">{text.outside}</Badge> : null}{' '}
          <span className="ui-help">
            <Phrases items={facts} />
          </span>
        </>
      }
      end={
        content === null ? (
          actions.restore ? (
            <Button size="small" onClick={() => restore.mutate()}>
              {text.restore}
            </Button>
          ) : undefined
        ) : (
          <>
            {actions.update ? (
              <IconButton
                size="small"
                label={text.edit(name)}
                icon={<Pencil className="ui-icon" />}
                onClick={() => setEdited(comment)}
              />
            ) : null}
            {actions.delete ? (
              <IconButton
                size="small"
                label={text.remove(name)}
                icon={<Trash2 className="ui-icon" />}
                onClick={() => remove.mutate()}
              />
            ) : null}
          </>
        )
      }
    >
      <div id={commentElementId(id)} className="document-comment" tabIndex={-1}>
        {number === undefined ? null : (
          <>
            <PinNumber number={number} label={text.mark(number, name)} onShow={() => desk?.show(id)} />{' '}
          </>
        )}
        {content === null ? text.deleted : <Preserved>{content}</Preserved>}
      </div>
    </RuledRow>
  );
}
