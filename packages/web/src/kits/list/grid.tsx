import { Link as RouterLink, useNavigate } from '@tanstack/react-router';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { listText } from '../../messages/list.ts';
import { useText } from '../../messages/locale.ts';
import { useGridKeys } from './use-grid-keys.ts';

/** Sorts of the endpoint that order by a column. */
export interface ColumnSort {
  readonly ascending?: string;
  readonly descending?: string;
}

export interface Column<Row> {
  readonly head: string;
  readonly value: (row: Row) => ReactNode;
  /** Numbers and dates do not break; numbers stand at the right. */
  readonly kind?: 'text' | 'number' | 'date';
  readonly sort?: ColumnSort;
  /** Left out of the two lines on phones. */
  readonly wideOnly?: boolean;
}

/** The first column: what a row is called, and what opens it. */
export interface NameColumn<Row> {
  readonly head: string;
  readonly of: (row: Row) => string;
  readonly sort?: ColumnSort;
  /** Address of the screen that shows the row. */
  readonly href?: (row: Row) => string;
  /** Shows the row in place, where it has no screen. */
  readonly show?: (row: Row) => void;
}

export interface GridProps<Row> {
  readonly label: string;
  readonly name: NameColumn<Row>;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  /** Rows of the whole list, and the number of the first one shown, from 0. */
  readonly total: number;
  readonly offset: number;
  readonly sort: string;
  readonly onSort: (sort: string) => void;
  readonly isBusy: boolean;
  /** Ids of the selected rows; undefined where nothing can be done with several. */
  readonly selected?: ReadonlySet<number> | undefined;
  readonly onSelect: (ids: ReadonlySet<number>) => void;
}

/** A table with one stop for the Tab key: ↑↓ Home End move, Enter opens, Space, Shift+↑↓ and Ctrl+A select. */
export function Grid<Row extends { readonly id: number }>(props: GridProps<Row>) {
  const { label, name, columns, rows, total, offset, sort, onSort, isBusy, selected, onSelect } = props;
  const text = useText(listText);
  const navigate = useNavigate();
  const keys = useGridKeys({
    ids: rows.map(({ id }) => id),
    selected,
    onSelect,
    onOpen(index) {
      const row = rows[index];
      if (row === undefined) return;
      if (name.show !== undefined) name.show(row);
      else if (name.href !== undefined) void navigate({ to: name.href(row) });
    },
  });
  const head = { sort, onSort };
  const isAll = selected !== undefined && rows.length > 0 && rows.every(({ id }) => selected.has(id));
  return (
    <table
      role="grid"
      className="ui-grid"
      aria-label={label}
      aria-rowcount={total + 1}
      aria-busy={isBusy || undefined}
      aria-multiselectable={selected === undefined ? undefined : true}
    >
      <thead role="rowgroup">
        <tr role="row" aria-rowindex={1}>
          {selected === undefined ? null : (
            <th role="columnheader" className="ui-grid-check">
              <input
                type="checkbox"
                aria-label={text.selectAll}
                checked={isAll}
                ref={(box) => {
                  if (box !== null) box.indeterminate = !isAll && selected.size > 0;
                }}
                onChange={() => onSelect(isAll ? new Set() : new Set(rows.map(({ id }) => id)))}
              />
            </th>
          )}
          <Head head={name.head} of={name.sort} {...head} />
          {columns.map((column) => (
            <Head key={column.head} head={column.head} of={column.sort} kind={column.kind} {...head} />
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" onKeyDown={keys.onKeyDown}>
        {rows.map((row, index) => (
          <tr
            key={row.id}
            role="row"
            aria-rowindex={offset + index + 2}
            aria-selected={selected === undefined ? undefined : selected.has(row.id)}
            tabIndex={keys.tabIndexOf(index)}
            onFocus={() => keys.onFocus(index)}
          >
            {selected === undefined ? null : (
              <td role="gridcell" className="ui-grid-check">
                <input
                  type="checkbox"
                  tabIndex={-1}
                  aria-label={text.select(name.of(row))}
                  checked={selected.has(row.id)}
                  onChange={() => keys.toggle(index)}
                />
              </td>
            )}
            <td role="gridcell" className="ui-grid-name" title={name.of(row)}>
              <NameCell row={row} name={name} />
            </td>
            {columns.map((column) => (
              <td
                key={column.head}
                role="gridcell"
                data-kind={column.kind}
                data-wide-only={column.wideOnly === true ? '' : undefined}
              >
                {column.value(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function NameCell<Row>({ row, name }: { readonly row: Row; readonly name: NameColumn<Row> }) {
  if (name.href !== undefined)
    return (
      <RouterLink to={name.href(row)} tabIndex={-1}>
        {name.of(row)}
      </RouterLink>
    );
  if (name.show === undefined) return name.of(row);
  return (
    <button type="button" className="ui-grid-open" tabIndex={-1} onClick={() => name.show?.(row)}>
      {name.of(row)}
    </button>
  );
}

interface HeadProps {
  readonly head: string;
  readonly of: ColumnSort | undefined;
  readonly kind?: Column<unknown>['kind'];
  readonly sort: string;
  readonly onSort: (sort: string) => void;
}

/** A column head; where the endpoint sorts by the column it is a button that turns the order around. */
function Head({ head, of, kind, sort, onSort }: HeadProps) {
  if (of === undefined)
    return (
      <th role="columnheader" data-kind={kind}>
        {head}
      </th>
    );
  const isUp = sort === of.ascending;
  const isDown = sort === of.descending;
  const next = isUp ? (of.descending ?? of.ascending) : (of.ascending ?? of.descending);
  const Icon = isUp ? ArrowUp : isDown ? ArrowDown : ArrowUpDown;
  return (
    <th role="columnheader" data-kind={kind} aria-sort={isUp ? 'ascending' : isDown ? 'descending' : 'none'}>
      <button
        type="button"
        className="ui-grid-sort"
        data-active={isUp || isDown ? '' : undefined}
        onClick={() => onSort(next ?? sort)}
      >
        {head}
        <Icon className="ui-icon" aria-hidden="true" />
      </button>
    </th>
  );
}
