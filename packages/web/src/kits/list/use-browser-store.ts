import { useQueryClient } from '@tanstack/react-query';
import { adminSessionQuery, sessionQuery } from '../../api/session.ts';
import { listText } from '../../messages/list.ts';
import { useText } from '../../messages/locale.ts';
import { useToast } from '../../ui/toast.tsx';
import { useRemembered } from '../remembered.ts';
import { parseSaved, renameCondition, saveCondition, type SavedStore } from './saved-conditions.ts';

/** Conditions that a person keeps for a list in this browser. */
export function useBrowserStore(list: string): SavedStore {
  const text = useText(listText);
  const client = useQueryClient();
  const person = client.getQueryData(sessionQuery.queryKey)?.id ?? client.getQueryData(adminSessionQuery.queryKey)?.id;
  const [saved, keep] = useRemembered(`shorui.conditions.${list}.${person ?? ''}`, parseSaved);
  const toast = useToast();
  return {
    saved,
    save(condition) {
      keep(saveCondition(saved, condition));
      toast(text.conditionSaved(condition.name));
    },
    rename(from, to) {
      const next = renameCondition(saved, from, to);
      if (next !== null) keep(next);
      return next !== null;
    },
    remove(condition) {
      keep(saved.filter((each) => each !== condition));
      toast(text.conditionRemoved(condition.name), () => keep(saved));
    },
  };
}
