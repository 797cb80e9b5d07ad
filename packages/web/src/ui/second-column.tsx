import { useEffect, useRef, type ReactNode } from 'react';
import './second-column.css';

export interface SecondColumnProps {
  readonly label: string;
  /** Links, one an entry; the present one has `current`. */
  readonly entries: readonly { readonly key: string; readonly link: ReactNode; readonly current: boolean }[];
  readonly children: ReactNode;
}

/** Entries of an area in a second column beside its pages; a strip above them on narrow screens. */
export function SecondColumn({ label, entries, children }: SecondColumnProps) {
  const current = entries.find((entry) => entry.current)?.key;
  const strip = useRef<HTMLElement>(null);
  useEffect(() => {
    // Where the strip is wider than the screen, the present entry is in the middle of it.
    const nav = strip.current;
    if (nav === null || current === undefined) return;
    const entry = nav.querySelector(`[data-entry="${CSS.escape(current)}"]`)?.getBoundingClientRect();
    if (entry === undefined) return;
    nav.scrollLeft += entry.left - nav.getBoundingClientRect().left - (nav.clientWidth - entry.width) / 2;
  }, [current]);
  return (
    <div className="ui-second-column">
      <nav ref={strip} aria-label={label}>
        <p>{label}</p>
        <ul>
          {entries.map(({ key, link, current: isCurrent }) => (
            <li key={key} data-entry={key} aria-current={isCurrent ? 'page' : undefined}>
              {link}
            </li>
          ))}
        </ul>
      </nav>
      <div>{children}</div>
    </div>
  );
}
