import type { Migration } from '../migration.ts';
import { createVersionFileTable } from '../version-file-table.ts';

/** PDFs of the Word files of documents, to be looked at. */
export const documentPreviews: Migration = {
  name: '073-document-previews',
  up: (queries) => createVersionFileTable(queries, 'document_previews'),
  down: (queries) => queries.dropTable('document_previews'),
};
