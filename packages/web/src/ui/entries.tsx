import type { ReactNode } from 'react';
import './entries.css';

/** Things to choose from, parted by rules: two in a row on wide screens. */
export function Entries({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <ul className="ui-entries" aria-label={label}>
      {children}
    </ul>
  );
}

/** One of them: its name as a link, what it is, and its facts in one line. */
export function Entry({
  title,
  foot,
  children,
}: {
  readonly title: ReactNode;
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <li className="ui-entry">
      <h2>{title}</h2>
      {children}
      {foot === undefined ? null : <footer>{foot}</footer>}
    </li>
  );
}
