import type { ColumnMap, LedgerOutput, RecordError } from '../../bulk/index.ts';
import type { WordFormat } from '../../document/index.ts';
import type { Locale } from '../../problems/index.ts';
import type { AnswersEncoding } from './decoded-text.ts';

/** What is known when a run begins. */
export interface BulkPlan {
  /** Records in the file, counted by its line ends or brackets: right unless the file is broken. None for other answers. */
  readonly total?: number;
  /** Made and failed in earlier parts of the run. */
  readonly made: number;
  readonly failed: number;
}

/** How many sets of answers become documents. */
export interface BulkOptions {
  /** Folder to write to, or a path that ends in `.zip`. A zip is assembled at the end; until then its contents are in a folder next to it. */
  readonly output: string;
  /** Threads that make documents. Default: as many as the machine has processors. 0 works in the calling thread. */
  readonly workers?: number;
  /** Go on with the run that is in the folder already; without one, begin. */
  readonly resume?: boolean;
  /** Of a file of answers. Default `utf8`. */
  readonly encoding?: AnswersEncoding;
  /** CSV files only: the answer of each column, by column name; an empty text ignores the column. */
  readonly map?: ColumnMap;
  /** What the files (of an application with one file) or folders of the records are called, with tags: `{{会社名}}`. */
  readonly name?: string;
  /** As what Word files come out. Without it, those whose name ends in `.pdf` come out as PDF, the others as Word. */
  readonly format?: WordFormat;
  /** What a record with errors does to the others. Default `continue`. */
  readonly onError?: 'continue' | 'stop';
  /** Language of the messages about records. Default `ja`. */
  readonly locale?: Locale;
  /** Aborts the run. Finished records remain, and `resume` continues the run. */
  readonly signal?: AbortSignal;
  /** Called once, when the first record is about to be made. */
  readonly onStart?: (plan: BulkPlan) => void;
}

/** What became of one record. Comes in the order of the records, when the ledger has it. */
export type BulkResult =
  | { readonly record: number; readonly status: 'made'; readonly outputs: readonly LedgerOutput[] }
  | { readonly record: number; readonly status: 'failed'; readonly errors: readonly RecordError[] };
