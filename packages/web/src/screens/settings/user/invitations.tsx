import {
  cancelInvitation,
  checkPlanLimit,
  listInvitations,
  resendInvitation,
  type ReplyOf,
} from '@shorui/server/contract';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../api/client.ts';
import { endpointQuery } from '../../../api/endpoint-query.ts';
import { commonText } from '../../../messages/common.ts';
import { dayOf } from '../../../messages/dates.ts';
import { useText } from '../../../messages/locale.ts';
import { membersText } from '../../../messages/members.ts';
import { Button } from '../../../ui/button.tsx';
import { PagerBar } from '../../../ui/pager-bar.tsx';
import { RuledList, RuledRow, RuledSection } from '../../../ui/ruled-list.tsx';
import { useToast } from '../../../ui/toast.tsx';

type Invitation = ReplyOf<typeof listInvitations>['items'][number];

/** Open invitations, each with the ways to send it again and to take it back. Absent where there are none. */
export function Invitations() {
  const text = useText(membersText);
  const common = useText(commonText);
  const [page, setPage] = useState(1);
  const { data } = useQuery({
    ...endpointQuery(listInvitations, { query: { page } }),
    placeholderData: keepPreviousData,
  });
  if (data === undefined || data.total === 0) return null;
  return (
    <RuledSection title={text.invitations} count={common.count(data.total)}>
      <RuledList label={text.invitations}>
        {data.items.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} />
        ))}
      </RuledList>
      <PagerBar page={data.page} perPage={data.per_page} total={data.total} onPage={setPage} />
    </RuledSection>
  );
}

function InvitationRow({ invitation }: { readonly invitation: Invitation }) {
  const text = useText(membersText);
  const toast = useToast();
  const queryClient = useQueryClient();
  const { id, email, invited_by, created_at, expires_at, groups } = invitation;
  const refresh = (): Promise<unknown> =>
    Promise.all(
      [listInvitations, checkPlanLimit].map(({ name }) => queryClient.invalidateQueries({ queryKey: [name] })),
    );
  const resend = useMutation({
    mutationFn: () => api.call(resendInvitation, { params: { id } }),
    onSuccess: () => toast(text.resent(email)),
    onSettled: refresh,
  });
  const withdraw = useMutation({
    mutationFn: () => api.call(cancelInvitation, { params: { id } }),
    onSuccess: () => toast(text.withdrawn(email)),
    onSettled: refresh,
  });
  const day = dayOf(created_at);
  const facts = [
    invited_by === null ? text.invitedOn(day) : text.invitedBy(invited_by, day),
    text.expires(dayOf(expires_at)),
    ...groups.map(({ name }) => name),
  ];
  return (
    <RuledRow
      name={email}
      meta={facts.join('・')}
      end={
        <>
          <Button size="small" pending={resend.isPending ? text.resending : undefined} onClick={() => resend.mutate()}>
            {text.resend}
          </Button>
          <Button
            size="small"
            pending={withdraw.isPending ? text.withdrawing : undefined}
            onClick={() => withdraw.mutate()}
          >
            {text.withdraw}
          </Button>
        </>
      }
    />
  );
}
