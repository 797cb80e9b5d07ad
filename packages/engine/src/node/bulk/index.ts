export { answerColumns } from './answer-columns.ts';
export { bulk } from './bulk.ts';
export type { BulkAnswers } from './answers-source.ts';
export type { BulkOptions, BulkPlan, BulkResult } from './bulk-options.ts';
export type { AnswersEncoding } from './decoded-text.ts';
export { verify, type VerifyOptions, type VerifyReport } from './verify.ts';
export { readCsv, type CsvRow } from './read-csv.ts';
