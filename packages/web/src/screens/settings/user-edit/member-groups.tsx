import { listUsers, readUser, updateUser, type Group, type ReplyOf } from '@shorui/server/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../api/client.ts';
import { endpointQuery } from '../../../api/endpoint-query.ts';
import { Form } from '../../../kits/form/form.tsx';
import { FormStore } from '../../../kits/form/form-store.ts';
import { ChecksRow } from '../../../kits/form/rows.tsx';
import { SaveFoot } from '../../../kits/form/save-foot.tsx';
import { useSeenRecord, type ReadAgain } from '../../../kits/form/use-seen-record.ts';
import { allGroupsQuery } from '../../../kits/group-choice.ts';
import { Loaded } from '../../../kits/loaded.tsx';
import { commonText } from '../../../messages/common.ts';
import { useText } from '../../../messages/locale.ts';
import { membersText } from '../../../messages/members.ts';
import { RuledForm } from '../../../ui/ruled-form.tsx';
import { Facts, Section } from '../../../ui/surfaces.tsx';
import { useToast } from '../../../ui/toast.tsx';

type Member = ReplyOf<typeof readUser>;

const idsOf = ({ groups }: Member) => ({ group_ids: groups.map(({ id }) => id) });

export interface MemberGroupsProps {
  readonly member: Member;
  readonly mayChange: boolean;
  /** Why the groups cannot be changed here. */
  readonly note: string | undefined;
  readonly readAgain: ReadAgain<Member>;
}

/** The groups of a member, to be read or to be chosen. */
export function MemberGroups(props: MemberGroupsProps) {
  const text = useText(membersText);
  const groups = useQuery({ ...allGroupsQuery, enabled: props.mayChange });
  if (props.mayChange) {
    return <Loaded query={groups}>{(all) => <GroupsForm {...props} groups={all} />}</Loaded>;
  }
  return (
    <Section title={text.groups}>
      <Facts rows={[[text.groups, props.member.groups.map(({ name }) => name).join('、') || text.noGroup]]} />
      {props.note === undefined ? null : <p className="ui-help">{props.note}</p>}
    </Section>
  );
}

function GroupsForm({ member, groups, readAgain }: MemberGroupsProps & { readonly groups: readonly Group[] }) {
  const text = useText(membersText);
  const { saved } = useText(commonText);
  const toast = useToast();
  const queryClient = useQueryClient();
  const [store] = useState(() => new FormStore(idsOf(member), () => ({})));
  const held = new Set(member.groups.map(({ id }) => id));
  const seen = useSeenRecord(store, member, idsOf, readAgain);
  return (
    <Form
      store={store}
      onSubmit={async (values) => {
        const reply = await api.call(updateUser, {
          params: { id: member.id },
          body: { group_ids: values['group_ids'] as number[], version: seen.version() },
        });
        queryClient.setQueryData(endpointQuery(readUser, { params: { id: member.id } }).queryKey, reply);
        store.markSaved(idsOf(reply));
        toast(saved);
        await queryClient.invalidateQueries({ queryKey: [listUsers.name] });
      }}
    >
      {(state) => (
        <>
          <RuledForm title={text.groups}>
            <ChecksRow
              name="group_ids"
              label={text.groups}
              required={false}
              number
              options={groups
                .filter(({ id, actions }) => actions['update'] === true || held.has(id))
                .map(({ id, name }) => ({ value: String(id), text: name }))}
            />
          </RuledForm>
          <SaveFoot state={state} onReload={seen.reload} />
        </>
      )}
    </Form>
  );
}
