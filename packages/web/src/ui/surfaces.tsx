import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import './surfaces.css';

export type Meaning = 'info' | 'success' | 'warning' | 'danger' | 'neutral';

/** A message beside the content: what happened, why, what to do. */
export function Notice({
  kind = 'info',
  children,
}: {
  readonly kind?: 'info' | 'warning' | 'danger';
  readonly children: ReactNode;
}) {
  const Icon = kind === 'info' ? Info : kind === 'warning' ? TriangleAlert : CircleAlert;
  return (
    <div className="ui-notice" data-kind={kind} role={kind === 'danger' ? 'alert' : undefined}>
      <Icon className="ui-icon" aria-hidden="true" />
      <div>{children}</div>
    </div>
  );
}

/** A state in a word. The word carries the meaning, the color only repeats it. */
export function Badge({ kind = 'neutral', children }: { readonly kind?: Meaning; readonly children: ReactNode }) {
  return (
    <span className="ui-badge" data-kind={kind}>
      {children}
    </span>
  );
}

/** In the place of a list that has nothing: what it is for, and one main action. */
export function EmptyState({
  icon,
  title,
  children,
  action,
}: {
  readonly icon?: ReactNode;
  readonly title: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}) {
  return (
    <div className="ui-empty">
      {icon}
      <h2>{title}</h2>
      {children === undefined ? null : <p>{children}</p>}
      {action}
    </div>
  );
}

/** Rows in the shape of what is loading. */
export function Skeleton({ rows = 6, label }: { readonly rows?: number; readonly label: string }) {
  return (
    <div className="ui-skeleton" role="status" aria-busy="true" aria-label={label}>
      {Array.from({ length: rows }, (_, index) => (
        <i key={index} />
      ))}
    </div>
  );
}

/** A section of a page under a heading. */
export function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="ui-section">
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** Labelled values that are read, not edited. A value that is missing is a dash. */
export function Facts({ rows }: { readonly rows: readonly (readonly [label: string, value: ReactNode])[] }) {
  return (
    <dl className="ui-facts">
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Several short statements, one a line. */
export function Bullets({ items }: { readonly items: readonly string[] }) {
  return (
    <ul className="ui-bullets">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

/** Facts in one line. A line breaks between them, not inside of one. */
export function Phrases({ items }: { readonly items: readonly string[] }) {
  return (
    <span className="ui-phrases">
      {items.map((item) => (
        <span key={item}>{item}</span>
      ))}
    </span>
  );
}
