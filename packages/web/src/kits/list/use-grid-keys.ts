import { useState, type KeyboardEventHandler } from 'react';

export interface GridKeysOptions {
  readonly ids: readonly number[];
  readonly selected: ReadonlySet<number> | undefined;
  readonly onSelect: (ids: ReadonlySet<number>) => void;
  readonly onOpen: (index: number) => void;
}

export interface GridKeys {
  readonly onKeyDown: KeyboardEventHandler<HTMLTableSectionElement>;
  /** 0 for the row that the Tab key leads to. */
  readonly tabIndexOf: (index: number) => 0 | -1;
  readonly onFocus: (index: number) => void;
  readonly toggle: (index: number) => void;
}

/** Keys of a grid over its rows. Keys that a control inside of a row handles stay with the control. */
export function useGridKeys({ ids, selected, onSelect, onOpen }: GridKeysOptions): GridKeys {
  const [focused, setFocused] = useState(0);
  const last = Math.max(0, ids.length - 1);
  const present = Math.min(focused, last);
  const idsOf = (...indexes: readonly number[]): readonly number[] =>
    indexes.flatMap((index) => {
      const id = ids[index];
      return id === undefined ? [] : [id];
    });
  const toggle = (index: number): void => {
    const [id] = idsOf(index);
    if (selected === undefined || id === undefined) return;
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    onSelect(next);
  };
  return {
    tabIndexOf: (index) => (index === present ? 0 : -1),
    onFocus: setFocused,
    toggle,
    onKeyDown(event) {
      if (!(event.target instanceof HTMLTableRowElement) || event.altKey) return;
      const { rows } = event.currentTarget;
      if (event.ctrlKey || event.metaKey) {
        if (event.key !== 'a' || selected === undefined) return;
        event.preventDefault();
        return onSelect(new Set(ids));
      }
      const move = (index: number): void => {
        const next = Math.max(0, Math.min(index, last));
        if (event.shiftKey && selected !== undefined) onSelect(new Set([...selected, ...idsOf(present, next)]));
        rows[next]?.focus();
      };
      const actions: Readonly<Record<string, () => void>> = {
        ArrowDown: () => move(present + 1),
        ArrowUp: () => move(present - 1),
        Home: () => move(0),
        End: () => move(last),
        Enter: () => onOpen(present),
        ' ': () => toggle(present),
      };
      const action = Object.hasOwn(actions, event.key) ? actions[event.key] : undefined;
      if (action === undefined) return;
      event.preventDefault();
      action();
    },
  };
}
