import { ApiError } from '@shorui/server/client';
import type { PersonName } from '@shorui/server/contract';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { MentionArea } from './mention-area.tsx';
import { mentionedIn } from './mentions.ts';
import { commentsText } from '../../messages/comments.ts';
import { commonText } from '../../messages/common.ts';
import { useText } from '../../messages/locale.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { TextArea } from '../../ui/inputs.tsx';
import { Notice } from '../../ui/surfaces.tsx';

export interface WrittenComment {
  readonly content: string;
  /** Ids of those who are mentioned. */
  readonly mentions: readonly number[];
}

export interface CommentFormProps {
  readonly label: string;
  /** The text and the people of a comment that is edited. */
  readonly initial?: { readonly content: string; readonly mentions: readonly PersonName[] };
  readonly action: string;
  readonly pendingAction: string;
  /** Sends the comment; the form is empty afterwards. */
  readonly onSend: (comment: WrittenComment) => Promise<unknown>;
  readonly onCancel?: () => void;
  /** Below the label, where the writer cannot mention members: a plain text. */
  readonly plainHelp?: string;
  /** Between the text and the buttons. */
  readonly tools?: ReactNode;
}

/** Writes a comment: several lines, with mentions. What was typed stays when it is refused. */
export function CommentForm({
  label,
  initial,
  action,
  pendingAction,
  onSend,
  onCancel,
  plainHelp,
  tools,
}: CommentFormProps) {
  const text = useText(commentsText);
  const common = useText(commonText);
  const [content, setContent] = useState(initial?.content ?? '');
  const [people, setPeople] = useState<readonly PersonName[]>(initial?.mentions ?? []);
  const [problem, setProblem] = useState<string>();
  const send = useMutation({
    mutationFn: () => onSend({ content: content.trim(), mentions: mentionedIn(content, people) }),
    meta: { handled: true },
    onSuccess: () => setContent(''),
  });
  const submit = (): void => {
    if (send.isPending) return;
    if (content.trim() === '') return setProblem(text.needed);
    send.mutate();
  };
  const write = (written: string): void => {
    setContent(written);
    setProblem(undefined);
  };
  return (
    <div className="ui-stack" data-comment-form="">
      <Field label={label} help={plainHelp ?? text.help} error={problem}>
        {(control) =>
          plainHelp === undefined ? (
            <MentionArea
              {...control}
              value={content}
              onChange={write}
              onMention={(person) => setPeople([...people, person])}
              onSubmit={submit}
            />
          ) : (
            <TextArea {...control} rows={3} value={content} onChange={({ target }) => write(target.value)} />
          )
        }
      </Field>
      {tools}
      {send.error instanceof ApiError ? <Notice kind="danger">{send.error.message}</Notice> : null}
      <div className="ui-actions">
        {onCancel === undefined ? null : (
          <Button size="small" onClick={onCancel}>
            {common.cancel}
          </Button>
        )}
        <Button size="small" kind="main" pending={send.isPending ? pendingAction : undefined} onClick={submit}>
          {action}
        </Button>
      </div>
    </div>
  );
}
