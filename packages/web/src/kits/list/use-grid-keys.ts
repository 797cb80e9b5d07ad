import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { isSelected, withRows, type Selection } from './selection.ts';

export interface GridKeysOptions<Row extends { readonly id: number }> {
  readonly rows: readonly Row[];
  readonly selection: Selection<Row> | undefined;
  readonly onSelect: (selection: Selection<Row>) => void;
  readonly onOpen: (row: Row) => void;
  readonly body: RefObject<HTMLTableSectionElement | null>;
}

/** Puts the focus on a row, which a table of virtual rows scrolls to first. */
export type FocusRow = (index: number) => void;

export interface GridKeys {
  readonly onKeyDown: (event: KeyboardEvent<HTMLTableSectionElement>, focusRow?: FocusRow) => void;
  /** 0 for the row that the Tab key leads to. */
  readonly tabIndexOf: (index: number) => 0 | -1;
  /** Number of the row that the Tab key leads to. */
  readonly current: number;
  readonly onFocus: (index: number) => void;
  readonly onBlur: () => void;
  /** Selects or deselects a row; with `range` all rows from the one before. */
  readonly toggle: (index: number, range?: boolean) => void;
}

/** Rows that Page Up and Page Down pass. */
const pageStep = 10;

/** Controls inside of a row that the arrow keys reach. */
const controls = 'a[href], button, input, select';

/** → and ← lead through the controls of a row and back to the row. */
function moveInRow(event: KeyboardEvent, forward: boolean): void {
  const target = event.target as HTMLElement;
  const row = target.closest('tr');
  if (row === null) return;
  const stops = [row, ...row.querySelectorAll<HTMLElement>(controls)];
  const next = stops[stops.indexOf(target) + (forward ? 1 : -1)];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

/**
 * Keys of a grid over its rows: ↑↓ Home End Page Up and Page Down move, Enter opens, Space, Shift+↑↓ and Ctrl+A select, →← reach the
 * controls of a row. Other keys stay with a control that has the focus.
 */
export function useGridKeys<Row extends { readonly id: number }>(options: GridKeysOptions<Row>): GridKeys {
  const { rows, selection, onSelect, onOpen, body } = options;
  const [focused, setFocused] = useState(0);
  const hasFocus = useRef(false);
  const last = Math.max(0, rows.length - 1);
  const current = Math.min(focused, last);
  const focusInTable: FocusRow = (index) =>
    body.current?.querySelector<HTMLElement>(`[data-index="${index}"]`)?.focus();
  // A row that goes with its page takes the focus with it: the first row of the next page gets it.
  useLayoutEffect(() => {
    if (!hasFocus.current || body.current === null || body.current.contains(document.activeElement)) return;
    setFocused(0);
    body.current.querySelector<HTMLElement>('[data-index="0"]')?.focus();
  }, [rows, body]);
  const select = (from: number, to: number, selected: boolean): void => {
    if (selection !== undefined)
      onSelect(withRows(selection, rows.slice(Math.min(from, to), Math.max(from, to) + 1), selected));
  };
  const toggle = (index: number, range = false): void => {
    const row = rows[index];
    if (selection === undefined || row === undefined) return;
    if (range) select(current, index, true);
    else select(index, index, !isSelected(selection, row.id));
    setFocused(index);
  };
  return {
    tabIndexOf: (index) => (index === current ? 0 : -1),
    current,
    onFocus(index) {
      hasFocus.current = true;
      setFocused(index);
    },
    onBlur() {
      hasFocus.current = false;
    },
    toggle,
    onKeyDown(event, focusRow = focusInTable) {
      if (event.altKey) return;
      if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') return moveInRow(event, event.key === 'ArrowRight');
      if (!(event.target instanceof HTMLTableRowElement)) return;
      if (event.ctrlKey || event.metaKey) {
        if (event.key !== 'a' || selection === undefined) return;
        event.preventDefault();
        return select(0, last, true);
      }
      const move = (index: number): void => {
        const next = Math.max(0, Math.min(index, last));
        if (event.shiftKey) select(current, next, true);
        focusRow(next);
      };
      const row = rows[current];
      const actions: Readonly<Record<string, () => void>> = {
        ArrowDown: () => move(current + 1),
        ArrowUp: () => move(current - 1),
        PageDown: () => move(current + pageStep),
        PageUp: () => move(current - pageStep),
        Home: () => move(0),
        End: () => move(last),
        Enter: () => row !== undefined && onOpen(row),
        ' ': () => toggle(current),
      };
      const action = Object.hasOwn(actions, event.key) ? actions[event.key] : undefined;
      if (action === undefined) return;
      event.preventDefault();
      action();
    },
  };
}
