import { DataTypes, type QueryInterface } from 'sequelize';
import type { Migration } from '../migration.ts';

/** When a session was ended: its row stays for a day, so that the audit knows whose a refused token was. */
export const endedSessions: Migration = {
  name: '031-ended-sessions',
  async up(queries: QueryInterface): Promise<void> {
    await queries.addColumn('sessions', 'ended_at', { type: DataTypes.DATE });
  },
  async down(queries: QueryInterface): Promise<void> {
    // Without the column they would be valid again.
    await queries.sequelize.query('DELETE FROM sessions WHERE ended_at IS NOT NULL');
    await queries.sequelize.query('ALTER TABLE sessions DROP COLUMN ended_at');
  },
};
