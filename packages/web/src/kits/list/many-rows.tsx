import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState, type ReactNode, type RefCallback, type RefObject } from 'react';
import type { GridKeys } from './use-grid-keys.ts';

export interface ManyRowsProps {
  readonly count: number;
  readonly keys: GridKeys;
  readonly body: RefObject<HTMLTableSectionElement | null>;
  readonly row: (index: number, ref: RefCallback<HTMLTableRowElement>) => ReactNode;
}

/** Height of a row before it is measured, px. */
const guess = 44;
/** Rows in the page above and below the window. */
const spare = 12;

/** The rows of a long list that are near the window; the rest is empty space. The row with the focus stays. */
export function ManyRows({ count, keys, body, row }: ManyRowsProps) {
  const [top, setTop] = useState(0);
  const wanted = useRef<number>(undefined);
  const { current } = keys;
  useLayoutEffect(() => {
    setTop((body.current?.getBoundingClientRect().top ?? 0) + scrollY);
  }, [body]);
  // The compiler of React is not used here, so nothing memoizes what the function returns.
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useWindowVirtualizer({
    count,
    estimateSize: () => guess,
    overscan: spare,
    scrollMargin: top,
    rangeExtractor: (range) => [...new Set([...defaultRangeExtractor(range), current])].toSorted((a, b) => a - b),
  });
  const items = virtual.getVirtualItems();
  // A row far away is in the page only after the window has scrolled to it.
  useLayoutEffect(() => {
    if (wanted.current === undefined) return;
    const found = body.current?.querySelector<HTMLElement>(`[data-index="${wanted.current}"]`);
    if (!found) return;
    wanted.current = undefined;
    found.focus({ preventScroll: true });
  });
  const focusRow = (index: number): void => {
    wanted.current = index;
    virtual.scrollToIndex(index, { align: 'auto' });
    const found = body.current?.querySelector<HTMLElement>(`[data-index="${index}"]`);
    if (!found) return;
    wanted.current = undefined;
    found.focus({ preventScroll: true });
  };
  let end = top;
  const drawn: ReactNode[] = [];
  for (const { index, start, end: below } of items) {
    if (start > end) drawn.push(<Space key={`before-${index}`} height={start - end} />);
    drawn.push(row(index, virtual.measureElement));
    end = below;
  }
  return (
    <tbody
      role="rowgroup"
      ref={body}
      onKeyDown={(event) => keys.onKeyDown(event, focusRow)}
      onBlur={() => keys.onBlur()}
    >
      {drawn}
      <Space height={Math.max(0, virtual.getTotalSize() + top - end)} />
    </tbody>
  );
}

function Space({ height }: { readonly height: number }) {
  return (
    <tr aria-hidden="true" className="ui-grid-space">
      <td style={{ height: `${height}px` }} />
    </tr>
  );
}
