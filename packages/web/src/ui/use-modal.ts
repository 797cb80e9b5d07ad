import { useEffect, useRef, type RefObject } from 'react';

/**
 * Opens a `<dialog>` for as long as it is rendered: the browser keeps the focus inside and hides the rest from screen readers. The focus
 * goes to the first element of the selector, and back to what had it before.
 */
export function useModal(firstFocus: string): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    const opener = document.activeElement;
    dialog?.showModal();
    dialog?.querySelector<HTMLElement>(firstFocus)?.focus();
    return () => {
      dialog?.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [firstFocus]);
  return ref;
}
