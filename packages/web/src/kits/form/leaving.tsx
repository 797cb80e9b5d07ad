import { useQueryClient } from '@tanstack/react-query';
import { useBlocker } from '@tanstack/react-router';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { ownerOf } from '../../api/session.ts';
import { commonText } from '../../messages/common.ts';
import { useText } from '../../messages/locale.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/surfaces.tsx';
import { asksToLeave, followForm, takeDraft } from './drafts.ts';
import type { FormStore } from './form-store.ts';

interface StoreProps {
  readonly store: FormStore;
}

/** Asks before entered values are lost. */
function LeaveGuard({ store }: StoreProps) {
  const text = useText(commonText);
  useEffect(() => followForm(store), [store]);
  // Asked of the store and not of the last rendering: a form is saved and left at once.
  const asks = (): boolean => asksToLeave(store);
  const blocker = useBlocker({ shouldBlockFn: asks, enableBeforeUnload: asks, withResolver: true });
  if (blocker.status !== 'blocked') return null;
  return (
    <Dialog
      title={text.leaveTitle}
      onClose={blocker.reset}
      actions={
        <>
          <Button onClick={blocker.reset}>{text.stay}</Button>
          <Button kind="danger" onClick={blocker.proceed}>
            {text.leave}
          </Button>
        </>
      }
    >
      <p>{text.leaveBody}</p>
    </Dialog>
  );
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
      <LeaveGuard store={store} />
      <RestoredDraft store={store} />
    </>
  );
}
