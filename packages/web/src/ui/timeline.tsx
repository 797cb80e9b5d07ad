import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import './timeline.css';

/** What an entry is: a decision, what comes next, something sent back, anything else. */
export type TimelineKind = 'decide' | 'next' | 'warning' | 'plain';

export interface TimelineEntry {
  readonly key: string | number;
  readonly icon: LucideIcon;
  readonly kind: TimelineKind;
  readonly title: ReactNode;
  /** When, and other facts in a line. */
  readonly meta?: ReactNode;
  /** What the person wrote. */
  readonly quote?: string | null | undefined;
}

/** What happened one after another, along a line. The icons repeat what the words say. */
export function Timeline({ label, entries }: { readonly label: string; readonly entries: readonly TimelineEntry[] }) {
  return (
    <ol className="ui-timeline" aria-label={label}>
      {entries.map(({ key, icon: Icon, kind, title, meta, quote }) => (
        <li key={key} data-kind={kind}>
          <span aria-hidden="true">
            <Icon className="ui-icon" />
          </span>
          <div>
            <div>{title}</div>
            {meta === undefined ? null : <div className="ui-help">{meta}</div>}
            {quote === undefined || quote === null || quote === '' ? null : <blockquote>{quote}</blockquote>}
          </div>
        </li>
      ))}
    </ol>
  );
}

/** The box in which a person decides. It is there only for the person whose turn it is. */
export function DecisionBox({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="ui-decision" role="group" aria-label={label}>
      {children}
    </div>
  );
}
