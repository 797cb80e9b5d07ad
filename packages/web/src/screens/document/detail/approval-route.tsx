import type { Approval } from '@shorui/server/contract';
import { isTurnOf, nameOf, stepMeaning } from '../../../kits/approvals/approval-words.ts';
import { plainDay } from '../../../kits/documents/document-columns.tsx';
import { approvalsText } from '../../../messages/approvals.ts';
import { timeOf } from '../../../messages/dates.ts';
import { useText } from '../../../messages/locale.ts';
import { RuledList, RuledRow } from '../../../ui/ruled-list.tsx';
import { Badge, Phrases } from '../../../ui/surfaces.tsx';

/** The steps of a request as text: who, in which state, until when, who acts instead. */
export function ApprovalRoute({ approval, userId }: { readonly approval: Approval; readonly userId: number }) {
  const text = useText(approvalsText);
  return (
    <RuledList label={text.route}>
      {approval.steps.map((step) => {
        const { id, state, due_on: due, is_overdue, substitutes, acted_at, acted_by, approver, advisor } = step;
        const facts = [
          ...(advisor === null || advisor.name === null ? [] : [advisor.email]),
          ...(acted_at === null ? [] : [timeOf(acted_at)]),
          ...(acted_by === null || acted_by.id === approver?.id ? [] : [text.substitutes(acted_by.full_name)]),
          ...(due === null || acted_at !== null ? [] : [(is_overdue ? text.overdue : text.due)(plainDay(due))]),
          ...(acted_at !== null || substitutes.length === 0
            ? []
            : [text.substitutes(substitutes.map(({ full_name }) => full_name).join('、'))]),
        ];
        return (
          <RuledRow
            key={id}
            name={isTurnOf(step, userId) ? <b>{nameOf(step, text)}</b> : nameOf(step, text)}
            meta={facts.length === 0 ? undefined : <Phrases items={facts} />}
            end={
              <Badge kind={is_overdue && state === 'asked' ? 'danger' : stepMeaning[state]}>{text.steps[state]}</Badge>
            }
          />
        );
      })}
    </RuledList>
  );
}
