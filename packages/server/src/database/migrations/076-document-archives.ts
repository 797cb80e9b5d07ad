import type { QueryInterface } from 'sequelize';
import { count, id, line, longText, reference, stamps } from '../columns.ts';
import type { Migration } from '../migration.ts';

/** Zips of documents that members ask for, such as for an inspector. */
export const documentArchives: Migration = {
  name: '076-document-archives',
  async up(queries: QueryInterface): Promise<void> {
    await queries.createTable('document_archives', {
      id: id(),
      workspace_id: reference('companies', 'CASCADE', true),
      user_id: reference('users', 'CASCADE', true),
      state: line(10),
      progress: count(0),
      documents: count(0),
      missing: count(0),
      document_ids: longText(),
      file_id: reference('files', 'SET NULL', false),
      ...stamps(),
    });
    for (const [name, fields] of [
      ['listed', ['workspace_id', 'user_id', 'id']],
      ['user', ['user_id']],
      ['file', ['file_id']],
    ] as const)
      await queries.addIndex('document_archives', { name: `document_archives_${name}`, fields: [...fields] });
  },
  async down(queries: QueryInterface): Promise<void> {
    await queries.dropTable('document_archives');
  },
};
