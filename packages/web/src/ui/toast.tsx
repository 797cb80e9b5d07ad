import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useCallback } from 'react';
import { commonText } from '../messages/common.ts';
import { useText } from '../messages/locale.ts';
import { Button } from './button.tsx';
import './toast.css';

interface Toast {
  readonly id: number;
  readonly message: string;
  readonly undo: (() => void) | undefined;
}

/** Milliseconds that a toast of success is shown (specification section 9), and one that can be undone. */
const shownMs = 2000;
const undoMs = 10_000;

const toastsAtom = atom<readonly Toast[]>([]);
let nextId = 1;

/** Shows a message of success for a moment; with `undo` it stays longer and offers to take the change back. */
export function useToast(): (message: string, undo?: () => void) => void {
  const setToasts = useSetAtom(toastsAtom);
  return useCallback(
    (message, undo) => {
      const id = nextId++;
      setToasts((toasts) => [...toasts.slice(-2), { id, message, undo }]);
      setTimeout(() => setToasts((toasts) => toasts.filter((toast) => toast.id !== id)), undo ? undoMs : shownMs);
    },
    [setToasts],
  );
}

/** The region of toasts. One in a page, so that screen readers announce what comes. */
export function ToastRegion() {
  const text = useText(commonText);
  const toasts = useAtomValue(toastsAtom);
  const setToasts = useSetAtom(toastsAtom);
  return (
    <div className="ui-toasts" role="status" aria-live="polite">
      {toasts.map(({ id, message, undo }) => (
        <div className="ui-toast" key={id}>
          <span>{message}</span>
          {undo === undefined ? null : (
            <Button
              size="small"
              kind="quiet"
              onClick={() => {
                setToasts((all) => all.filter((toast) => toast.id !== id));
                undo();
              }}
            >
              {text.undo}
            </Button>
          )}
        </div>
      ))}
    </div>
  );
}
