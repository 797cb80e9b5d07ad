import type { RawAnswers } from '../answers/index.ts';
import type { Problem } from '../problems/index.ts';

interface Numbered {
  /** Position among the records, from 1. */
  readonly number: number;
}

interface Placed extends Numbered {
  /** Line of the file at which the record begins, from 1. */
  readonly line: number;
}

/** One set of answers as it was read, not yet understood: that is left to the worker that makes its documents. */
export type BulkRecord =
  | (Placed & { readonly kind: 'json'; readonly column: number; readonly text: string })
  | (Placed & { readonly kind: 'row'; readonly cells: readonly string[] })
  | (Numbered & { readonly kind: 'answers'; readonly answers: RawAnswers })
  /** Could not even be read. */
  | (Placed & { readonly kind: 'broken'; readonly problem: Problem });

/** One thing that keeps a record from being made. */
export interface RecordError {
  /** Which answer, as a column would name it (`明細[2].金額`); empty when it is not about one. */
  readonly field: string;
  readonly message: string;
  /** Line and column of the file of answers, where they are known. */
  readonly line?: number;
  readonly column?: number;
  /** What is written there, at most 200 characters of it; absent when it is not one text, number or truth value. */
  readonly value?: string;
}

/** The text that is hashed to recognize a record: the answers as written in the file. */
export function recordText(record: BulkRecord): string {
  if (record.kind === 'json') return record.text;
  if (record.kind === 'row') return JSON.stringify(record.cells);
  if (record.kind === 'answers') return JSON.stringify(record.answers);
  return JSON.stringify(record.problem);
}
