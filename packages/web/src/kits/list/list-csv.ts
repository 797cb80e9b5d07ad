import { csvLine } from '@shorui/engine/bulk';
import { allRows, type RowBatch } from './all-rows.ts';
import type { CellValue } from './column.ts';
import type { ListState } from './list-state.ts';
import type { LoadRows } from './use-rows.ts';

/** Lets spreadsheets read the file as UTF-8. */
const byteOrderMark = '\uFEFF';

export interface CsvField<Row> {
  readonly head: string;
  readonly value: (row: Row) => CellValue;
}

/** All rows that match the conditions as CSV (RFC 4180, UTF-8 with a byte order mark); no text runs as a formula. */
export async function listCsv<Row extends { readonly id: number }>(
  fields: readonly CsvField<Row>[],
  load: LoadRows<Row>,
  state: ListState,
  { signal, onProgress }: { readonly signal: AbortSignal; readonly onProgress: (batch: RowBatch<Row>) => void },
): Promise<Blob> {
  const parts = [byteOrderMark, csvLine(fields.map(({ head }) => head))];
  for await (const batch of allRows(load, state, signal)) {
    for (const row of batch.rows) parts.push(csvLine(fields.map(({ value }) => value(row) ?? '')));
    onProgress(batch);
  }
  return new Blob(parts, { type: 'text/csv; charset=utf-8' });
}
