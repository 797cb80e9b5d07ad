import type { ReactNode } from 'react';
import './field.css';
import './surfaces.css';

/** A part of a form: heading, then fields with their labels at the left, between rules. */
export function RuledForm({ title, children }: { readonly title?: string; readonly children: ReactNode }) {
  return (
    <section className="ui-section">
      {title === undefined ? null : <h2>{title}</h2>}
      <div className="ui-ruled">{children}</div>
    </section>
  );
}
