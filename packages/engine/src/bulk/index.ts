export { ColumnPaths, columnNames, columnPathText, type ColumnPath } from './column-path.ts';
export { createArraySplitter, createLineSplitter, type RecordSplitter, type RecordText } from './record-splitter.ts';
export { recordText, type BulkRecord, type RecordError } from './bulk-record.ts';
export { csvLine } from './csv-line.ts';
export { byteOrderMark, errorLines, errorsHeading, RejectedRows } from './failure-tables.ts';
export {
  errorsName,
  formatLedgerLine,
  ledgerName,
  parseLedgerLine,
  rejectedName,
  type LedgerEnd,
  type LedgerHeader,
  type LedgerLine,
  type LedgerOutput,
  type LedgerRecord,
} from './ledger-line.ts';
export { mapColumns, type AnswerColumn, type ColumnMap, rowAnswers } from './map-columns.ts';
export { recordFolder, RecordNamer } from './record-namer.ts';
export { renderRecord, type RecordRendering, type RecordRun } from './render-record.ts';
