import { createGroup, listGroups, type Group } from '@shorui/server/contract';
import { groupTypes } from '@shorui/server/enums';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { validate } from 'contract:form/createGroup';
import { api } from '../../../api/client.ts';
import { Form } from '../../../kits/form/form.tsx';
import { FormStore } from '../../../kits/form/form-store.ts';
import { SaveFoot } from '../../../kits/form/save-foot.tsx';
import { checkOf } from '../../../kits/form/schema-check.ts';
import { allGroupsQuery } from '../../../kits/group-choice.ts';
import { Loaded } from '../../../kits/loaded.tsx';
import { commonText } from '../../../messages/common.ts';
import { groupsText } from '../../../messages/groups.ts';
import { useText } from '../../../messages/locale.ts';
import { hrefOf } from '../../../routes/screen-paths.ts';
import { useToast } from '../../../ui/toast.tsx';
import { bodyOfGroup, GroupFields, knownCategories, withoutAccess } from '../group/group-fields.tsx';
import { SettingsPage } from '../settings-page.tsx';

const usualType = groupTypes.find(({ key }) => key === 'general')?.value;

/** A new group, below the one that the address names. */
export function Screen() {
  const query = useQuery(allGroupsQuery);
  return (
    <SettingsPage entry="/settings/group" screen="/settings/group/create">
      <Loaded query={query} rows={6}>
        {(groups) => <NewGroup groups={groups} />}
      </Loaded>
    </SettingsPage>
  );
}

function NewGroup({ groups }: { readonly groups: readonly Group[] }) {
  const text = useText(groupsText);
  const common = useText(commonText);
  const toast = useToast();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { parent } = useSearch({ strict: false }) as { readonly parent?: unknown };
  const categories = knownCategories(groups);
  const [store] = useState(() => {
    const parentId = groups.find(({ id }) => id === Number(parent))?.id ?? '';
    const check = checkOf(validate);
    return new FormStore(
      { name: '', type: usualType, parent_id: parentId, permissions: [], ...withoutAccess(categories) },
      (values) => check(bodyOfGroup(values, categories)),
    );
  });
  return (
    <Form
      store={store}
      onSubmit={async (values) => {
        const { id, name } = await api.call(createGroup, { body: bodyOfGroup(values, categories) });
        store.markSaved();
        await queryClient.invalidateQueries({ queryKey: [listGroups.name] });
        toast(text.added(name));
        await navigate({ to: hrefOf('/settings/group/edit/:id?', { id }) });
      }}
    >
      {(state) => (
        <>
          <GroupFields groups={groups} categories={categories} />
          <SaveFoot state={state} action={common.add} pendingAction={text.adding} />
        </>
      )}
    </Form>
  );
}
