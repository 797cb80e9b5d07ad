import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState, type ReactNode, type RefCallback, type RefObject } from 'react';
import type { GridKeys } from './use-grid-keys.ts';

export interface ManyRowsProps {
  readonly count: number;
  readonly keys: GridKeys;
  readonly body: RefObject<HTMLTableSectionElement | null>;
  readonly row: (index: number, ref: RefCallback<HTMLTableRowElement>) => ReactNode;
}

/** Height of a row before one is measured, px. */
const guess = 44;
/** Rows in the page above and below the window. */
const spare = 8;

/** In a table that is shown as one, all rows have the height of the first; undefined where each has a height of its own (two lines). */
function sharedHeight(body: HTMLElement | null): number | undefined {
  if (body === null || getComputedStyle(body).display !== 'table-row-group') return undefined;
  return body.querySelector('[data-index]')?.getBoundingClientRect().height;
}

/** Measuring a row makes the browser lay the page out in the middle of a frame. */
const noMeasure = (): void => undefined;

/** The rows of a long list that are near the window; the rest is empty space. The row with the focus stays. */
export function ManyRows({ count, keys, body, row }: ManyRowsProps) {
  const [top, setTop] = useState(0);
  const wanted = useRef<number>(undefined);
  const { current } = keys;
  const [height, setHeight] = useState<number>();
  useLayoutEffect(() => {
    const measure = (): void => {
      setTop((body.current?.getBoundingClientRect().top ?? 0) + scrollY);
      setHeight(sharedHeight(body.current));
    };
    measure();
    // Another width of the window or another density of the page changes the width of the table, or the height of its head.
    const observer = new ResizeObserver(measure);
    const table = body.current?.closest('table');
    for (const each of [table?.parentElement, table?.tHead]) if (each) observer.observe(each);
    return () => observer.disconnect();
  }, [body]);
  // The compiler of React is not used here, so nothing memoizes what the function returns.
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useWindowVirtualizer({
    count,
    estimateSize: () => height ?? guess,
    overscan: spare,
    scrollMargin: top,
    rangeExtractor: (range) => [...new Set([...defaultRangeExtractor(range), current])].toSorted((a, b) => a - b),
  });
  useLayoutEffect(() => virtual.measure(), [virtual, height]);
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
    drawn.push(row(index, height === undefined ? virtual.measureElement : noMeasure));
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
