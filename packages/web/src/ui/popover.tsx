import { useId, useRef, useState, type ReactNode } from 'react';
import './popover.css';

export interface PopoverButtonProps {
  readonly label: string;
  readonly icon: ReactNode;
  /** Shows the icon alone; the label is for those who do not see it. */
  readonly iconOnly?: boolean;
  /** The edge of the button that the panel is aligned to. */
  readonly align?: 'start' | 'end';
  /** After the words of the button, such as an arrow. */
  readonly after?: ReactNode;
  /** The content, rendered while the panel is open. */
  readonly children: (close: () => void) => ReactNode;
}

/** Space between the panel and what is around it, px. */
const gap = 4;
const margin = 8;

function place(panel: HTMLElement, button: HTMLElement, align: 'start' | 'end'): void {
  const { left, right, bottom } = button.getBoundingClientRect();
  const { style, offsetWidth } = panel;
  const wanted = align === 'start' ? left : right - offsetWidth;
  const most = document.documentElement.clientWidth - offsetWidth - margin;
  style.insetInlineStart = `${Math.max(margin, Math.min(wanted, most)) + scrollX}px`;
  style.insetBlockStart = `${bottom + gap + scrollY}px`;
  style.maxHeight = `${Math.max(200, innerHeight - bottom - gap - margin)}px`;
}

/**
 * A button that opens a panel of controls below it. The browser closes it on Esc and on a press outside, and gives the focus back to the
 * button. For a list of actions take a menu.
 */
export function PopoverButton({ label, icon, iconOnly = false, align = 'start', after, children }: PopoverButtonProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [panel, setPanel] = useState<HTMLDivElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        ref={button}
        type="button"
        className="ui-button"
        data-kind="plain"
        data-icon-only={iconOnly ? '' : undefined}
        popoverTarget={id}
        aria-expanded={isOpen}
        aria-label={iconOnly ? label : undefined}
        title={iconOnly ? label : undefined}
      >
        {icon}
        {iconOnly ? null : label}
        {after}
      </button>
      <div
        ref={setPanel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        className="ui-popover-panel"
        onBeforeToggle={({ newState }) => {
          if (newState === 'open') setOpen(true);
        }}
        onToggle={({ newState, currentTarget }) => {
          // Only now: the browser gives the focus back from what is still there.
          if (newState === 'closed') setOpen(false);
          else if (button.current !== null) place(currentTarget, button.current, align);
        }}
      >
        {isOpen ? children(() => panel?.hidePopover()) : null}
      </div>
    </>
  );
}
