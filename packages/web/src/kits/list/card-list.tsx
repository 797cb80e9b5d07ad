import { Link as RouterLink } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { commonText } from '../../messages/common.ts';
import { listText } from '../../messages/list.ts';
import { useText } from '../../messages/locale.ts';
import { CheckMark } from '../../ui/inputs.tsx';
import type { ListView, ShownRows } from './list-table.tsx';
import { isSelected, withRows } from './selection.ts';
import './card-list.css';

/** What a card shows of a row besides its name. */
export interface CardParts<Row> {
  readonly picture: (row: Row) => ReactNode;
  /** Below the name. */
  readonly facts: (row: Row) => ReactNode;
}

interface CardListProps<Row extends { readonly id: number }> extends CardParts<Row>, ShownRows<Row> {}

/** The rows of a list as cards with a picture, beside each other. */
function CardList<Row extends { readonly id: number }>(props: CardListProps<Row>) {
  const { label, name, rows, isBusy, selection, onSelect, picture, facts } = props;
  const text = useText(listText);
  return (
    <ul className="ui-cards" aria-label={label} aria-busy={isBusy || undefined}>
      {rows.map((row) => {
        const isChosen = selection !== undefined && isSelected(selection, row.id);
        return (
          <li key={row.id} className="ui-card" data-selected={isChosen || undefined}>
            <span className="ui-card-picture">{picture(row)}</span>
            <RouterLink className="ui-card-name" to={name.href?.(row) ?? ''} title={name.of(row)}>
              {name.of(row)}
            </RouterLink>
            <span className="ui-card-facts ui-help">{facts(row)}</span>
            {selection === undefined ? null : (
              <span className="ui-card-check" data-print="hide">
                <CheckMark
                  label={text.select(name.of(row))}
                  checked={isChosen}
                  onChange={() => onSelect(withRows(selection, [row], !isChosen))}
                />
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Cards in the shape of those that are loading. */
function WaitingCards({ cards }: { readonly cards: number }) {
  const text = useText(commonText);
  return (
    <div role="status" aria-busy="true" aria-label={text.loading}>
      <div className="ui-cards ui-cards-waiting" aria-hidden="true">
        {Array.from({ length: cards }, (_, at) => (
          <i key={at} className="ui-card" />
        ))}
      </div>
    </div>
  );
}

/** A list whose rows are shown as cards. */
export const cardView = <Row extends { readonly id: number }>(parts: CardParts<Row>): ListView<Row> => ({
  rows: (shown) => <CardList {...parts} {...shown} />,
  waiting: (count) => <WaitingCards cards={count} />,
});
