import type { QueryInterface } from 'sequelize';
import { id, line, reference, stamps } from '../columns.ts';
import type { Migration } from '../migration.ts';

/** PDFs of the Word files of documents, to be looked at. */
export const documentPreviews: Migration = {
  name: '073-document-previews',
  async up(queries: QueryInterface): Promise<void> {
    await queries.createTable('document_previews', {
      id: id(),
      workspace_id: reference('companies', 'CASCADE', true),
      version_id: reference('document_versions', 'CASCADE', true),
      state: line(10),
      file_id: reference('files', 'RESTRICT', false),
      ...stamps(),
    });
    const fields = ['version_id'];
    await queries.addIndex('document_previews', { name: 'document_previews_version', fields, unique: true });
    await queries.addIndex('document_previews', { name: 'document_previews_workspace', fields: ['workspace_id'] });
    await queries.addIndex('document_previews', { name: 'document_previews_file', fields: ['file_id'] });
  },
  async down(queries: QueryInterface): Promise<void> {
    await queries.dropTable('document_previews');
  },
};
