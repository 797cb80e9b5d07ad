import { savedSearches, type SavedSearch, type SearchConditions } from '@shorui/server/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { endpointQuery } from '../../../api/endpoint-query.ts';
import { readListState, type ListShape } from '../../../kits/list/list-state.ts';
import { renameCondition, type SavedCondition, type SavedStore } from '../../../kits/list/saved-conditions.ts';
import { listText } from '../../../messages/list.ts';
import { useText } from '../../../messages/locale.ts';
import { useToast } from '../../../ui/toast.tsx';
import { addressOf, conditionsOf } from './search-body.ts';

/** A member has far fewer. */
const listed = endpointQuery(savedSearches.list, { query: { per_page: 100 } });

/** The query of the address, from the conditions as the server keeps them; nothing where they cannot be read. */
function searchOfStored(stored: string): Readonly<Record<string, unknown>> {
  try {
    return addressOf(JSON.parse(stored) as SearchConditions);
  } catch {
    return {};
  }
}

/** The searches that the member keeps on the server. `shape`: the filters that they may have, also those that are not shown now. */
export function useSavedSearches(shape: ListShape): SavedStore {
  const text = useText(listText);
  const toast = useToast();
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: [savedSearches.list.name] });
  const rows = useQuery(listed).data?.items ?? [];
  const saved = rows.map(({ name, conditions }) => ({ name, search: searchOfStored(conditions) }));
  const rowOf = (name: string): SavedSearch | undefined => rows.find((row) => row.name === name);

  const bodyOf = ({ name, search }: SavedCondition) => {
    const state = readListState(search, shape);
    return { name, conditions: JSON.stringify({ ...conditionsOf(state), sort: state.sort }) };
  };
  const save = useMutation({
    mutationFn: (condition: SavedCondition) => {
      const row = rowOf(condition.name);
      return row === undefined
        ? api.call(savedSearches.create, { body: bodyOf(condition) })
        : api.call(savedSearches.update, {
            params: { id: row.id },
            body: { ...bodyOf(condition), version: row.version },
          });
    },
    onSuccess: (_, { name }) => toast(text.conditionSaved(name)),
    onSettled: refresh,
  });
  const rename = useMutation({
    mutationFn: ({ row, name }: { readonly row: SavedSearch; readonly name: string }) =>
      api.call(savedSearches.update, { params: { id: row.id }, body: { name, version: row.version } }),
    onSettled: refresh,
  });
  const remove = useMutation({
    mutationFn: (row: SavedSearch) => api.call(savedSearches.deleteMany, { body: { ids: [row.id] } }),
    onSuccess: (_, { name, conditions }) =>
      toast(text.conditionRemoved(name), () => save.mutate({ name, search: searchOfStored(conditions) })),
    onSettled: refresh,
  });
  return {
    saved,
    shape,
    save: (condition) => save.mutate(condition),
    rename: (from, to) => {
      const row = rowOf(from);
      const isFree = renameCondition(saved, from, to) !== null;
      if (isFree && row !== undefined) rename.mutate({ row, name: to.trim() });
      return isFree;
    },
    remove: ({ name }) => {
      const row = rowOf(name);
      if (row !== undefined) remove.mutate(row);
    },
  };
}
