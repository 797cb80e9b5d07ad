import { checkPlanLimit, listUsers } from '@shorui/server/contract';
import { keepPreviousData, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { endpointQuery } from '../../../api/endpoint-query.ts';
import { sessionQuery } from '../../../api/session.ts';
import { PagedRows } from '../../../kits/paged/paged-rows.tsx';
import { usePageAddress } from '../../../kits/paged/use-page-address.ts';
import { useAllows } from '../../../layouts/allows.ts';
import { useText } from '../../../messages/locale.ts';
import { membersText } from '../../../messages/members.ts';
import { ButtonLink } from '../../../ui/link.tsx';
import { EmptyState } from '../../../ui/surfaces.tsx';
import { SettingsPage } from '../settings-page.tsx';
import { Invitations } from './invitations.tsx';
import { MemberRow } from './member-row.tsx';

/** The members of the company by page, with search, and the invitations that are open. */
export function Screen() {
  const text = useText(membersText);
  const allows = useAllows();
  const { data: user } = useSuspenseQuery(sessionQuery);
  const { page, keyword, show } = usePageAddress();
  const query = useQuery({
    ...endpointQuery(listUsers, { query: { page, ...(keyword === '' ? {} : { keyword }) } }),
    placeholderData: keepPreviousData,
  });
  const limits = useQuery(endpointQuery(checkPlanLimit));
  const actions = user?.actions ?? {};
  const mayManage = actions['manage_members'] === true;
  const invite = (
    <ButtonLink kind="main" to="/settings/user/invite">
      {text.invite}
    </ButtonLink>
  );
  return (
    <SettingsPage
      entry="/settings/user"
      screen="/settings/user"
      lead={limits.data === undefined ? undefined : text.seats(limits.data.seats.used, limits.data.seats.limit)}
      actions={
        <>
          {actions['change_root_user'] === true && allows('/settings/group/ConfirmChangeRootUserModal') ? (
            <ButtonLink to="/settings/group/ConfirmChangeRootUserModal">{text.changeRoot}</ButtonLink>
          ) : null}
          {mayManage && allows('/settings/user/invite') ? invite : null}
        </>
      }
    >
      <PagedRows
        title={text.members}
        query={query}
        keyword={keyword}
        count={text.people}
        searchLabel={text.search}
        searchHint={text.searchHint}
        onShow={show}
        notFound={text.notFound}
        empty={
          <EmptyState icon={<Users aria-hidden="true" />} title={text.none} action={mayManage ? invite : undefined} />
        }
      >
        {(member) => <MemberRow key={member.id} member={member} mayOpen={allows('/settings/user/edit/:id?')} />}
      </PagedRows>
      {mayManage ? <Invitations /> : null}
    </SettingsPage>
  );
}
