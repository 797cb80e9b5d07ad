import { pageSizes, type ListState } from './list-state.ts';
import type { LoadRows } from './use-rows.ts';

/** Rows that one call gives at most. */
const perCall = Math.max(...pageSizes) as (typeof pageSizes)[number];

export interface RowBatch<Row> {
  readonly rows: readonly Row[];
  /** Rows so far, these included. */
  readonly done: number;
  /** The total that the server counted. */
  readonly total: number;
}

/**
 * All rows that match the conditions, page after page. It goes on until a page is not full, for servers stop counting at a limit; a row
 * that moves to a later page meanwhile is given once.
 */
export async function* allRows<Row extends { readonly id: number }>(
  load: LoadRows<Row>,
  state: ListState,
  signal: AbortSignal,
): AsyncGenerator<RowBatch<Row>> {
  const seen = new Set<number>();
  for (let page = 1; ; page += 1) {
    signal.throwIfAborted();
    // Each page begins after the one before.
    // oxlint-disable-next-line no-await-in-loop
    const { items, total } = await load({ ...state, page, size: perCall }, signal);
    const rows = items.filter(({ id }) => !seen.has(id));
    for (const { id } of rows) seen.add(id);
    yield { rows, done: seen.size, total };
    if (items.length < perCall) return;
  }
}
