import { formatPhoneNumber } from '@shorui/engine/japanese';
import { readUser, type ReplyOf } from '@shorui/server/contract';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { endpointQuery } from '../../../api/endpoint-query.ts';
import { sessionQuery } from '../../../api/session.ts';
import { Loaded } from '../../../kits/loaded.tsx';
import { dayOf, timeOf } from '../../../messages/dates.ts';
import { useText } from '../../../messages/locale.ts';
import { membersText } from '../../../messages/members.ts';
import { Link } from '../../../ui/link.tsx';
import { Facts, Section } from '../../../ui/surfaces.tsx';
import { SettingsPage } from '../settings-page.tsx';
import { MemberGroups } from './member-groups.tsx';
import { RemoveMember } from './remove-member.tsx';

type Member = ReplyOf<typeof readUser>;

/** One member: what is known, the groups, the removal. Without an id the person himself. */
export function Screen() {
  const text = useText(membersText);
  const { data: user } = useSuspenseQuery(sessionQuery);
  const { id } = useParams({ strict: false }) as { readonly id?: string };
  const query = useQuery(endpointQuery(readUser, { params: { id: Number(id ?? user?.id ?? 0) } }));
  const isSelf = query.data !== undefined && query.data.id === user?.id;
  return (
    <SettingsPage entry="/settings/user" screen="/settings/user/edit/:id?" lead={query.data?.full_name}>
      <Loaded query={query}>
        {(member) => (
          <>
            <Section title={text.person}>
              <MemberFacts member={member} />
              {isSelf ? (
                <p className="ui-help">
                  {text.ownData} <Link to="/settings">{text.toAccount}</Link>
                </p>
              ) : null}
            </Section>
            <MemberGroups
              key={member.id}
              member={member}
              // Only the root user may change their own groups (access/policies/member-management).
              mayChange={member.actions['change_groups'] === true && (!isSelf || user.is_root)}
              note={isSelf ? text.ownGroups : undefined}
              readAgain={query.refetch}
            />
            {member.actions['remove'] === true ? <RemoveMember member={member} /> : null}
          </>
        )}
      </Loaded>
    </SettingsPage>
  );
}

function MemberFacts({ member }: { readonly member: Member }) {
  const { facts, neverLoggedIn } = useText(membersText);
  return (
    <Facts
      rows={[
        [facts.name, member.full_name],
        [facts.kana, member.kana],
        [facts.email, member.email],
        [facts.phone, member.phone && formatPhoneNumber(member.phone)],
        [facts.joined, dayOf(member.joined_at)],
        [facts.firstLogin, member.first_logged_in_at === null ? neverLoggedIn : timeOf(member.first_logged_in_at)],
      ]}
    />
  );
}
