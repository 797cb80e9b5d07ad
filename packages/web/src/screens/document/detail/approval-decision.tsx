import { approveDocument, checkBackDocument, type Approval } from '@shorui/server/contract';
import { ApiError } from '@shorui/server/client';
import { useMutation } from '@tanstack/react-query';
import { Stamp } from 'lucide-react';
import { useRef, useState } from 'react';
import { api } from '../../../api/client.ts';
import { useRefreshApprovals } from '../../../kits/approvals/use-refresh-approvals.ts';
import { approvalsText } from '../../../messages/approvals.ts';
import { useText } from '../../../messages/locale.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextArea } from '../../../ui/inputs.tsx';
import { Notice } from '../../../ui/surfaces.tsx';
import { DecisionBox } from '../../../ui/timeline.tsx';
import { useToast } from '../../../ui/toast.tsx';

/**
 * Approve or check back, for the person whose turn it is. A refusal says what is possible now, and what others did meanwhile is read
 * again.
 */
export function ApprovalDecision({ approval }: { readonly approval: Approval }) {
  const text = useText(approvalsText);
  const toast = useToast();
  const refresh = useRefreshApprovals();
  const field = useRef<HTMLTextAreaElement>(null);
  const [comment, setComment] = useState('');
  const [problem, setProblem] = useState<string>();
  const params = { id: approval.document.id };
  const written = comment.trim();
  const approve = useMutation({
    mutationFn: () =>
      api.call(approveDocument, {
        params,
        body: { content_sha256: approval.content_sha256, ...(written === '' ? {} : { comment: written }) },
      }),
    meta: { handled: true },
    onSuccess: () => toast(text.approved),
    onSettled: refresh,
  });
  const checkBack = useMutation({
    mutationFn: () => api.call(checkBackDocument, { params, body: { comment: written } }),
    meta: { handled: true },
    onSuccess: () => toast(text.checkedBack),
    onSettled: refresh,
  });
  const isBusy = approve.isPending || checkBack.isPending;
  const failure = checkBack.error ?? approve.error;
  const waiting = approval.steps.filter(({ state }) => state === 'asked' || state === 'waiting').length;
  const sendBack = (): void => {
    approve.reset();
    if (written !== '') return checkBack.mutate();
    setProblem(text.reasonNeeded);
    field.current?.focus();
  };
  return (
    <DecisionBox label={text.title}>
      {approval.is_changed ? <Notice kind="warning">{text.changed}</Notice> : null}
      <Field label={text.comment} help={text.commentHelp} error={problem}>
        {(control) => (
          <TextArea
            {...control}
            ref={field}
            rows={3}
            maxLength={2000}
            value={comment}
            onChange={({ target }) => {
              setComment(target.value);
              setProblem(undefined);
            }}
          />
        )}
      </Field>
      {failure instanceof ApiError ? <Notice kind="danger">{failure.message}</Notice> : null}
      <div className="ui-actions">
        {approval.actions.check_back ? (
          <Button
            pending={checkBack.isPending ? text.checkingBack : undefined}
            onClick={() => {
              if (!isBusy) sendBack();
            }}
          >
            {text.checkBack}
          </Button>
        ) : null}
        {approval.actions.approve && !approval.is_changed ? (
          <Button
            kind="decide"
            pending={approve.isPending ? text.approving : undefined}
            onClick={() => {
              checkBack.reset();
              if (!isBusy) approve.mutate();
            }}
          >
            <Stamp className="ui-icon" aria-hidden="true" />
            {text.approve}
          </Button>
        ) : null}
      </div>
      {waiting === 1 || approval.needs === 'any' ? <p className="ui-help">{text.lastStep}</p> : null}
    </DecisionBox>
  );
}
