import { Link as RouterLink } from '@tanstack/react-router';
import { memo, type ReactNode, type Ref } from 'react';
import { listText } from '../../messages/list.ts';
import { useText } from '../../messages/locale.ts';
import { Badge } from '../../ui/surfaces.tsx';
import type { Column, NameColumn } from './column.ts';
import type { GridKeys } from './use-grid-keys.ts';

export interface GridRowProps<Row extends { readonly id: number }> {
  readonly row: Row;
  /** Number of the row among those given to the grid, from 0. */
  readonly index: number;
  /** Number of the row in the whole list, from 0. */
  readonly place: number;
  readonly name: NameColumn<Row>;
  readonly columns: readonly Column<Row>[];
  /** Undefined where nothing is selected. */
  readonly selected: boolean | undefined;
  readonly keys: GridKeys;
  readonly ref?: Ref<HTMLTableRowElement>;
}

function PlainRow<Row extends { readonly id: number }>(props: GridRowProps<Row>) {
  const { row, index, place, name, columns, selected, keys, ref } = props;
  const text = useText(listText);
  return (
    <tr
      ref={ref}
      role="row"
      data-index={index}
      aria-rowindex={place + 2}
      aria-selected={selected}
      tabIndex={keys.tabIndexOf(index)}
      onFocus={() => keys.onFocus(index)}
    >
      {selected === undefined ? null : (
        <td role="gridcell" className="ui-grid-check" data-print="hide">
          <label>
            <input
              type="checkbox"
              tabIndex={-1}
              aria-label={text.select(name.of(row))}
              checked={selected}
              onChange={(event) => keys.toggle(index, (event.nativeEvent as MouseEvent).shiftKey)}
            />
          </label>
        </td>
      )}
      <td role="gridcell" className="ui-grid-name" title={name.of(row)}>
        {name.mark?.(row)}
        <NameCell row={row} name={name} />
      </td>
      {columns.map((column) => (
        <td
          key={column.id}
          role="gridcell"
          data-kind={column.kind}
          data-wide-only={column.wideOnly === true ? '' : undefined}
          data-roomy={column.roomy === true ? '' : undefined}
          title={titleOf(column, row)}
          data-head={column.named === true ? column.head : undefined}
        >
          {contentOf(column, row)}
        </td>
      ))}
    </tr>
  );
}

/** A row of a grid: check box, name, and the other columns. While others scroll by, it is not drawn again. */
export const GridRow = memo(PlainRow) as typeof PlainRow;

/** The whole of a text that its column may cut off. */
function titleOf<Row>({ kind = 'text', value, badge, cell }: Column<Row>, row: Row): string | undefined {
  if (kind !== 'text' || badge !== undefined || cell !== undefined) return undefined;
  return String(value(row) ?? '') || undefined;
}

function contentOf<Row>({ value, badge, cell }: Column<Row>, row: Row): ReactNode {
  if (cell !== undefined) return cell(row);
  return badge === undefined ? value(row) : <Badge kind={badge(row)}>{value(row)}</Badge>;
}

function NameCell<Row>({ row, name }: { readonly row: Row; readonly name: NameColumn<Row> }) {
  const href = name.href?.(row);
  if (href !== undefined)
    return (
      <RouterLink to={href} search={name.search?.(row) ?? {}} tabIndex={-1}>
        {name.of(row)}
      </RouterLink>
    );
  if (name.show === undefined) return <span>{name.of(row)}</span>;
  return (
    <button type="button" className="ui-grid-open" tabIndex={-1} onClick={() => name.show?.(row)}>
      {name.of(row)}
    </button>
  );
}
