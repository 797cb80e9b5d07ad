import {
  listGroups,
  listGroupUsers,
  listUsersWithGroups,
  readGroup,
  updateGroup,
  type Group,
  type PersonWithGroups,
} from '@shorui/server/contract';
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../api/client.ts';
import { endpointQuery } from '../../../api/endpoint-query.ts';
import { sessionQuery } from '../../../api/session.ts';
import { RowSection } from '../../../kits/list/list-section.tsx';
import { pageQuery } from '../../../kits/list/list-query.ts';
import { groupsText } from '../../../messages/groups.ts';
import { useText } from '../../../messages/locale.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { RuledRow } from '../../../ui/ruled-list.tsx';
import { Badge } from '../../../ui/surfaces.tsx';
import { useToast } from '../../../ui/toast.tsx';

/** Members of a group by page, with search; each is added and taken out at once, and that can be taken back for a moment. */
export function GroupMembers({ group }: { readonly group: Group }) {
  const text = useText(groupsText);
  const [isAdding, setAdding] = useState(false);
  const mayChange = group.actions['update'] === true;
  return (
    <>
      <People
        group={group}
        groupId={group.id}
        title={text.members}
        action={
          mayChange ? (
            <Button size="small" onClick={() => setAdding(true)}>
              {text.addMembers}
            </Button>
          ) : undefined
        }
      />
      {isAdding ? (
        <Dialog
          wide
          title={text.addMembers}
          onClose={() => setAdding(false)}
          actions={<Button onClick={() => setAdding(false)}>{text.done}</Button>}
        >
          <People group={group} title={text.members} />
        </Dialog>
      ) : null}
    </>
  );
}

interface PeopleProps {
  readonly group: Group;
  /** Only the members of this group; without it all members. */
  readonly groupId?: number;
  readonly title: string;
  readonly action?: React.ReactNode;
}

function People({ group, groupId, title, action }: PeopleProps) {
  const text = useText(groupsText);
  return (
    <RowSection
      title={title}
      name={(groupId === undefined ? listUsersWithGroups : listGroupUsers).name}
      load={(state, signal) =>
        groupId === undefined
          ? api.call(listUsersWithGroups, { signal, query: pageQuery(state) })
          : api.call(listGroupUsers, { signal, query: { ...pageQuery(state), group_id: groupId } })
      }
      count={text.people}
      searchLabel={text.searchHint}
      action={action}
      emptyTitle={text.noMembers}
    >
      {(person) => <PersonRow key={person.id} person={person} group={group} />}
    </RowSection>
  );
}

function PersonRow({ person, group }: { readonly person: PersonWithGroups; readonly group: Group }) {
  const text = useText(groupsText);
  const toast = useToast();
  const queryClient = useQueryClient();
  const { data: user } = useSuspenseQuery(sessionQuery);
  const isIn = person.groups.some(({ id }) => id === group.id);
  // Only the root user may change their own groups (access/policies/member-management).
  const mayMove = group.actions['update'] === true && (person.id !== user?.id || user.is_root);
  const move = useMutation({
    async mutationFn(into: boolean) {
      // The version of now: what was done with another member a moment ago has changed it.
      const { version } = await api.call(readGroup, { params: { id: group.id } });
      const change = into ? { add_user_ids: [person.id] } : { remove_user_ids: [person.id] };
      return api.call(updateGroup, { params: { id: group.id }, body: { ...change, version } });
    },
    onSuccess: (reply, into) => {
      queryClient.setQueryData(endpointQuery(readGroup, { params: { id: group.id } }).queryKey, reply);
      toast(into ? text.memberAdded(person.full_name) : text.memberTaken(person.full_name), () => move.mutate(!into));
    },
    onSettled: () =>
      Promise.all(
        [listGroupUsers, listUsersWithGroups, listGroups].map(({ name }) =>
          queryClient.invalidateQueries({ queryKey: [name] }),
        ),
      ),
  });
  return (
    <RuledRow
      lead={<Avatar name={person.full_name} />}
      name={person.full_name}
      meta={person.groups.map(({ name }) => name).join('、')}
      end={
        <>
          {isIn ? <Badge kind="info">{text.inGroup}</Badge> : null}
          {mayMove ? (
            <Button
              size="small"
              pending={move.isPending ? (isIn ? text.takeOut : text.add) : undefined}
              onClick={() => move.mutate(!isIn)}
            >
              {isIn ? text.takeOut : text.add}
            </Button>
          ) : null}
        </>
      }
    />
  );
}
