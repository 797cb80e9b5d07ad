import { useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import './button.css';

/** What a popup gets from its button: where it is, and whether it is shown. */
export interface PopupState {
  readonly triggerRef: RefObject<HTMLButtonElement | null>;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** It was opened by a key: the first entry takes the focus. */
  readonly byKey: boolean;
}

export interface PopupButtonProps<Module> {
  readonly kind: 'menu' | 'dialog';
  readonly label: string;
  /** A class of a part that looks unlike a quiet button with an icon. */
  readonly className?: string;
  readonly isPending?: boolean;
  /** Loads the popup. It begins when a pointer or the focus comes to the button. */
  readonly load: () => Promise<Module>;
  readonly popup: (module: Module, state: PopupState) => ReactNode;
  readonly children: ReactNode;
}

/**
 * A button that opens a popup which is loaded on its first use: popups of React Aria are a quarter of what a page of the frame would load
 * first. The popup is a `Popover` with the `triggerRef`, and gives the focus back to the button.
 */
export function PopupButton<Module>({
  kind,
  label,
  className,
  isPending = false,
  load,
  popup,
  children,
}: PopupButtonProps<Module>) {
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [loaded, setLoaded] = useState<Module>();
  const [{ isOpen, byKey }, setState] = useState({ isOpen: false, byKey: false });
  const open = async (by: boolean): Promise<void> => {
    const module = loaded ?? (await load());
    setLoaded(() => module);
    setState({ isOpen: true, byKey: by });
  };
  const prepare = (): void => void load();
  const onKeyDown = (event: KeyboardEvent): void => {
    if (kind !== 'menu' || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    if (!isPending) void open(true);
  };
  return (
    <>
      <button
        ref={triggerRef}
        type="button"
        className={className ?? 'ui-button'}
        data-kind={className === undefined ? 'quiet' : undefined}
        data-icon-only={className === undefined ? '' : undefined}
        aria-label={label}
        aria-haspopup={kind}
        aria-expanded={isOpen}
        aria-disabled={isPending || undefined}
        onPointerEnter={prepare}
        onFocus={prepare}
        onKeyDown={onKeyDown}
        // A click by a key or by assistive technology has no position.
        onClick={({ detail }) => {
          if (!isPending) void open(detail === 0);
        }}
      >
        {children}
      </button>
      {loaded === undefined
        ? null
        : popup(loaded, {
            triggerRef,
            isOpen,
            byKey,
            onOpenChange: (next) => setState((state) => ({ ...state, isOpen: next })),
          })}
    </>
  );
}
