import { useMatch, useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { allRows } from './all-rows.ts';
import type { Column, NameColumn } from './column.ts';
import {
  isNarrowed,
  readListState,
  searchOf,
  withoutConditions,
  type Filter,
  type ListShape,
  type ListState,
} from './list-state.ts';
import { countSelected, emptySelection, type Selection } from './selection.ts';
import { useRows, type LoadRows } from './use-rows.ts';

/** What a list shows and what its endpoint can do. */
export interface ListSource<Row> {
  /** Name of the rows in the query cache: a change makes them old by `invalidateQueries({ queryKey: [name] })`. */
  readonly name: string;
  readonly load: LoadRows<Row>;
  /** Id of the record that the rows belong to: lists of one name are kept apart by it. */
  readonly owner?: number;
  /** Sorts of the endpoint, the default first. */
  readonly sorts?: readonly string[];
  readonly filters?: readonly Filter[];
  /** What the search box searches. Without it there is none. */
  readonly searchLabel?: string;
  readonly nameColumn: NameColumn<Row>;
  readonly columns: readonly Column<Row>[];
}

/** Rows that an action is about to change. */
export interface Chosen<Row> {
  readonly count: number;
  /** Loads the rows of all pages where all are selected. */
  readonly load: () => Promise<readonly Row[]>;
}

export type ChangeState = (change: Partial<ListState>, replace?: boolean) => void;
export type KeptState = readonly [ListState, ChangeState];

const bareEnd = (path: string): string => path.replace(/\/+$/, '');

/** State of a list in the address, beside the tab that the list is in. A change goes back to the first page unless it names one. */
export function useAddressState(shape: ListShape): KeptState {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const navigate = useNavigate();
  const router = useRouter();
  const own = useMatch({ strict: false, select: ({ pathname }) => pathname });
  const state = readListState(search, shape);
  const tab = search['tab'] === undefined ? {} : { tab: search['tab'] };
  return [
    state,
    (change, replace = false) => {
      // The person is on the way to another screen: what was typed last is not searched there.
      if (bareEnd(router.latestLocation.pathname) !== bareEnd(own)) return;
      void navigate({ to: '.', search: { ...tab, ...searchOf({ ...state, page: 1, ...change }, shape) }, replace });
    },
  ];
}

/** State of a list that is not the one of its page, such as a list in a dialog: it lasts as long as the list is shown. */
export function useOwnState(shape: ListShape): KeptState {
  const [state, setState] = useState(() => readListState({}, shape));
  return [state, (change) => setState({ ...state, page: 1, ...change })];
}

const noSorts: readonly string[] = [];
const noFilters: readonly Filter[] = [];

export const shapeOf = ({ sorts = noSorts, filters = noFilters }: Partial<ListShape>): ListShape => ({
  sorts,
  filters,
});

/** The shape of a list with the head and toolbar of its page. */
export const shapeOfSource = <Row>(source: ListSource<Row>): ListShape => ({
  ...shapeOf(source),
  isSearched: source.searchLabel !== undefined,
});

/** The rows of a list, its state, and which rows are selected over all pages. */
export function useList<Row extends { readonly id: number }>(
  { name, load, owner, filters = noFilters }: Pick<ListSource<Row>, 'name' | 'load' | 'owner' | 'filters'>,
  [state, change]: KeptState,
) {
  const query = useRows({ name, owner }, state, load, (page) => change({ page }, true));
  const [selection, select] = useState<Selection<Row>>(emptySelection);
  const total = query.data?.total ?? 0;
  const chosen: Chosen<Row> = {
    count: countSelected(selection, total),
    async load() {
      if (!selection.all) return [...selection.rows.values()];
      const rows: Row[] = [];
      for await (const batch of allRows(load, state, new AbortController().signal))
        rows.push(...batch.rows.filter(({ id }) => !selection.rows.has(id)));
      return rows;
    },
  };
  /** Shows other rows. Other conditions end the selection; another page or order keeps it. */
  const move: ChangeState = (next, replace) => {
    if (next.q !== undefined || next.filters !== undefined) select(emptySelection);
    change(next, replace);
  };
  return {
    state,
    move,
    isNarrowed: isNarrowed(state, { filters }),
    clear: () => move(withoutConditions(state, { filters })),
    query,
    total,
    /** Are there no rows, with conditions or without? False until that is known. */
    isEmpty: query.data?.total === 0,
    selection,
    select,
    chosen,
  };
}

export type ListModel<Row extends { readonly id: number }> = ReturnType<typeof useList<Row>>;
