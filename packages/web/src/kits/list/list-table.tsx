import type { ReactNode } from 'react';
import { useRemembered } from '../remembered.ts';
import { columnShares, isColumnShown, orderColumns, parseColumnChoice, type ColumnChoice } from './column-choice.ts';
import { nameColumnId, type Column, type NameColumn } from './column.ts';
import { Grid } from './grid.tsx';
import { ListBody, type EmptyList } from './list-body.tsx';
import type { SavedStore } from './saved-conditions.ts';
import { emptySelection, type Selection } from './selection.ts';
import { SelectionBar } from './selection-bar.tsx';
import { Toolbar } from './toolbar.tsx';
import { shapeOf, type Chosen, type ListModel, type ListSource } from './use-list.ts';
import { WaitingRows } from './waiting-rows.tsx';
import './list.css';
import './grid.css';

/** The rows of a page of a list, for a view that is no table. */
export interface ShownRows<Row> {
  readonly label: string;
  readonly name: NameColumn<Row>;
  readonly rows: readonly Row[];
  readonly isBusy: boolean;
  /** Undefined where nothing can be done with several rows. */
  readonly selection: Selection<Row> | undefined;
  readonly onSelect: (selection: Selection<Row>) => void;
}

/** In the place of the table. */
export interface ListView<Row> {
  readonly rows: (shown: ShownRows<Row>) => ReactNode;
  /** Until the rows are there. */
  readonly waiting: (count: number) => ReactNode;
}

export interface TableProps<Row> extends EmptyList {
  /** Shows the rows in another way than as a table. */
  readonly view?: ListView<Row> | undefined;
  /** Buttons that do something with the selected rows. Without it nothing is selected. */
  readonly bulk?: ((chosen: Chosen<Row>, clear: () => void) => ReactNode) | undefined;
  readonly paged?: boolean | undefined;
  /** Where named conditions are kept; in this browser unless given. */
  readonly saved?: SavedStore | undefined;
}

export interface ListTableProps<Row extends { readonly id: number }> extends TableProps<Row> {
  /** Names the table. */
  readonly label: string;
  readonly source: ListSource<Row>;
  readonly list: ListModel<Row>;
  readonly columns: ChosenColumns<Row>;
  /** Tools at the right end of the toolbar. */
  readonly tools?: ReactNode;
}

/** The columns that are shown, in their order, and what a person chose. */
export interface ChosenColumns<Row> {
  readonly shown: readonly Column<Row>[];
  readonly choice: ColumnChoice;
  readonly choose: (choice: ColumnChoice) => void;
}

/** The columns of a list as this browser remembers them. */
export function useColumns<Row>({ name, columns }: Pick<ListSource<Row>, 'name' | 'columns'>): ChosenColumns<Row> {
  const [choice, choose] = useRemembered(`shorui.columns.${name}`, parseColumnChoice);
  return { shown: orderColumns(columns, choice).filter((column) => isColumnShown(column, choice)), choice, choose };
}

/** Toolbar or selection bar, table and pager of a list. */
export function ListTable<Row extends { readonly id: number }>(props: ListTableProps<Row>) {
  const { label, source, list, columns, tools, view, bulk, paged, saved, ...empty } = props;
  const { nameColumn } = source;
  const { state, move, query, selection, select, chosen, isNarrowed } = list;
  // A list that has nothing at all has no columns to choose, and nothing to sort.
  const isEmpty = query.data?.items.length === 0 && !isNarrowed;
  const { shown, choice, choose } = columns;
  const shape = shapeOf(source);
  const shares = columnShares([nameColumnId, ...shown.map(({ id }) => id)], choice, bulk === undefined ? 100 : 95);
  return (
    <div className="ui-list">
      <Toolbar
        state={state}
        change={move}
        name={source.name}
        shape={shape}
        saved={saved}
        searchLabel={source.searchLabel}
        table={
          isEmpty
            ? undefined
            : { nameColumn, columns: source.columns, choice, onChoose: choose, isDrawn: view === undefined }
        }
        tools={tools}
      >
        {chosen.count > 0 && bulk !== undefined ? (
          <SelectionBar list={list}>{bulk(chosen, () => select(emptySelection))}</SelectionBar>
        ) : undefined}
      </Toolbar>
      <ListBody
        {...empty}
        list={list}
        paged={paged}
        waiting={
          view?.waiting(Math.min(state.size, 12)) ?? (
            <WaitingRows heads={[nameColumn.head, ...shown.map(({ head }) => head)]} rows={Math.min(state.size, 12)} />
          )
        }
      >
        {({ items, total }) => {
          const same = {
            label,
            name: nameColumn,
            rows: items,
            isBusy: query.isPlaceholderData,
            selection: bulk === undefined ? undefined : selection,
            onSelect: select,
          };
          return (
            view?.rows(same) ?? (
              <Grid
                {...same}
                columns={shown}
                shares={shares}
                onWidths={(widths) => choose({ ...choice, widths })}
                total={total}
                offset={(state.page - 1) * state.size}
                sort={state.sort}
                onSort={(sort) => move({ sort })}
              />
            )
          );
        }}
      </ListBody>
    </div>
  );
}
