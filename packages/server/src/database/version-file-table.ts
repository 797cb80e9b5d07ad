import type { QueryInterface } from 'sequelize';
import { id, line, reference, stamps } from './columns.ts';

/**
 * Makes a table of files that are made of versions of documents: a row for each version of which making one succeeded or failed. For
 * migrations: released ones call it, so what it makes never changes.
 */
export async function createVersionFileTable(queries: QueryInterface, table: string): Promise<void> {
  await queries.createTable(table, {
    id: id(),
    workspace_id: reference('companies', 'CASCADE', true),
    version_id: reference('document_versions', 'CASCADE', true),
    state: line(10),
    file_id: reference('files', 'RESTRICT', false),
    ...stamps(),
  });
  await queries.addIndex(table, { name: `${table}_version`, fields: ['version_id'], unique: true });
  await queries.addIndex(table, { name: `${table}_workspace`, fields: ['workspace_id'] });
  await queries.addIndex(table, { name: `${table}_file`, fields: ['file_id'] });
}
