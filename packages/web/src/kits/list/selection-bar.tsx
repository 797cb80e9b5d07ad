import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { listText } from '../../messages/list.ts';
import { useText } from '../../messages/locale.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { emptySelection, isSelected } from './selection.ts';
import type { ListModel } from './use-list.ts';

export interface SelectionBarProps<Row extends { readonly id: number }> {
  readonly list: ListModel<Row>;
  /** Buttons of what can be done with the selected rows. */
  readonly children: ReactNode;
}

/** How many rows are selected, on this page and in all; a way to select all that match; what can be done with them. */
export function SelectionBar<Row extends { readonly id: number }>({ list, children }: SelectionBarProps<Row>) {
  const { selection, select, chosen, total, query } = list;
  const text = useText(listText);
  const items = query.data?.items ?? [];
  const onPage = items.filter(({ id }) => isSelected(selection, id)).length;
  return (
    <div className="ui-selection" data-print="hide">
      <span role="status">
        <b>{text.selected(chosen.count)}</b> {text.ofPage(onPage, items.length)}
      </span>
      {chosen.count < total && total > items.length ? (
        <Button kind="quiet" size="small" onClick={() => select({ all: true, rows: new Map() })}>
          {text.selectMatching(total)}
        </Button>
      ) : null}
      <div>
        {children}
        <IconButton
          label={text.unselect}
          icon={<X className="ui-icon" />}
          size="small"
          onClick={() => select(emptySelection)}
        />
      </div>
    </div>
  );
}
