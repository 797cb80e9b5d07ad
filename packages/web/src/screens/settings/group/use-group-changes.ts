import { deleteGroup, restoreGroup, updateGroup, type Group } from '@shorui/server/contract';
import { ApiError } from '@shorui/server/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { useRefresh } from '../../../api/refresh.ts';
import { allGroupsQuery } from '../../../kits/group-choice.ts';
import { commonText } from '../../../messages/common.ts';
import { groupsText } from '../../../messages/groups.ts';
import { useText } from '../../../messages/locale.ts';
import { useToast } from '../../../ui/toast.tsx';

/** What the tree of groups changes: the parent, the name, and groups that are deleted and restored. The list is read again afterwards. */
export function useGroupChanges() {
  const text = useText(groupsText);
  const common = useText(commonText);
  const toast = useToast();
  const queryClient = useQueryClient();
  const refresh = useRefresh();
  const onSettled = (): Promise<void> => refresh('groups');
  // The version as it was read last: the undo of a move comes after the move has changed it.
  const versionOf = ({ id, version }: Group): number =>
    queryClient.getQueryData(allGroupsQuery.queryKey)?.find((group) => group.id === id)?.version ?? version;
  const move = useMutation({
    mutationFn: ({ group, parent }: { readonly group: Group; readonly parent: number | null }) =>
      api.call(updateGroup, { params: { id: group.id }, body: { parent_id: parent, version: versionOf(group) } }),
    onSettled,
  });
  const restore = useMutation({
    mutationFn: ({ id }: Group) => api.call(restoreGroup, { params: { id } }),
    onSuccess: (_, { name }) => toast(text.restored(name)),
    onSettled,
  });
  const remove = useMutation({
    mutationFn: ({ id }: Group) => api.call(deleteGroup, { params: { id } }),
    onSuccess: (_, group) => toast(text.removed(group.name), () => restore.mutate(group)),
    onSettled,
  });
  return {
    move: (group: Group, parent: number | null) => move.mutateAsync({ group, parent }),
    remove: (group: Group) => remove.mutate(group),
    /** Gives the message of a refusal. */
    rename: async (group: Group, name: string): Promise<string | undefined> => {
      try {
        await api.call(updateGroup, { params: { id: group.id }, body: { name, version: versionOf(group) } });
        toast(common.saved);
        return undefined;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        return error.errors['name']?.[0] ?? error.message;
      } finally {
        await onSettled();
      }
    },
  };
}
