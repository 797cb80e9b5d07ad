import type { listUsers, ReplyOf } from '@shorui/server/contract';
import { useText } from '../../../messages/locale.ts';
import { membersText } from '../../../messages/members.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Link } from '../../../ui/link.tsx';
import { RuledRow } from '../../../ui/ruled-list.tsx';
import { Badge } from '../../../ui/surfaces.tsx';

type Member = ReplyOf<typeof listUsers>['items'][number];

/** A member in a list: name, address, groups and state. The name leads to the member. */
export function MemberRow({ member, mayOpen }: { readonly member: Member; readonly mayOpen: boolean }) {
  const text = useText(membersText);
  const groups = member.groups.length === 0 ? text.noGroup : member.groups.map(({ name }) => name).join('、');
  return (
    <RuledRow
      lead={<Avatar name={member.full_name} />}
      name={
        mayOpen ? (
          <Link to="/settings/user/edit/:id?" params={{ id: member.id }}>
            {member.full_name}
          </Link>
        ) : (
          member.full_name
        )
      }
      meta={member.email}
      end={
        <>
          {member.first_logged_in_at === null ? <Badge>{text.neverLoggedIn}</Badge> : null}
          {member.is_root ? <Badge kind="info">{text.root}</Badge> : null}
          <span>{groups}</span>
        </>
      }
    />
  );
}
