import type { QueryInterface } from 'sequelize';
import { count, id, line, longText, number, reference, stamps, text } from '../columns.ts';
import type { Migration } from '../migration.ts';

/** Runs of the staff that make the documents of many sets of answers, and the chunks that workers share. */
export const bulkRuns: Migration = {
  name: '056-bulk-runs',
  async up(queries: QueryInterface): Promise<void> {
    await queries.createTable('bulk_runs', {
      id: id(),
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
      ...stamps(),
    });
    await queries.addIndex('bulk_runs', { name: 'bulk_runs_application', fields: ['application_id', 'id'] });
    await queries.addIndex('bulk_runs', { name: 'bulk_runs_file', fields: ['file_id'] });
    await queries.createTable('bulk_chunks', {
      id: id(),
      run_id: reference('bulk_runs', 'CASCADE', true),
      number: count(0),
      input: longText(),
      state: line(10),
      ledger: { ...longText(), allowNull: true },
      file_id: reference('files', 'RESTRICT', false),
      ...stamps(),
    });
    await queries.addIndex('bulk_chunks', { name: 'bulk_chunks_run', fields: ['run_id', 'number'], unique: true });
    await queries.addIndex('bulk_chunks', { name: 'bulk_chunks_file', fields: ['file_id'] });
  },
  async down(queries: QueryInterface): Promise<void> {
    await queries.dropTable('bulk_chunks');
    await queries.dropTable('bulk_runs');
  },
};
