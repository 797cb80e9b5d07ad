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
    const entry = current === undefined ? null : nav?.querySelector(`[data-entry="${CSS.escape(current)}"]`);
    if (nav === null || entry === null || entry === undefined) return undefined;
    const center = (): void => {
      const { left, width } = entry.getBoundingClientRect();
      nav.scrollLeft += left - nav.getBoundingClientRect().left - (nav.clientWidth - width) / 2;
    };
    // Again when styles and fonts arrive, or the window is turned: the widths are others then.
    const observer = new ResizeObserver(center);
    for (const each of [nav, entry]) observer.observe(each);
    return () => observer.disconnect();
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
