import { checkPlanLimit, listInvitations } from '@shorui/server/contract';
import { groupTypes } from '@shorui/server/enums';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../../api/endpoint-query.ts';
import { allGroupsQuery } from '../../kits/group-choice.ts';
import { Loaded } from '../../kits/loaded.tsx';
import { useAllows } from '../../layouts/allows.ts';
import { dashboardText } from '../../messages/dashboard.ts';
import { useText } from '../../messages/locale.ts';
import { ButtonLink } from '../../ui/link.tsx';
import { RuledList, RuledRow, RuledSection } from '../../ui/ruled-list.tsx';

const waitingType = groupTypes.find(({ key }) => key === 'unassigned')?.value;

/** What waits for those who manage members: members without a group, open invitations, limits of the plan. */
export function Waiting() {
  const text = useText(dashboardText);
  const allows = useAllows();
  const groups = useQuery(allGroupsQuery);
  const invitations = useQuery(endpointQuery(listInvitations, { query: { per_page: 1 } }));
  const { data: limits } = useQuery(endpointQuery(checkPlanLimit));
  const waiting = (groups.data ?? []).filter(({ type, user_count }) => type === waitingType && user_count > 0);
  const invited = invitations.data?.total ?? 0;
  const isFull = limits?.limitUserStatus === true;
  const isStorageFull = limits?.limitStorageStatus === true;
  return (
    <RuledSection title={text.waiting}>
      <Loaded query={groups} rows={2}>
        {() => (
          <RuledList label={text.waiting}>
            {waiting.map(({ id, user_count }) => (
              <RuledRow
                key={id}
                name={<b>{text.askForGroup(user_count)}</b>}
                meta={text.askForGroupMeta}
                end={
                  allows('/settings/group/edit/:id?') ? (
                    <ButtonLink size="small" to="/settings/group/edit/:id?" params={{ id }}>
                      {text.look}
                    </ButtonLink>
                  ) : undefined
                }
              />
            ))}
            {invited === 0 ? null : (
              <RuledRow
                name={text.openInvitations(invited)}
                meta={text.openInvitationsMeta}
                end={
                  <ButtonLink size="small" to="/settings/user">
                    {text.look}
                  </ButtonLink>
                }
              />
            )}
            {isFull ? <RuledRow name={text.seatsUsedUp} /> : null}
            {isStorageFull ? <RuledRow name={text.storageUsedUp} /> : null}
            {waiting.length === 0 && invited === 0 && !isFull && !isStorageFull ? (
              <RuledRow name={text.nothingWaits} />
            ) : null}
          </RuledList>
        )}
      </Loaded>
    </RuledSection>
  );
}
