import { cloneElement, useEffect, useId, useState, type ReactElement } from 'react';
import './tooltip.css';

export interface TooltipProps {
  readonly hint: string;
  /** One control; the hint describes it. */
  readonly children: ReactElement<{ readonly 'aria-describedby'?: string }>;
}

/**
 * A short hint at a control, on hover and on focus. It stays while the pointer is over it, and Esc takes it away. Nothing that one must
 * know is in a hint alone: touch has no hover.
 */
export function Tooltip({ hint, children }: TooltipProps) {
  const id = useId();
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!isShown) return undefined;
    const hide = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') setShown(false);
    };
    document.addEventListener('keydown', hide);
    return () => document.removeEventListener('keydown', hide);
  }, [isShown]);
  return (
    <span
      className="ui-tooltip"
      onPointerEnter={() => setShown(true)}
      onPointerLeave={() => setShown(false)}
      onFocus={() => setShown(true)}
      onBlur={() => setShown(false)}
    >
      {cloneElement(children, { 'aria-describedby': id })}
      <span role="tooltip" id={id} hidden={!isShown}>
        {hint}
      </span>
    </span>
  );
}
