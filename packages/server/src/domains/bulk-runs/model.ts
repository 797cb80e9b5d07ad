import type { WordFormat } from '@shorui/engine/document';
import type { CreationOptional, Sequelize } from 'sequelize';
import { count, line, longText, longTextOrNull, number, reference, text } from '../../database/columns.ts';
import { StoredRow, storedColumns } from '../../database/stored-row.ts';
import { tableOptions } from '../../database/table-options.ts';

/** A run that makes the documents of many sets of answers with one version of an application. */
export class BulkRun extends StoredRow<BulkRun> {
  declare application_id: number;
  /** Number of the version. */
  declare number: number;
  declare admin_id: number | null;
  declare source: 'csv' | 'answers';
  declare format: CreationOptional<WordFormat | null>;
  /** Of the documents, with tags; empty when they are numbered. */
  declare name: string;
  declare locale: 'jp' | 'en';
  /** Heading of the CSV as JSON; `[]` without one. */
  declare header: string;
  /** Of the CSV, hex. */
  declare answers_sha256: CreationOptional<string | null>;
  declare encoding: CreationOptional<'utf8' | 'cp932' | null>;
  declare state: 'running' | 'packing' | 'done' | 'failed' | 'cancelled';
  declare failure: CreationOptional<string | null>;
  declare records: number;
  declare chunks: number;
  declare done_chunks: CreationOptional<number>;
  /** Records with documents, and with errors, so far. */
  declare made: CreationOptional<number>;
  declare failed: CreationOptional<number>;
  /** The zip. */
  declare file_id: CreationOptional<number | null>;
}

/** Some records of a run in a row: one job makes their documents. Deleted when the zip of the run is there. */
export class BulkChunk extends StoredRow<BulkChunk> {
  declare run_id: number;
  /** From 0, in the order of the records. */
  declare number: number;
  /** Its records as JSON (`BulkRecord` of the engine). */
  declare input: string;
  declare state: 'waiting' | 'done';
  /** What became of its records as JSON. */
  declare ledger: CreationOptional<string | null>;
  /** Zip with the files of its records. */
  declare file_id: CreationOptional<number | null>;
}

export interface BulkRunModels {
  readonly BulkRun: typeof BulkRun;
  readonly BulkChunk: typeof BulkChunk;
}

export function defineBulkRunModels(sequelize: Sequelize): BulkRunModels {
  class BoundRun extends BulkRun {}
  BoundRun.init(
    {
      ...storedColumns(),
      application_id: reference('applications', 'CASCADE', true),
      number: count(1),
      admin_id: number(),
      source: line(10),
      format: text(5),
      name: line(255),
      locale: line(2),
      header: longText(),
      answers_sha256: text(64),
      encoding: text(5),
      state: line(10),
      failure: text(20),
      records: count(0),
      chunks: count(0),
      done_chunks: count(0),
      made: count(0),
      failed: count(0),
      file_id: reference('files', 'SET NULL', false),
    },
    tableOptions(sequelize, 'BulkRun', 'bulk_runs'),
  );
  class BoundChunk extends BulkChunk {}
  BoundChunk.init(
    {
      ...storedColumns(),
      run_id: reference('bulk_runs', 'CASCADE', true),
      number: count(0),
      input: longText(),
      state: line(10),
      ledger: longTextOrNull(),
      file_id: reference('files', 'RESTRICT', false),
    },
    tableOptions(sequelize, 'BulkChunk', 'bulk_chunks'),
  );
  return { BulkRun: BoundRun, BulkChunk: BoundChunk };
}

declare module '../../database/models.ts' {
  interface Models extends BulkRunModels {}
}
