import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { ownerOf } from '../../api/session.ts';
import { commonText } from '../../messages/common.ts';
import { useText } from '../../messages/locale.ts';
import { Notice } from '../../ui/surfaces.tsx';
import { asksToLeave, followForm, takeDraft } from './drafts.ts';
import type { FormStore } from './form-store.ts';
import { LeaveGuard } from './leave-guard.tsx';

interface StoreProps {
  readonly store: FormStore;
}

/** Asks before entered values are lost. */
function FormGuard({ store }: StoreProps) {
  useEffect(() => followForm(store), [store]);
  // Asked of the store and not of the last rendering: a form is saved and left at once.
  return <LeaveGuard asks={() => asksToLeave(store)} />;
}

/** Puts back what was typed before the session ended, and says so until it is saved or discarded. */
function RestoredDraft({ store }: StoreProps) {
  const text = useText(commonText);
  const queryClient = useQueryClient();
  const dirty = useSyncExternalStore(
    useCallback((listener) => store.subscribe('*dirty', listener), [store]),
    () => store.dirty,
  );
  const [values] = useState(() => {
    const owner = ownerOf(queryClient);
    return owner === undefined ? undefined : takeDraft(owner);
  });
  useEffect(() => {
    for (const [name, value] of Object.entries(values ?? {})) store.set(name, value);
  }, [store, values]);
  return values !== undefined && dirty ? <Notice>{text.restored}</Notice> : null;
}

/** What a form does when it is left, and when somebody comes back to it. */
export function Leaving({ store }: StoreProps) {
  return (
    <>
      <FormGuard store={store} />
      <RestoredDraft store={store} />
    </>
  );
}
