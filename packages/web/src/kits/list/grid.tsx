import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useRef } from 'react';
import { listText } from '../../messages/list.ts';
import { useText } from '../../messages/locale.ts';
import { nameColumnId, type Column, type NameColumn } from './column.ts';
import { Head } from './grid-head.tsx';
import { GridRow, type GridRowProps } from './grid-row.tsx';
import { isSelected, withRows, type Selection } from './selection.ts';
import { useGridKeys } from './use-grid-keys.ts';

export interface GridProps<Row extends { readonly id: number }> {
  readonly label: string;
  readonly name: NameColumn<Row>;
  /** The columns that are shown, after the name. */
  readonly columns: readonly Column<Row>[];
  /** Widths in percent by column; null: by content. */
  readonly shares: ReadonlyMap<string, number> | null;
  /** Widths in px of all shown columns, while a border is dragged. */
  readonly onWidths: (widths: Readonly<Record<string, number>>) => void;
  readonly rows: readonly Row[];
  /** Rows of the whole list, and the number of the first one shown, from 0. */
  readonly total: number;
  readonly offset: number;
  readonly sort: string;
  readonly onSort: (sort: string) => void;
  readonly isBusy: boolean;
  /** Undefined where nothing can be done with several rows. */
  readonly selection: Selection<Row> | undefined;
  readonly onSelect: (selection: Selection<Row>) => void;
}

/** From this many rows on, only those near the window are in the page. */
const manyRows = 200;
const ManyRows = lazy(async () => ({ default: (await import('./many-rows.tsx')).ManyRows }));

/** A table whose rows are one stop for the Tab key (keys: use-grid-keys.ts). On phones each row becomes two lines. */
export function Grid<Row extends { readonly id: number }>(props: GridProps<Row>) {
  const { label, name, columns, shares, rows, total, offset, isBusy, selection, onSelect } = props;
  const navigate = useNavigate();
  const body = useRef<HTMLTableSectionElement>(null);
  const keys = useGridKeys({
    body,
    rows,
    selection,
    onSelect,
    onOpen(row) {
      const href = name.href?.(row);
      if (href !== undefined) void navigate({ to: href, search: name.search?.(row) ?? {} });
      else name.show?.(row);
    },
  });
  const rowProps = (row: Row, index: number): GridRowProps<Row> => ({
    row,
    index,
    place: offset + index,
    name,
    columns,
    selected: selection === undefined ? undefined : isSelected(selection, row.id),
    keys,
  });
  const isMany = rows.length > manyRows;
  const first = rows.slice(0, isMany ? 30 : rows.length);
  const firstRows = first.map((row, index) => <GridRow key={row.id} {...rowProps(row, index)} />);
  return (
    <table
      role="grid"
      className="ui-grid"
      aria-label={label}
      aria-rowcount={total + 1}
      aria-busy={isBusy || undefined}
      aria-multiselectable={selection === undefined ? undefined : true}
      data-fixed={shares === null && !isMany ? undefined : ''}
    >
      <colgroup>
        {selection === undefined ? null : <col className="ui-grid-check" />}
        {[nameColumnId, ...columns.map(({ id }) => id)].map((id) => (
          <col key={id} style={shares === null ? undefined : { width: `${shares.get(id) ?? 0}%` }} />
        ))}
      </colgroup>
      <GridHead {...props} />
      {isMany ? (
        <Suspense fallback={<tbody role="rowgroup">{firstRows}</tbody>}>
          <ManyRows
            count={rows.length}
            keys={keys}
            body={body}
            row={(index, ref) => {
              const row = rows[index];
              return row === undefined ? null : <GridRow key={row.id} {...rowProps(row, index)} ref={ref} />;
            }}
          />
        </Suspense>
      ) : (
        <tbody role="rowgroup" ref={body} onKeyDown={(event) => keys.onKeyDown(event)} onBlur={() => keys.onBlur()}>
          {firstRows}
        </tbody>
      )}
    </table>
  );
}

function GridHead<Row extends { readonly id: number }>(props: GridProps<Row>) {
  const { name, columns, onWidths, rows, sort, onSort, selection, onSelect } = props;
  const text = useText(listText);
  const same = { sort, onSort, onWidths, ids: [nameColumnId, ...columns.map(({ id }) => id)] };
  const chosen = selection === undefined ? 0 : rows.filter(({ id }) => isSelected(selection, id)).length;
  const isAll = chosen > 0 && chosen === rows.length;
  return (
    <thead role="rowgroup">
      <tr role="row" aria-rowindex={1}>
        {selection === undefined ? null : (
          <th role="columnheader" className="ui-grid-check" data-print="hide">
            <label>
              <input
                type="checkbox"
                aria-label={text.selectAll}
                checked={isAll}
                ref={(box) => {
                  if (box !== null) box.indeterminate = !isAll && chosen > 0;
                }}
                onChange={() => onSelect(withRows(selection, rows, !isAll))}
              />
            </label>
          </th>
        )}
        <Head id={nameColumnId} head={name.head} of={name.sort} {...same} />
        {columns.map((column) => (
          <Head key={column.id} id={column.id} head={column.head} of={column.sort} kind={column.kind} {...same} />
        ))}
      </tr>
    </thead>
  );
}
