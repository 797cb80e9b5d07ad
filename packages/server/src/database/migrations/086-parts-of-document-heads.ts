import type { QueryInterface } from 'sequelize';
import type { Migration } from '../migration.ts';

/** Which set of texts a head has. Heads from before have the set 0, without comments, and are written again by a job. */
export const partsOfDocumentHeads: Migration = {
  name: '086-parts-of-document-heads',
  async up(queries: QueryInterface): Promise<void> {
    await queries.sequelize.query('ALTER TABLE document_heads ADD COLUMN parts INTEGER NOT NULL DEFAULT 0');
    const fields = ['parts', 'document_id'];
    await queries.addIndex('document_heads', { name: 'document_heads_parts', fields });
  },
  async down(queries: QueryInterface): Promise<void> {
    await queries.removeIndex('document_heads', 'document_heads_parts');
    await queries.sequelize.query('ALTER TABLE document_heads DROP COLUMN parts');
  },
};
