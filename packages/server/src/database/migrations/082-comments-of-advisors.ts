import type { QueryInterface } from 'sequelize';
import type { Migration } from '../migration.ts';

/** Comments of outside advisors, and comments of members that advisors see. */
export const commentsOfAdvisors: Migration = {
  name: '082-comments-of-advisors',
  async up(queries: QueryInterface): Promise<void> {
    const add = (column: string) => queries.sequelize.query(`ALTER TABLE document_comments ADD COLUMN ${column}`);
    await add('for_advisors BOOLEAN NOT NULL DEFAULT FALSE');
    await add('advisor_id INTEGER REFERENCES approval_advisors (id) ON DELETE SET NULL ON UPDATE CASCADE');
    await add('advisor_name VARCHAR(255)');
    await queries.addIndex('document_comments', { name: 'document_comments_advisor', fields: ['advisor_id'] });
  },
  async down(queries: QueryInterface): Promise<void> {
    await queries.removeIndex('document_comments', 'document_comments_advisor');
    for (const column of ['advisor_name', 'advisor_id', 'for_advisors'])
      await queries.sequelize.query(`ALTER TABLE document_comments DROP COLUMN ${column}`);
  },
};
