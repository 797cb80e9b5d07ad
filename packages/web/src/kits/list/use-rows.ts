import { keepPreviousData, queryOptions, usePrefetchQuery, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { PrefetchOptions } from '../../routes/loaded-screen.ts';
import { lastPage, readListState, type ListState } from './list-state.ts';

/** One page of rows, as every list of the contract gives it. */
export interface RowPage<Row> {
  readonly items: readonly Row[];
  readonly total: number;
}

export type LoadRows<Row> = (state: ListState, signal: AbortSignal) => Promise<RowPage<Row>>;

/** The name of the rows in the query cache, and how they are loaded. */
interface RowSource<Row> {
  readonly name: string;
  readonly load: LoadRows<Row>;
  readonly owner?: number | undefined;
}

const rowsQuery = <Row>({ name, load, owner }: RowSource<Row>, state: ListState) =>
  queryOptions({
    queryKey: [name, 'list', state, owner],
    queryFn: ({ signal }) => load(state, signal),
    meta: { handled: true },
  });

/**
 * Asks for the first rows of a screen with a list (`prefetch` of its module). An address with conditions is left to the screen, which
 * knows its filters.
 */
export function prefetchRows<Row>(
  { queryClient, search }: PrefetchOptions,
  { sorts = [], ...source }: RowSource<Row> & { readonly sorts?: readonly string[] },
): void {
  if (Object.keys(search).length > 0) return;
  void queryClient.prefetchQuery(rowsQuery(source, readListState({}, { sorts, filters: [] })));
}

/** Rows of the state. The rows before stay until the new ones are there; a page beyond the end becomes the last one. */
export function useRows<Row>(
  { name, owner }: { readonly name: string; readonly owner: number | undefined },
  state: ListState,
  load: LoadRows<Row>,
  onPageGone: (last: number) => void,
) {
  const options = rowsQuery({ name, load, owner }, state);
  // Asks before the table is drawn instead of after it.
  usePrefetchQuery(options);
  const query = useQuery({ ...options, placeholderData: keepPreviousData });
  const { data, isPlaceholderData } = query;
  const last = data === undefined || isPlaceholderData ? state.page : lastPage(data.total, state.size);
  useEffect(() => {
    if (state.page > last) onPageGone(last);
  });
  return query;
}
