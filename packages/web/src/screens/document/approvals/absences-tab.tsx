import { deleteAbsence, listAbsences, type Absence } from '@shorui/server/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../api/client.ts';
import { endpointQuery } from '../../../api/endpoint-query.ts';
import { useRefresh } from '../../../api/refresh.ts';
import { AskButton } from '../../../kits/detail/ask-button.tsx';
import { plainDay } from '../../../kits/documents/document-columns.tsx';
import { Loaded } from '../../../kits/loaded.tsx';
import { approvalsText } from '../../../messages/approvals.ts';
import { useText } from '../../../messages/locale.ts';
import { Button } from '../../../ui/button.tsx';
import { RuledList, RuledRow, RuledSection } from '../../../ui/ruled-list.tsx';
import { EmptyState } from '../../../ui/surfaces.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { AbsenceDialog } from './absence-dialog.tsx';

/** Who approves for the member, and for whom the member does. */
export function AbsencesTab() {
  const text = useText(approvalsText);
  const query = useQuery(endpointQuery(listAbsences));
  const [isAdding, setAdding] = useState(false);
  const add = <Button onClick={() => setAdding(true)}>{text.addAbsence}</Button>;
  const isEmpty = query.data?.length === 0;
  return (
    <RuledSection title={text.absences} count={query.data?.length} action={isEmpty ? undefined : add}>
      <Loaded query={query} rows={2}>
        {(absences) =>
          absences.length === 0 ? (
            <EmptyState title={text.absencesEmpty} action={add}>
              {text.absencesHelp}
            </EmptyState>
          ) : (
            <RuledList label={text.absences}>
              {absences.map((absence) => (
                <AbsenceRow key={absence.id} absence={absence} />
              ))}
            </RuledList>
          )
        }
      </Loaded>
      {isAdding ? <AbsenceDialog onClose={() => setAdding(false)} /> : null}
    </RuledSection>
  );
}

function AbsenceRow({ absence }: { readonly absence: Absence }) {
  const text = useText(approvalsText);
  const toast = useToast();
  const refresh = useRefresh();
  const { id, user, substitute, starts_on: from, ends_on: until, is_own: isOwn } = absence;
  const nameOf = (person: Absence['user']): string => person?.full_name ?? text.removedUser;
  return (
    <RuledRow
      name={isOwn ? text.actsForYou(nameOf(substitute)) : text.youActFor(nameOf(user))}
      meta={text.period(plainDay(from), plainDay(until))}
      end={
        isOwn ? (
          <AskButton
            size="small"
            kind="danger"
            action={text.endAbsence}
            label={text.endAbsenceOf(nameOf(substitute))}
            pending={text.endingAbsence}
            title={text.endAbsenceTitle}
            onAgree={async () => {
              await api.call(deleteAbsence, { params: { id } });
              toast(text.absenceEnded);
              await refresh('absences');
            }}
          >
            <p>{text.endAbsenceWhat}</p>
          </AskButton>
        ) : undefined
      }
    />
  );
}
