import { checkPlanLimit, listUsers, type ReplyOf } from '@shorui/server/contract';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { endpointQuery } from '../../../api/endpoint-query.ts';
import { sessionQuery } from '../../../api/session.ts';
import { TableSection } from '../../../kits/list/list-section.tsx';
import { pageQuery } from '../../../kits/list/list-query.ts';
import { prefetchRows, type LoadRows } from '../../../kits/list/use-rows.ts';
import { useAllows } from '../../../layouts/allows.ts';
import { useText } from '../../../messages/locale.ts';
import { membersText } from '../../../messages/members.ts';
import type { PrefetchOptions } from '../../../routes/loaded-screen.ts';
import { hrefOf } from '../../../routes/screen-paths.ts';
import { ButtonLink } from '../../../ui/link.tsx';
import { Badge } from '../../../ui/surfaces.tsx';
import { SettingsPage } from '../settings-page.tsx';
import { Invitations } from './invitations.tsx';

type Member = ReplyOf<typeof listUsers>['items'][number];

const statesOf = (member: Member, text: typeof membersText.jp): readonly string[] => [
  ...(member.is_root ? [text.root] : []),
  ...(member.first_logged_in_at === null ? [text.neverLoggedIn] : []),
];

const load: LoadRows<Member> = (state, signal) => api.call(listUsers, { signal, query: pageQuery(state) });

export function prefetch(options: PrefetchOptions): void {
  prefetchRows(options, { name: listUsers.name, load });
  void options.queryClient.prefetchQuery(endpointQuery(checkPlanLimit));
}

/** The members of the company by page, with search, and the invitations that are open. */
export function Screen() {
  const text = useText(membersText);
  const allows = useAllows();
  const { data: user } = useSuspenseQuery(sessionQuery);
  const limits = useQuery(endpointQuery(checkPlanLimit));
  const actions = user?.actions ?? {};
  const mayManage = actions['manage_members'] === true;
  const mayOpen = allows('/settings/user/edit/:id?');
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
      <TableSection
        title={text.members}
        name={listUsers.name}
        load={load}
        count={text.people}
        searchLabel={text.searchHint}
        nameColumn={{
          head: text.facts.name,
          of: ({ full_name }) => full_name,
          href: ({ id }) => (mayOpen ? hrefOf('/settings/user/edit/:id?', { id }) : undefined),
        }}
        columns={[
          { id: 'email', head: text.facts.email, value: ({ email }) => email },
          {
            id: 'groups',
            head: text.groups,
            value: ({ groups }) => groups.map(({ name }) => name).join('、') || text.noGroup,
          },
          {
            id: 'state',
            head: text.state,
            value: (member) => statesOf(member, text).join('、'),
            cell: (member) => statesOf(member, text).map((each) => <Badge key={each}>{each}</Badge>),
          },
        ]}
        emptyTitle={text.none}
        emptyAction={mayManage ? invite : undefined}
      />
      {mayManage ? <Invitations /> : null}
    </SettingsPage>
  );
}
