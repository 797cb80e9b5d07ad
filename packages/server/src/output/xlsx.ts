import { Readable } from 'node:stream';
import { writeXlsxStream } from 'hucre/xlsx';
import { cell, type CsvColumn } from './csv.ts';

export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Longest text of a cell and most rows of a sheet in Excel. Further rows are in further sheets. */
const [longest, mostRows] = [32_767, 1_048_576];
const cut = (value: string | number): string | number =>
  typeof value === 'string' && value.length > longest ? `${value.slice(0, longest - 1)}…` : value;

async function* cellsOf<T>(columns: readonly CsvColumn<T>[], batches: AsyncIterable<readonly T[]>) {
  for await (const rows of batches) for (const row of rows) yield columns.map(({ value }) => cut(cell(value(row))));
}

/**
 * An Excel workbook of rows that arrive in batches: one sheet, its header line stays in view. Texts are texts, so nothing is run as
 * a formula. Only one batch is in memory at a time. A text longer than a cell holds is cut, with … at its end.
 */
export function xlsx<T>(
  name: string,
  columns: readonly CsvColumn<T>[],
  batches: AsyncIterable<readonly T[]>,
): Readable {
  const stream = writeXlsxStream(cellsOf(columns, batches), {
    name,
    columns: columns.map(({ heading }) => ({ header: heading })),
    freezePane: { rows: 1 },
    maxRowsPerSheet: mostRows,
  });
  return Readable.fromWeb(stream as Parameters<typeof Readable.fromWeb>[0]);
}
