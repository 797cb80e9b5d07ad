import type { ReactNode } from 'react';
import './surfaces.css';

export interface PageHeadProps {
  /** The noun of the menu. */
  readonly title: ReactNode;
  /** Facts of the page in one line under the title. */
  readonly lead?: ReactNode;
  /** Links to the pages above, the highest first. */
  readonly crumbs?: readonly ReactNode[];
  readonly crumbsLabel?: string;
  /** Buttons; the main one last. */
  readonly actions?: ReactNode;
}

/** The head of a page: the way to it, its title, a line of facts, its actions. */
export function PageHead({ title, lead, crumbs = [], crumbsLabel, actions }: PageHeadProps) {
  return (
    <header className="ui-page-head">
      {crumbs.length === 0 ? null : (
        <nav aria-label={crumbsLabel}>
          <ol className="ui-crumbs">
            {crumbs.map((crumb, index) => (
              <li key={index}>{crumb}</li>
            ))}
          </ol>
        </nav>
      )}
      <div>
        <div>
          <h1>{title}</h1>
          {lead === undefined ? null : <p>{lead}</p>}
        </div>
        {actions === undefined ? null : <div className="ui-actions">{actions}</div>}
      </div>
    </header>
  );
}
