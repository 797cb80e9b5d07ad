import { ArchiveError } from './archive-error.ts';
import type { PortableValue } from '../rows/portable-value.ts';

/** Maximum size of one row in bytes: rows never contain files. */
const maxLine = 64 * 1024 * 1024;

/** Rows as lines of JSON, one chunk per batch of rows. Calls `onRows` for each batch. */
export async function* writeLines(
  batches: AsyncIterable<readonly (readonly PortableValue[])[]>,
  onRows: (count: number) => void,
): AsyncGenerator<Uint8Array> {
  for await (const rows of batches) {
    onRows(rows.length);
    yield Buffer.from(rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
  }
}

function parseRow(name: string, line: string, width: number): PortableValue[] {
  let row: unknown;
  try {
    row = JSON.parse(line);
  } catch (error) {
    throw new ArchiveError('damaged', name, { cause: error });
  }
  const isRow =
    Array.isArray(row) && row.length === width && row.every((value) => value === null || typeof value !== 'object');
  if (!isRow) throw new ArchiveError('damaged', name);
  return row as PortableValue[];
}

/** The rows of an entry, in batches. */
export async function* readLines(
  name: string,
  content: AsyncIterable<Buffer>,
  width: number,
): AsyncGenerator<PortableValue[][]> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const piece of content) {
    const bytes = rest.length === 0 ? piece : Buffer.concat([rest, piece]);
    const end = bytes.lastIndexOf(0x0a) + 1;
    rest = bytes.subarray(end);
    if (rest.length > maxLine) throw new ArchiveError('damaged', name);
    if (end === 0) continue;
    const lines = bytes.toString('utf8', 0, end - 1).split('\n');
    yield lines.map((line) => parseRow(name, line, width));
  }
  if (rest.length > 0) throw new ArchiveError('damaged', name);
}
