import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { useRef, type PointerEvent } from 'react';
import { resizeColumn } from './column-choice.ts';
import type { Column, ColumnSort } from './column.ts';
import { measureWidths } from './measure-widths.ts';

export interface HeadProps {
  readonly id: string;
  readonly head: string;
  readonly of: ColumnSort | undefined;
  readonly kind?: Column<unknown>['kind'];
  readonly sort: string;
  readonly onSort: (sort: string) => void;
  /** Ids of all columns that are shown, in order. */
  readonly ids: readonly string[];
  readonly onWidths: (widths: Readonly<Record<string, number>>) => void;
}

/** A column head; where the endpoint sorts by the column it is a button that reverses the order. Its right border changes the width. */
export function Head({ id, head, of, kind, sort, onSort, ids, onWidths }: HeadProps) {
  const border = id === ids.at(-1) ? null : <Border id={id} ids={ids} onWidths={onWidths} />;
  const same = { role: 'columnheader', 'data-column': id, 'data-kind': kind } as const;
  if (of === undefined)
    return (
      <th {...same}>
        <span className="ui-grid-head">{head}</span>
        {border}
      </th>
    );
  const isUp = sort === of.ascending;
  const isDown = sort === of.descending;
  const next = isUp ? (of.descending ?? of.ascending) : (of.ascending ?? of.descending);
  const Icon = isUp ? ArrowUp : isDown ? ArrowDown : ArrowUpDown;
  return (
    <th {...same} aria-sort={isUp ? 'ascending' : isDown ? 'descending' : 'none'}>
      <button
        type="button"
        className="ui-grid-sort"
        data-active={isUp || isDown ? '' : undefined}
        onClick={() => onSort(next ?? sort)}
      >
        <span className="ui-grid-head">{head}</span>
        <Icon className="ui-icon" aria-hidden="true" />
      </button>
      {border}
    </th>
  );
}

/** The border that a mouse or finger drags. The keyboard changes widths in the column menu. */
function Border({ id, ids, onWidths }: Pick<HeadProps, 'id' | 'ids' | 'onWidths'>) {
  const start = useRef<{ readonly x: number; readonly widths: Readonly<Record<string, number>> }>(undefined);
  const drag = (event: PointerEvent): void => {
    if (start.current === undefined) return;
    const { x, widths } = start.current;
    onWidths(resizeColumn(widths, ids, id, Math.round(event.clientX - x)));
  };
  return (
    <span
      className="ui-grid-border"
      aria-hidden="true"
      data-print="hide"
      onPointerDown={(event) => {
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        start.current = { x: event.clientX, widths: measureWidths(event.currentTarget.closest('table')) };
      }}
      onPointerMove={drag}
      onPointerUp={() => {
        start.current = undefined;
      }}
    />
  );
}
