import type { QueryInterface } from 'sequelize';
import { id, line, reference, stamps } from '../columns.ts';
import type { Migration } from '../migration.ts';

/** Small pictures of the versions of documents. */
export const documentThumbnails: Migration = {
  name: '083-document-thumbnails',
  async up(queries: QueryInterface): Promise<void> {
    await queries.createTable('document_thumbnails', {
      id: id(),
      workspace_id: reference('companies', 'CASCADE', true),
      version_id: reference('document_versions', 'CASCADE', true),
      state: line(10),
      file_id: reference('files', 'RESTRICT', false),
      ...stamps(),
    });
    const fields = ['version_id'];
    await queries.addIndex('document_thumbnails', { name: 'document_thumbnails_version', fields, unique: true });
    await queries.addIndex('document_thumbnails', { name: 'document_thumbnails_workspace', fields: ['workspace_id'] });
    await queries.addIndex('document_thumbnails', { name: 'document_thumbnails_file', fields: ['file_id'] });
  },
  async down(queries: QueryInterface): Promise<void> {
    await queries.dropTable('document_thumbnails');
  },
};
