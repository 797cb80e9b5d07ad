export { answerColumns, tableColumns, tableRecord } from './table-records.ts';
export { bulk } from './bulk.ts';
export type { BulkAnswers } from './answers-source.ts';
export type { BulkOptions, BulkPlan, BulkResult } from './bulk-options.ts';
export { encodeTable, type AnswersEncoding } from './decoded-text.ts';
export { verify, type VerifyOptions, type VerifyReport } from './verify.ts';
export type { CsvRow } from './read-csv.ts';
export { readTable, type TableFormat } from './read-table.ts';
export { workbookRows } from './read-xlsx.ts';
