import { useRef, useState, type ComponentType, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import './button.css';

/** What a popup gets from its button: where it is, and whether it is shown. */
export interface PopupState {
  readonly triggerRef: RefObject<HTMLButtonElement | null>;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

export interface PopupProps {
  readonly popup: PopupState;
  /** It was opened by a key: the first entry takes the focus. */
  readonly byKey: boolean;
}

export interface PopupButtonProps<Props> {
  readonly kind: 'menu' | 'dialog';
  readonly label: string;
  /** A class of a part that looks unlike a quiet button with an icon. */
  readonly className?: string;
  readonly isPending?: boolean;
  /** Loads the popup. It begins when a pointer or the focus comes to the button. */
  readonly load: () => Promise<ComponentType<Props & PopupProps>>;
  readonly props: Props;
  readonly children: ReactNode;
}

/**
 * A button that opens a popup which is loaded on its first use: popups of React Aria are a quarter of what a page of the frame would load
 * first. The popup is a `Popover` with the `triggerRef`, and gives the focus back to the button.
 */
export function PopupButton<Props>({
  kind,
  label,
  className,
  isPending = false,
  load,
  props,
  children,
}: PopupButtonProps<Props>) {
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [Popup, setPopup] = useState<ComponentType<Props & PopupProps>>();
  const [{ isOpen, byKey }, setState] = useState({ isOpen: false, byKey: false });
  const open = async (by: boolean): Promise<void> => {
    const loaded = Popup ?? (await load());
    setPopup(() => loaded);
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
      {Popup === undefined ? null : (
        <Popup
          {...props}
          byKey={byKey}
          popup={{
            triggerRef,
            isOpen,
            onOpenChange: (next) => setState((state) => ({ ...state, isOpen: next })),
          }}
        />
      )}
    </>
  );
}
