import type { ReactNode } from 'react';
import './second-column.css';

export interface SecondColumnProps {
  readonly label: string;
  /** Links, one an entry; the present one has `current`. */
  readonly entries: readonly { readonly key: string; readonly link: ReactNode; readonly current: boolean }[];
  readonly children: ReactNode;
}

/** Entries of an area in a second column beside its pages; a strip above them on narrow screens. */
export function SecondColumn({ label, entries, children }: SecondColumnProps) {
  return (
    <div className="ui-second-column">
      <nav aria-label={label}>
        <p>{label}</p>
        <ul>
          {entries.map(({ key, link, current }) => (
            <li key={key} aria-current={current ? 'page' : undefined}>
              {link}
            </li>
          ))}
        </ul>
      </nav>
      <div>{children}</div>
    </div>
  );
}
