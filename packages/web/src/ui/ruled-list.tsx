import type { ReactNode } from 'react';
import './ruled-list.css';

export interface RuledSectionProps {
  readonly title: string;
  /** Beside the title: how many. */
  readonly count?: ReactNode;
  /** At the right end of the head: a link or a button. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A section that a thick rule opens, with a head of one line. Its rows are parted by hairlines. */
export function RuledSection({ title, count, action, children }: RuledSectionProps) {
  return (
    <section className="ui-ruled-section" aria-label={title}>
      <div className="ui-ruled-head">
        <h2>{title}</h2>
        {count === undefined ? null : <span>{count}</span>}
        {action === undefined ? null : <div>{action}</div>}
      </div>
      {children}
    </section>
  );
}

export interface RuledRowProps {
  /** Before the name: a check box, an avatar. */
  readonly lead?: ReactNode;
  readonly name: ReactNode;
  /** A second line under the name. */
  readonly meta?: ReactNode;
  /** Facts and buttons at the right end. */
  readonly end?: ReactNode;
  /** Level in a tree, from 0. */
  readonly level?: number;
  readonly children?: ReactNode;
}

/** Rows of a ruled section. */
export function RuledList({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <ul className="ui-ruled-list" aria-label={label}>
      {children}
    </ul>
  );
}

/** One row: name and second line at the left, facts and buttons at the right. */
export function RuledRow({ lead, name, meta, end, level = 0, children }: RuledRowProps) {
  return (
    <li className="ui-ruled-row" style={{ paddingInlineStart: `${level * 24}px` }}>
      {lead}
      <div className="ui-ruled-name">
        <div>{name}</div>
        {meta === undefined ? null : <div className="ui-help">{meta}</div>}
      </div>
      {end === undefined ? null : <div className="ui-ruled-end">{end}</div>}
      {children}
    </li>
  );
}

/** A text that a person wrote, with its line breaks. */
export function Preserved({ children }: { readonly children: string }) {
  return <span className="ui-preserve">{children}</span>;
}

/** The place of a button that a row does not have, so that names stand under each other. */
export function Indent() {
  return <span className="ui-indent" aria-hidden="true" />;
}
