import type { DocumentApproval, DocumentDetail } from '@shorui/server/contract';
import { Check, Send, Undo2, X, type LucideIcon } from 'lucide-react';
import { approvalsText } from '../../../messages/approvals.ts';
import { timeOf } from '../../../messages/dates.ts';
import { useText } from '../../../messages/locale.ts';
import { Phrases } from '../../../ui/surfaces.tsx';
import { Timeline, type TimelineKind } from '../../../ui/timeline.tsx';

type Act = DocumentApproval['requests'][number]['acts'][number]['act'];

const looks: Readonly<Record<Act, { readonly icon: LucideIcon; readonly kind: TimelineKind }>> = {
  ask: { icon: Send, kind: 'plain' },
  approve: { icon: Check, kind: 'decide' },
  check_back: { icon: Undo2, kind: 'warning' },
  withdraw: { icon: X, kind: 'plain' },
};

export interface ApprovalHistoryProps {
  readonly requests: DocumentApproval['requests'];
  readonly document: DocumentDetail;
}

/** Everything that was done about the approval of a document, over all its requests, the newest first. */
export function ApprovalHistory({ requests, document: { versions } }: ApprovalHistoryProps) {
  const text = useText(approvalsText);
  const entries = requests
    .flatMap(({ acts, version_id }) => acts.map((act) => ({ ...act, version_id })))
    .toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at) || other.id - one.id)
    .map(({ id, act, at, actor_name, approver_name, comment, version_id }) => {
      const number = versions.find((version) => version.id === version_id)?.number;
      const who =
        approver_name === null || approver_name === actor_name
          ? actor_name
          : text.forApprover(actor_name, approver_name);
      return {
        key: id,
        ...looks[act],
        title: text.acts[act](who),
        meta: <Phrases items={[timeOf(at), ...(number === undefined ? [] : [text.version(number)])]} />,
        quote: comment,
      };
    });
  return <Timeline label={text.history} entries={entries} />;
}
