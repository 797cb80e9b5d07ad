import type { ReactNode } from 'react';
import './disclosure.css';

interface DisclosureProps {
  readonly title: string;
  /** Open from the beginning. */
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/** A part that is closed until it is wanted, by the `details` element of the browser. */
export function Disclosure({ title, isOpen = false, children }: DisclosureProps) {
  return (
    <details className="ui-disclosure" open={isOpen}>
      <summary>{title}</summary>
      <div>{children}</div>
    </details>
  );
}
