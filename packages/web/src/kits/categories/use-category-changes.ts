import { ApiError } from '@shorui/server/client';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useRefresh } from '../../api/refresh.ts';
import { categoriesText } from '../../messages/categories.ts';
import { commonText } from '../../messages/common.ts';
import { useText } from '../../messages/locale.ts';
import { useToast } from '../../ui/toast.tsx';
import type { TreePlace } from '../../ui/tree/tree-model.ts';
import { positionOf, type CategoryCalls, type CategoryItem } from './category-item.ts';

/** Moves, renames and deletes categories; the tree is read again after each change. */
export function useCategoryChanges<C extends CategoryItem>(
  items: readonly C[],
  calls: CategoryCalls,
  mayChange: (item: C) => boolean,
) {
  const text = useText(categoriesText);
  const common = useText(commonText);
  const toast = useToast();
  const refresh = useRefresh();
  const newest = useRef(items);
  useEffect(() => {
    newest.current = items;
  });
  const onSettled = (): Promise<void> => refresh(calls.part);
  // The version as it was read last: the undo of a move comes after the move has changed it.
  const versionOf = ({ id, version }: C): number => newest.current.find((item) => item.id === id)?.version ?? version;
  const move = useMutation({
    mutationFn: ({ item, place }: { readonly item: C; readonly place: TreePlace }) => {
      const shown = newest.current;
      const position = positionOf(shown, item, place, mayChange);
      const now = shown.find(({ id }) => id === item.id)?.parent_id ?? null;
      const parent = place.parent_id === now ? {} : { parent_id: place.parent_id };
      return calls.update(item.id, { ...parent, position, version: versionOf(item) });
    },
    onSettled,
  });
  const restore = useMutation({
    mutationFn: ({ id }: C) => calls.restore(id),
    onSuccess: (_, { name }) => toast(text.restored(name)),
    onSettled,
  });
  const remove = useMutation({
    mutationFn: ({ id }: C) => calls.remove(id),
    onSuccess: (_, item) => toast(text.removed(item.name), () => restore.mutate(item)),
    onSettled,
  });
  return {
    move: (item: C, place: TreePlace) => move.mutateAsync({ item, place }),
    remove: (item: C) => remove.mutateAsync(item),
    /** Gives the message of a refusal. */
    rename: async (item: C, name: string): Promise<string | undefined> => {
      try {
        await calls.update(item.id, { name, version: versionOf(item) });
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
