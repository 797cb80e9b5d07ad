import { listGroups, updateGroup, type Group } from '@shorui/server/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { validate } from 'contract:form/updateGroup';
import { api } from '../../../api/client.ts';
import { FormDialog } from '../../../kits/form/form-dialog.tsx';
import { FormStore, textOf } from '../../../kits/form/form-store.ts';
import { TextRow } from '../../../kits/form/rows.tsx';
import { checkOf, withMembers } from '../../../kits/form/schema-check.ts';
import { commonText } from '../../../messages/common.ts';
import { groupsText } from '../../../messages/groups.ts';
import { useText } from '../../../messages/locale.ts';
import { useToast } from '../../../ui/toast.tsx';

/** Changes the name of a group where it stands in the tree. */
export function RenameGroup({ group, onClose }: { readonly group: Group; readonly onClose: () => void }) {
  const text = useText(groupsText);
  const common = useText(commonText);
  const toast = useToast();
  const queryClient = useQueryClient();
  const [store] = useState(
    () => new FormStore({ name: group.name }, withMembers(checkOf(validate), { version: 0, name: '' })),
  );
  return (
    <FormDialog
      title={text.renameTitle(group.name)}
      action={common.save}
      pendingAction={common.saving}
      store={store}
      onClose={onClose}
      onSubmit={async (values) => {
        try {
          const body = { name: textOf(values, 'name'), version: group.version };
          await api.call(updateGroup, { params: { id: group.id }, body });
        } finally {
          await queryClient.invalidateQueries({ queryKey: [listGroups.name] });
        }
        toast(common.saved);
        onClose();
      }}
    >
      <TextRow name="name" label={text.name} />
    </FormDialog>
  );
}
