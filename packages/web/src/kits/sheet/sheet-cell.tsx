import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { SheetOption } from './sheet-column.ts';

export interface SheetCellProps {
  /** Column and row, for those who do not see them. */
  readonly label: string;
  readonly text: string;
  readonly options: readonly SheetOption[] | undefined;
  readonly isMany: boolean;
  readonly kind: 'text' | 'number' | 'date' | undefined;
  readonly error: string | undefined;
  readonly isAsked: boolean;
  readonly isCurrent: boolean;
  /** The cell is being written: with the key that began it. */
  readonly editing: { readonly first: string | undefined } | undefined;
  readonly onFocus: () => void;
  readonly onEdit: () => void;
  /** The text, undefined to leave the cell as it was; then how far to go on. */
  readonly onEnd: (text: string | undefined, down: number, across: number) => void;
}

/** A cell of a sheet: its text, or the input in which it is written. */
export function SheetCell(props: SheetCellProps) {
  const { label, text, error, isAsked, isCurrent, editing, kind, onFocus, onEdit } = props;
  const id = useId();
  const wasFocused = useRef(false);
  return (
    <td
      role="gridcell"
      aria-label={text === '' ? label : `${label} ${text}`}
      aria-describedby={error === undefined ? undefined : id}
      aria-invalid={error === undefined ? undefined : true}
      data-kind={kind}
      data-unasked={isAsked ? undefined : ''}
      data-current={isCurrent && editing === undefined ? '' : undefined}
      tabIndex={isCurrent && editing === undefined ? 0 : -1}
      title={error}
      onFocus={editing === undefined ? onFocus : undefined}
      onPointerDown={({ currentTarget }) => {
        wasFocused.current = document.activeElement === currentTarget;
      }}
      onClick={() => {
        // The first press goes to the cell, the second one writes in it.
        if (wasFocused.current && editing === undefined) onEdit();
      }}
    >
      {editing === undefined ? <span>{text}</span> : <CellInput {...props} editing={editing} />}
      {error === undefined ? null : (
        <span id={id} className="ui-sr">
          {error}
        </span>
      )}
    </td>
  );
}

function CellInput(props: SheetCellProps & { readonly editing: NonNullable<SheetCellProps['editing']> }) {
  const { label, text, options, isMany, editing, onEnd } = props;
  const [draft, setDraft] = useState(editing.first ?? text);
  const input = useRef<HTMLInputElement & HTMLSelectElement>(null);
  const isOver = useRef(false);
  // Before the key that began it goes on, so that an input method writes here.
  useLayoutEffect(() => input.current?.focus(), []);
  const end = (next: string | undefined, down = 0, across = 0): void => {
    if (isOver.current) return;
    isOver.current = true;
    onEnd(next, down, across);
  };
  const keys = {
    onKeyDown: (event: React.KeyboardEvent): void => {
      if (event.nativeEvent.isComposing) return;
      if (event.key === 'Escape') end(undefined);
      else if (event.key === 'Enter') end(draft, 1);
      else if (event.key === 'Tab') end(draft, 0, event.shiftKey ? -1 : 1);
      else return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
  if (options !== undefined && !isMany)
    return (
      <select
        ref={input}
        className="ui-sheet-input"
        aria-label={label}
        value={options.find((option) => option.text === draft)?.text ?? ''}
        onChange={({ target }) => setDraft(target.value)}
        onBlur={() => end(draft)}
        {...keys}
      >
        <option value="">—</option>
        {options.map((option) => (
          <option key={option.value} value={option.text}>
            {option.text}
          </option>
        ))}
      </select>
    );
  return (
    <input
      ref={input}
      className="ui-sheet-input"
      aria-label={label}
      value={draft}
      onChange={({ target }) => setDraft(target.value)}
      onBlur={() => end(draft)}
      {...keys}
    />
  );
}
