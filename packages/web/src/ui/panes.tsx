import type { ReactNode } from 'react';
import './panes.css';

export interface PanesProps {
  /** A paper that stays in sight while the page beside it scrolls; without one the text has the page for itself. */
  readonly paper: ReactNode;
  /** `start`: the paper leads, with facts at its right. `end`: it follows what is entered at its left. */
  readonly place: 'start' | 'end';
  readonly children: ReactNode;
}

/** A paper beside what is said or entered about it; below each other on narrow screens. */
export function Panes({ paper, place, children }: PanesProps) {
  if (paper === undefined) return <div className="ui-panes-text">{children}</div>;
  const shown = <div className="ui-panes-paper">{paper}</div>;
  return (
    <div className="ui-panes" data-place={place}>
      {place === 'start' ? shown : null}
      <div className="ui-panes-text">{children}</div>
      {place === 'end' ? shown : null}
    </div>
  );
}
