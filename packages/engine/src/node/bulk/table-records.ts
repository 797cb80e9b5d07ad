import { indexApplication } from '../../application/index-application.ts';
import type { Application } from '../../application/index.ts';
import {
  ColumnPaths,
  mapColumns,
  type AnswerColumn,
  type BulkRecord,
  type ColumnMap,
  columnNames,
} from '../../bulk/index.ts';
import { createProblem, ShoruiError } from '../../problems/index.ts';
import type { CsvRow } from './read-csv.ts';
import { brokenRecord, undecodable } from './record-batch.ts';

/**
 * The columns of a table of answers by its header. `file` names the table in problems.
 * @throws ShoruiError `bulk.no-header`, `bulk.characters`, and what `mapColumns` throws
 */
export function tableColumns(
  header: CsvRow | undefined,
  application: Application,
  map: ColumnMap,
  file: string,
): readonly AnswerColumn[] {
  if (header === undefined) throw new ShoruiError([createProblem('bulk.no-header', { file })]);
  if (header.cells.join('').includes(undecodable))
    throw new ShoruiError([createProblem('bulk.characters', { file, line: header.line })]);
  return mapColumns(header.cells, new ColumnPaths(application, indexApplication(application)), map, file);
}

/** A row below the header as a record. Numbers count from 1. */
export function tableRecord({ cells, line }: CsvRow, number: number): BulkRecord {
  if (cells.some((cell) => cell.includes(undecodable))) return brokenRecord(number, line, 'bulk.characters');
  return { kind: 'row', number, line, cells };
}

/** The header of a table of answers to an application; each list has the columns of `lines` lines. */
export function answerColumns(application: Application, lines: number): string[] {
  return columnNames(application, indexApplication(application), lines);
}
