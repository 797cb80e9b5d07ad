import { xlsx, xlsxType } from '../output/xlsx.ts';
import type { ReplyControl } from './handler.ts';
import type { CsvDownload } from './send-csv.ts';

export interface XlsxDownload<T> extends Omit<CsvDownload<T>, 'encoding'> {
  /** Name of the sheet. */
  readonly sheet: string;
}

/** Sends an Excel workbook as the body of a raw reply: `replyKind: 'raw'` in the contract. */
export function sendXlsx<T>(reply: ReplyControl, { name, sheet, columns, batches }: XlsxDownload<T>): void {
  reply.header('Content-Disposition', `attachment; filename="${name}.xlsx"`);
  reply.raw(xlsx(sheet, columns, batches), xlsxType);
}
