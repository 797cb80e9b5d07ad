import { listGroups, readGroup, updateGroup, type Group } from '@shorui/server/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { validate } from 'contract:form/updateGroup';
import { api } from '../../../api/client.ts';
import { endpointQuery } from '../../../api/endpoint-query.ts';
import { Form } from '../../../kits/form/form.tsx';
import { FormStore } from '../../../kits/form/form-store.ts';
import { SaveFoot } from '../../../kits/form/save-foot.tsx';
import { checkOf } from '../../../kits/form/schema-check.ts';
import { useSeenRecord, type ReadAgain } from '../../../kits/form/use-seen-record.ts';
import { allGroupsQuery } from '../../../kits/group-choice.ts';
import { Loaded } from '../../../kits/loaded.tsx';
import { commonText } from '../../../messages/common.ts';
import { groupsText } from '../../../messages/groups.ts';
import { useText } from '../../../messages/locale.ts';
import { Notice } from '../../../ui/surfaces.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { bodyOfGroup, GroupFields, knownCategories, valuesOfGroup } from '../group/group-fields.tsx';
import { withDescendants } from '../../../ui/tree/tree-model.ts';
import { SettingsPage } from '../settings-page.tsx';
import { GroupMembers } from './group-members.tsx';

/** A group: its kind, permissions, categories and members. */
export function Screen() {
  const text = useText(groupsText);
  const { id } = useParams({ strict: false }) as { readonly id?: string };
  const query = useQuery(endpointQuery(readGroup, { params: { id: Number(id) } }));
  const groups = useQuery(allGroupsQuery);
  return (
    <SettingsPage entry="/settings/group" screen="/settings/group/edit/:id?" lead={query.data?.name}>
      <Loaded query={query} rows={6}>
        {(group) => (
          <>
            {group.actions['update'] === true ? (
              <Loaded query={groups}>
                {(all) => <GroupForm key={group.id} group={group} groups={all} readAgain={query.refetch} />}
              </Loaded>
            ) : (
              <Notice>{text.fixed}</Notice>
            )}
            <GroupMembers group={group} />
          </>
        )}
      </Loaded>
    </SettingsPage>
  );
}

interface GroupFormProps {
  readonly group: Group;
  readonly groups: readonly Group[];
  readonly readAgain: ReadAgain<Group>;
}

function GroupForm({ group, groups, readAgain }: GroupFormProps) {
  const { saved } = useText(commonText);
  const toast = useToast();
  const queryClient = useQueryClient();
  const categories = knownCategories([...groups, group]);
  const [store] = useState(() => {
    const check = checkOf(validate);
    return new FormStore(valuesOfGroup(group, categories), (values) =>
      check({ ...bodyOfGroup(values, categories), version: 0 }),
    );
  });
  const seen = useSeenRecord(store, group, (each) => valuesOfGroup(each, categories), readAgain);
  return (
    <Form
      store={store}
      onSubmit={async (values) => {
        const reply = await api.call(updateGroup, {
          params: { id: group.id },
          body: { ...bodyOfGroup(values, categories), version: seen.version() },
        });
        queryClient.setQueryData(endpointQuery(readGroup, { params: { id: group.id } }).queryKey, reply);
        store.markSaved(valuesOfGroup(reply, categories));
        toast(saved);
        await queryClient.invalidateQueries({ queryKey: [listGroups.name] });
      }}
    >
      {(state) => (
        <>
          <GroupFields groups={groups} categories={categories} except={withDescendants(groups, group.id)} />
          <SaveFoot state={state} onReload={seen.reload} />
        </>
      )}
    </Form>
  );
}
