import type { ApplicationIndex } from '../application/index-application.ts';
import {
  foldConsequences,
  render,
  resolve,
  type CompiledApplication,
  type RenderedFile,
  type WordFormat,
} from '../document/index.ts';
import { createProblem, ShoruiError, type Locale, type Problem } from '../problems/index.ts';
import { problemText, describeProblem } from '../problems/texts.ts';
import type { Clock, TextTemplate } from '../word/index.ts';
import { columnPathText, placePath, type ColumnPath } from './column-path.ts';
import type { BulkRecord, RecordError } from './bulk-record.ts';
import type { AnswerColumn } from './map-columns.ts';
import { placeInFile, readRecord, type ReadRecord } from './read-record.ts';

/** What all records of a run are made with. */
export interface RecordRun {
  readonly compiled: CompiledApplication;
  readonly index: ApplicationIndex;
  /** Of a table; none for other answers. */
  readonly columns: readonly AnswerColumn[];
  /** Makes the name of a record. */
  readonly name: TextTemplate | null;
  readonly locale: Locale;
  /** Format of the outputs of Word files; without it, their names determine it. */
  readonly format?: WordFormat | undefined;
  readonly now?: Clock | undefined;
}

/** The documents of one record, or why there are none. */
export type RecordRendering =
  | { readonly files: readonly RenderedFile[]; readonly name: string }
  | { readonly errors: readonly RecordError[] };

function describe(run: RecordRun, record: BulkRecord, read: ReadRecord | null, problem: Problem): RecordError {
  const { locale, index } = run;
  const own = 'line' in record ? record.line : undefined;
  if (problem.id !== 'document.answer') {
    const { line, column, ...place } = problem.place;
    // Of text that could not be read, lines and columns count from the start of the record.
    const isRelative = record.kind === 'json' && read === null && line !== undefined && column !== undefined;
    const at = isRelative ? placeInFile({ line, column }, record) : { line: line ?? own, column };
    const message = describeProblem({ ...problem, place }, locale);
    return {
      field: '',
      message,
      ...(at.line !== undefined && { line: at.line }),
      ...(at.column !== undefined && { column: at.column }),
    };
  }
  const path = placePath(index, problem.place);
  const position = read?.locate(path) ?? {};
  const line = position.line ?? own;
  const value = read === null ? undefined : writtenAt(read.answers, path);
  return {
    field: columnPathText(path),
    message: problemText(problem, locale).what,
    ...(line !== undefined && { line }),
    ...(position.column !== undefined && { column: position.column }),
    ...(value !== undefined && { value }),
  };
}

/** UTF-16 units of a wrong value that are shown. */
const longestValue = 200;

/** What answers have at a path, as people wrote it. */
function writtenAt(answers: unknown, path: ColumnPath): string | undefined {
  let at = answers;
  for (const step of path) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, step)) break;
    at = Reflect.get(at, step);
  }
  return ['string', 'number', 'boolean'].includes(typeof at) ? String(at).slice(0, longestValue) : undefined;
}

/** Makes the documents of one record. Never throws: one bad record must not stop the others. */
export function renderRecord(run: RecordRun, record: BulkRecord): RecordRendering {
  const { compiled, locale, name, now, format } = run;
  let read: ReadRecord | null = null;
  try {
    read = readRecord(record, run.columns);
    const resolved = resolve(compiled, read.answers, { locale });
    const { files } = render(compiled, resolved, { now, format });
    return { files, name: name?.(resolved.data).text ?? '' };
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    const problems = error instanceof ShoruiError ? error.problems : [createProblem('bulk.internal', {}, { detail })];
    return { errors: foldConsequences(problems).problems.map((problem) => describe(run, record, read, problem)) };
  }
}
