import { Readable } from 'node:stream';
import { csv, csvType, type CsvColumn, type CsvEncoding } from '../output/csv.ts';
import type { ReplyControl } from './handler.ts';

export interface CsvDownload<T> {
  /** File name without its extension, in ASCII. */
  readonly name: string;
  readonly columns: readonly CsvColumn<T>[];
  readonly batches: AsyncIterable<readonly T[]>;
  readonly encoding?: CsvEncoding | undefined;
}

/** Sends CSV as the body of a raw reply: `replyKind: 'raw'` in the contract. */
export function sendCsv<T>(reply: ReplyControl, { name, columns, batches, encoding = 'utf8' }: CsvDownload<T>): void {
  reply.header('Content-Disposition', `attachment; filename="${name}.csv"`);
  reply.raw(Readable.from(csv(columns, batches, encoding)), csvType(encoding));
}
