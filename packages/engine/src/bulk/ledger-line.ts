import type { WordFormat } from '../document/index.ts';
import type { Locale } from '../problems/index.ts';
import type { RecordError } from './bulk-record.ts';
import type { ColumnMap } from './map-columns.ts';

/** Names of the ledger and the list of errors in the folder of a run. */
export const ledgerName = 'ledger.jsonl';
/** The name of the file in the folder of a bulk run that lists what failed. */
export const errorsName = 'errors.csv';

/** The rows of a table that failed, to be corrected and run again. */
export const rejectedName = 'rejected.csv';

/** First line of a ledger: what the run was made from. A run is resumed only from the same. */
export interface LedgerHeader {
  /** Version of the format. */
  readonly ledger: 1;
  /** Version of the engine: another may write other bytes. */
  readonly engine: string;
  /** `path` is relative to the folder of the run; none when the bundle did not come from disk. */
  readonly bundle: { readonly path?: string; readonly sha256: string };
  readonly answers: { readonly path?: string; readonly sha256?: string };
  readonly options: {
    readonly encoding: string;
    readonly map: ColumnMap;
    readonly name: string;
    readonly locale: Locale;
    /** Format of the outputs of Word files; absent when the application's names determine it. */
    readonly format?: WordFormat;
  };
}

/** A finished file of a record. */
export interface LedgerOutput {
  /** Relative to the folder of the run, `/` between names. */
  readonly path: string;
  readonly sha256: string;
  /** Bytes. */
  readonly size: number;
}

/** A line of the ledger for each record, in the order of the records. */
export interface LedgerRecord {
  readonly record: number;
  /** SHA-256 of the answers as written in the file. */
  readonly answers: string;
  /** The files of the record; it has either these or errors. */
  readonly outputs?: readonly LedgerOutput[];
  readonly errors?: readonly RecordError[];
}

/** Last line of the ledger of a finished run. */
export interface LedgerEnd {
  readonly end: { readonly records: number; readonly made: number; readonly failed: number };
}

/** A line of `ledger.jsonl`: how the run began, what became of a record, how the run ended. */
export type LedgerLine = LedgerHeader | LedgerRecord | LedgerEnd;

/** A line of the ledger as text, with its line break. */
export function formatLedgerLine(line: LedgerLine): string {
  return `${JSON.stringify(line)}\n`;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isOutput(value: unknown): boolean {
  return (
    isObject(value) &&
    typeof value['path'] === 'string' &&
    !value['path'].split(/[/\\]/).some((step) => /^\.{0,2}$/.test(step)) &&
    typeof value['sha256'] === 'string' &&
    typeof value['size'] === 'number'
  );
}

function isLedgerLine(value: unknown): value is LedgerLine {
  if (!isObject(value)) return false;
  if (value['ledger'] === 1) return [value['bundle'], value['answers'], value['options']].every(isObject);
  if (isObject(value['end'])) return true;
  if (!Number.isInteger(value['record']) || typeof value['answers'] !== 'string') return false;
  const { outputs, errors } = value;
  return Array.isArray(outputs) ? outputs.every(isOutput) : Array.isArray(errors);
}

/** A line of a ledger; null when it is none, or leads out of the folder. */
export function parseLedgerLine(text: string): LedgerLine | null {
  try {
    const value: unknown = JSON.parse(text);
    return isLedgerLine(value) ? value : null;
  } catch {
    return null;
  }
}
