import { useEffect, useRef, useState, type ClipboardEvent, type KeyboardEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { SheetCell } from './sheet-cell.tsx';
import { cellsBelow, pastedCells, type CellText, type SheetColumn, type SheetPlace } from './sheet-column.ts';
import { readTableText, writeTableText } from './table-text.ts';
import './sheet.css';

export interface SheetProps<Row extends { readonly id: number }> {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly columns: readonly SheetColumn<Row>[];
  /** Why a cell is wrong; undefined where it is not. */
  readonly errorOf: (row: Row, column: SheetColumn<Row>) => string | undefined;
  /** Text of a cell that could not be read as a value yet. */
  readonly typedOf: (row: Row, column: SheetColumn<Row>) => string | undefined;
  readonly isFixed: (row: Row) => boolean;
  readonly onWrite: (cells: readonly CellText[]) => void;
  readonly selected: ReadonlySet<number>;
  /** The first cells of a row, which are not written, and the heads of them. */
  readonly lead: (row: Row) => ReactNode;
  readonly leadHead: ReactNode;
  readonly end: (row: Row) => ReactNode;
  readonly endHead: ReactNode;
  readonly nameOf: (row: Row, column: SheetColumn<Row>) => string;
}

/**
 * A table whose cells are written like those of a spreadsheet. One stop for the Tab key: arrows move, Enter, F2 or typing edits, Esc
 * gives up, Delete empties, Ctrl+D copies down, Ctrl+C and Ctrl+V take and give cells.
 */
export function Sheet<Row extends { readonly id: number }>(props: SheetProps<Row>) {
  const { label, rows, columns, isFixed, onWrite, selected } = props;
  const [place, setPlace] = useState<SheetPlace>({ row: 0, column: 0 });
  const [editing, setEditing] = useState<{ readonly first: string | undefined }>();
  const table = useRef<HTMLTableElement>(null);
  const size = { rows: rows.length, columns: columns.length };
  const at = { row: Math.min(place.row, size.rows - 1), column: Math.min(place.column, size.columns - 1) };
  const wanted = useRef(false);
  useEffect(() => {
    if (!wanted.current || editing !== undefined) return;
    wanted.current = false;
    table.current?.querySelector<HTMLElement>('[data-current]')?.focus();
  });
  const selectedRows = rows.flatMap(({ id }, row) => (selected.has(id) ? [row] : []));
  const writable = (cells: readonly CellText[]): readonly CellText[] =>
    cells.filter(({ place: each }) => {
      const [row, column] = [rows[each.row], columns[each.column]];
      return row !== undefined && column !== undefined && !isFixed(row) && (column.isAsked?.(row) ?? true);
    });
  const textAt = (each: SheetPlace): string => {
    const [row, column] = [rows[each.row], columns[each.column]];
    return row === undefined || column === undefined ? '' : (props.typedOf(row, column) ?? column.textOf(row));
  };
  const go = (down: number, across: number): void => {
    wanted.current = true;
    setPlace({
      row: Math.max(0, Math.min(size.rows - 1, at.row + down)),
      column: Math.max(0, Math.min(size.columns - 1, at.column + across)),
    });
  };
  const edit = (first?: string): void => {
    if (writable([{ place: at, text: '' }]).length > 0) setEditing({ first });
  };
  const end = (text: string | undefined, down: number, across: number): void => {
    setEditing(undefined);
    if (text !== undefined && text !== textAt(at)) onWrite(writable([{ place: at, text }]));
    go(down, across);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (editing !== undefined || !(event.target instanceof HTMLElement) || !event.target.matches('[data-current]'))
      return;
    // An input method begins with this key: its text belongs into the input, which has to be there by then.
    if (event.key === 'Process' || event.nativeEvent.isComposing) return flushSync(() => edit(''));
    const isCommand = event.ctrlKey || event.metaKey;
    const moves: Readonly<Record<string, readonly [number, number]>> = {
      ArrowUp: [-1, 0],
      ArrowDown: [1, 0],
      ArrowLeft: [0, -1],
      ArrowRight: [0, 1],
      Home: [0, -size.columns],
      End: [0, size.columns],
      PageUp: [-10, 0],
      PageDown: [10, 0],
    };
    const move = moves[event.key];
    if (move !== undefined) go(...move);
    else if (isCommand && event.key.toLowerCase() === 'd') {
      const text = textAt(at);
      onWrite(writable(cellsBelow(at, size, selectedRows).map((each) => ({ place: each, text }))));
    } else if (event.key === 'Enter' || event.key === 'F2') edit();
    else if (event.key === 'Delete' || event.key === 'Backspace') onWrite(writable([{ place: at, text: '' }]));
    else if (event.key.length === 1 && !isCommand && !event.altKey) edit(event.key);
    else return;
    event.preventDefault();
  };
  const onPaste = (event: ClipboardEvent): void => {
    if (editing !== undefined) return;
    event.preventDefault();
    onWrite(writable(pastedCells(readTableText(event.clipboardData.getData('text/plain')), at, size, selectedRows)));
  };
  const onCopy = (event: ClipboardEvent): void => {
    if (editing !== undefined) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', writeTableText([[textAt(at)]]));
  };
  return (
    <div className="ui-sheet">
      <table ref={table} role="grid" aria-label={label} onKeyDown={onKeyDown} onPaste={onPaste} onCopy={onCopy}>
        <thead>
          <tr>
            <th scope="col">{props.leadHead}</th>
            {columns.map((column) => (
              <th key={column.id} scope="col" style={{ minWidth: column.width }}>
                {column.head}
                {column.required === true ? <span className="ui-sheet-required"> ※</span> : null}
              </th>
            ))}
            <th scope="col">{props.endHead}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, down) => (
            <tr key={row.id} aria-selected={selected.has(row.id)} data-fixed={isFixed(row) ? '' : undefined}>
              <td>{props.lead(row)}</td>
              {columns.map((column, across) => {
                const isCurrent = down === at.row && across === at.column;
                return (
                  <SheetCell
                    key={column.id}
                    label={props.nameOf(row, column)}
                    text={props.typedOf(row, column) ?? column.textOf(row)}
                    options={column.optionsOf?.(row)}
                    isMany={column.isMany === true}
                    kind={column.kind}
                    error={props.errorOf(row, column)}
                    isAsked={column.isAsked?.(row) ?? true}
                    isCurrent={isCurrent}
                    editing={isCurrent ? editing : undefined}
                    onFocus={() => setPlace({ row: down, column: across })}
                    onEdit={() => edit()}
                    onEnd={end}
                  />
                );
              })}
              <td>{props.end(row)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
