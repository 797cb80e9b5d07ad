import type { ReactNode } from 'react';
import './disclosure.css';

/** A part that is closed until it is wanted, by the `details` element of the browser. */
export function Disclosure({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <details className="ui-disclosure">
      <summary>{title}</summary>
      <div>{children}</div>
    </details>
  );
}
