import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import './button.css';

/**
 * Kinds of buttons: `main` the ordinary main action (one a region), `decide` where the company decides (one a screen), `danger` for what
 * destroys, `quiet` for tools, `plain` for the rest.
 */
export type ButtonKind = 'plain' | 'main' | 'decide' | 'danger' | 'quiet';

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style'> {
  readonly kind?: ButtonKind;
  readonly size?: 'normal' | 'small';
  /** As wide as its region. */
  readonly wide?: boolean;
  /** The words while the action runs; the button takes no further press and keeps the focus. */
  readonly pending?: string | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
  readonly children: ReactNode;
}

/** A button. `type` is `button` unless given, so that no button sends a form by accident. */
export function Button({
  kind = 'plain',
  size = 'normal',
  wide,
  pending,
  children,
  onClick,
  type,
  ...rest
}: ButtonProps) {
  const isPending = pending !== undefined;
  return (
    <button
      {...rest}
      type={type === 'submit' ? 'submit' : 'button'}
      className="ui-button"
      data-kind={kind}
      data-size={size}
      data-wide={wide === true ? '' : undefined}
      aria-disabled={isPending || undefined}
      onClick={(event) => {
        if (isPending) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {isPending ? pending : children}
    </button>
  );
}

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'wide' | 'pending'> {
  /** What the button does, for those who do not see the icon. */
  readonly label: string;
  readonly icon: ReactNode;
}

/** A button that shows an icon alone. */
export function IconButton({ label, icon, kind = 'quiet', size = 'normal', type, ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type === 'submit' ? 'submit' : 'button'}
      className="ui-button"
      data-kind={kind}
      data-size={size}
      data-icon-only=""
      aria-label={label}
      title={label}
    >
      {icon}
    </button>
  );
}
