import type { QueryInterface } from 'sequelize';
import type { Migration } from '../migration.ts';

/** Which browser opened a link, so that it counts once. */
export const visitorsOfShares: Migration = {
  name: '087-visitors-of-shares',
  async up(queries: QueryInterface): Promise<void> {
    await queries.sequelize.query('ALTER TABLE document_downloads ADD COLUMN visitor_hash VARCHAR(64)');
    const fields = ['share_id', 'visitor_hash'];
    await queries.addIndex('document_downloads', { name: 'document_downloads_visitor', fields });
  },
  async down(queries: QueryInterface): Promise<void> {
    await queries.removeIndex('document_downloads', 'document_downloads_visitor');
    await queries.sequelize.query('ALTER TABLE document_downloads DROP COLUMN visitor_hash');
  },
};
