import { keepPreviousData, queryOptions, usePrefetchQuery, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { lastPage, type ListState } from './list-state.ts';

/** One page of rows, as every list of the contract gives it. */
export interface RowPage<Row> {
  readonly items: readonly Row[];
  readonly total: number;
}

export type LoadRows<Row> = (state: ListState, signal: AbortSignal) => Promise<RowPage<Row>>;

/** Rows of the state. The rows before stay until the new ones are there; a page beyond the end becomes the last one. */
export function useRows<Row>(
  { name, owner }: { readonly name: string; readonly owner: number | undefined },
  state: ListState,
  load: LoadRows<Row>,
  onPageGone: (last: number) => void,
) {
  const options = queryOptions({
    queryKey: [name, 'list', state, owner],
    queryFn: ({ signal }) => load(state, signal),
    meta: { handled: true },
  });
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
