import { ArrowDown, ArrowUp, Columns3, Minus, Plus } from 'lucide-react';
import { flushSync } from 'react-dom';
import { listText } from '../../messages/list.ts';
import { useText } from '../../messages/locale.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/inputs.tsx';
import { PopoverButton } from '../../ui/popover.tsx';
import {
  columnStep,
  isColumnShown,
  moveColumn,
  noColumnChoice,
  orderColumns,
  resizeColumn,
  type ColumnChoice,
} from './column-choice.ts';
import { nameColumnId, type Column } from './column.ts';
import { measureWidths } from './measure-widths.ts';

export interface ColumnMenuProps<Row> {
  readonly nameHead: string;
  readonly columns: readonly Column<Row>[];
  readonly choice: ColumnChoice;
  readonly onChoose: (choice: ColumnChoice) => void;
}

/** Which columns are shown, in which order and how wide: by mouse, touch and keyboard. */
export function ColumnMenu<Row>({ nameHead, columns, choice, onChoose }: ColumnMenuProps<Row>) {
  const text = useText(listText);
  const ordered = orderColumns(columns, choice);
  const shown = [nameColumnId, ...ordered.filter((column) => isColumnShown(column, choice)).map(({ id }) => id)];
  // The row of a column that moves is another element for a moment, which loses the focus.
  const keepFocus = (button: HTMLElement, next: ColumnChoice | null): void => {
    if (next === null) return;
    flushSync(() => onChoose(next));
    button.focus();
  };
  const resize = (button: HTMLElement, id: string, by: number): void => {
    const widths = measureWidths(button.closest('.ui-list'));
    onChoose({ ...choice, widths: resizeColumn(widths, shown, id, by) });
  };
  const widthButtons = (id: string, head: string) => (
    <span className="ui-columns-width">
      <IconButton
        size="small"
        label={text.narrower(head)}
        icon={<Minus className="ui-icon" />}
        disabled={!shown.includes(id)}
        onClick={({ currentTarget }) => resize(currentTarget, id, -columnStep)}
      />
      <IconButton
        size="small"
        label={text.wider(head)}
        icon={<Plus className="ui-icon" />}
        disabled={!shown.includes(id)}
        onClick={({ currentTarget }) => resize(currentTarget, id, columnStep)}
      />
    </span>
  );
  return (
    <PopoverButton iconOnly align="end" label={text.columns} icon={<Columns3 className="ui-icon" aria-hidden="true" />}>
      {() => (
        <>
          <h2>{text.columns}</h2>
          <ul className="ui-columns">
            <li>
              <Checkbox label={nameHead} checked disabled readOnly />
              {widthButtons(nameColumnId, nameHead)}
            </li>
            {ordered.map((column) => {
              const { id, head } = column;
              return (
                <li key={id}>
                  <Checkbox
                    label={head}
                    checked={isColumnShown(column, choice)}
                    onChange={({ target }) => onChoose({ ...choice, shown: { ...choice.shown, [id]: target.checked } })}
                  />
                  {([-1, 1] as const).map((by) => (
                    <IconButton
                      key={by}
                      size="small"
                      label={by === -1 ? text.columnUp(head) : text.columnDown(head)}
                      icon={by === -1 ? <ArrowUp className="ui-icon" /> : <ArrowDown className="ui-icon" />}
                      aria-disabled={moveColumn(columns, choice, id, by) === null || undefined}
                      onClick={({ currentTarget }) => keepFocus(currentTarget, moveColumn(columns, choice, id, by))}
                    />
                  ))}
                  {widthButtons(id, head)}
                </li>
              );
            })}
          </ul>
          <Button size="small" onClick={() => onChoose(noColumnChoice)}>
            {text.resetColumns}
          </Button>
        </>
      )}
    </PopoverButton>
  );
}
