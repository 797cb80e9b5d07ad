import type { Migration } from '../migration.ts';
import { createVersionFileTable } from '../version-file-table.ts';

/** Small pictures of the versions of documents. */
export const documentThumbnails: Migration = {
  name: '083-document-thumbnails',
  up: (queries) => createVersionFileTable(queries, 'document_thumbnails'),
  down: (queries) => queries.dropTable('document_thumbnails'),
};
