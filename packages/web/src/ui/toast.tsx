import { useEffect } from 'react';
import { commonText } from '../messages/common.ts';
import { useText } from '../messages/locale.ts';
import { Button } from './button.tsx';
import { sharedValue, useShared } from './shared-value.ts';
import './toast.css';

interface Toast {
  readonly id: number;
  readonly message: string;
  readonly undo: (() => void) | undefined;
}

/** Milliseconds that a toast of success is shown (specification section 9), and one that can be undone. */
const shownMs = 2000;
const undoMs = 10_000;

const shown = sharedValue<readonly Toast[]>([]);
let nextId = 1;

const remove = (id: number): void => shown.set(shown.get().filter((toast) => toast.id !== id));

function show(message: string, undo?: () => void): void {
  shown.set([...shown.get().slice(-2), { id: nextId++, message, undo }]);
}

/** Shows a message of success for a moment; with `undo` it stays longer and offers to take the change back. */
export function useToast(): (message: string, undo?: () => void) => void {
  return show;
}

/** One message. Its time begins when it is on the screen, which a busy page may reach later. */
function ShownToast({ id, message, undo }: Toast) {
  const text = useText(commonText);
  useEffect(() => {
    const timer = setTimeout(() => remove(id), undo === undefined ? shownMs : undoMs);
    return () => clearTimeout(timer);
  }, [id, undo]);
  return (
    <div className="ui-toast">
      <span>{message}</span>
      {undo === undefined ? null : (
        <Button
          size="small"
          kind="quiet"
          onClick={() => {
            remove(id);
            undo();
          }}
        >
          {text.undo}
        </Button>
      )}
    </div>
  );
}

/** The region of toasts. One in a page, so that screen readers announce what comes. */
export function ToastRegion() {
  return (
    <div className="ui-toasts" role="status" aria-live="polite">
      {useShared(shown).map((toast) => (
        <ShownToast key={toast.id} {...toast} />
      ))}
    </div>
  );
}
