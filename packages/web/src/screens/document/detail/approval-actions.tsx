import { downloadSealed, withdrawApproval, type Approval, type DocumentDetail } from '@shorui/server/contract';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { api } from '../../../api/client.ts';
import { useRefreshApprovals } from '../../../kits/approvals/use-refresh-approvals.ts';
import { AskButton } from '../../../kits/detail/ask-button.tsx';
import { saveReply } from '../../../kits/save-file.ts';
import { approvalsText } from '../../../messages/approvals.ts';
import { useText } from '../../../messages/locale.ts';
import { Button } from '../../../ui/button.tsx';
import { useToast } from '../../../ui/toast.tsx';

export interface ApprovalActionsProps {
  readonly document: DocumentDetail;
  readonly approval: Approval;
}

/** What is not a decision: withdraw the own request, download the approved document with its seals. */
export function ApprovalActions({ document: { id, name, actions, kind }, approval }: ApprovalActionsProps) {
  const text = useText(approvalsText);
  const toast = useToast();
  const refresh = useRefreshApprovals();
  const sealed = useMutation({
    mutationFn: async () =>
      saveReply(await api.open(downloadSealed, { params: { id }, query: { record: true } }), `${name}.pdf`),
  });
  const hasSeals = approval.state === 'approved' && actions.download && (kind === 'pdf' || kind === 'word');
  if (!approval.actions.withdraw && !hasSeals) return null;
  return (
    <div className="ui-actions">
      {approval.actions.withdraw ? (
        <AskButton
          size="small"
          action={text.withdraw}
          pending={text.withdrawing}
          kind="danger"
          title={text.withdrawTitle}
          onAgree={async () => {
            try {
              await api.call(withdrawApproval, { params: { id }, body: {} });
              toast(text.withdrawn);
            } finally {
              await refresh();
            }
          }}
        >
          <p>{text.withdrawWhat}</p>
        </AskButton>
      ) : null}
      {hasSeals ? (
        <Button size="small" pending={sealed.isPending ? text.sealing : undefined} onClick={() => sealed.mutate()}>
          <Download className="ui-icon" aria-hidden="true" />
          {text.sealed}
        </Button>
      ) : null}
    </div>
  );
}
