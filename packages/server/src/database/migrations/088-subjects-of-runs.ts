import type { QueryInterface } from 'sequelize';
import type { Migration } from '../migration.ts';

/** What tells one run of an application from another in lists. Runs from before have one after their next answer. */
export const subjectsOfRuns: Migration = {
  name: '088-subjects-of-runs',
  async up(queries: QueryInterface): Promise<void> {
    await queries.sequelize.query("ALTER TABLE application_users ADD COLUMN subject VARCHAR(100) NOT NULL DEFAULT ''");
  },
  async down(queries: QueryInterface): Promise<void> {
    await queries.sequelize.query('ALTER TABLE application_users DROP COLUMN subject');
  },
};
