import { DataTypes, type QueryInterface } from 'sequelize';
import type { Migration } from '../migration.ts';
import { id, number, reference, stamps, text, version } from '../columns.ts';

/** What the staff decide for the whole service, and the trial that a company has of its own. */
export const serverSettings: Migration = {
  name: '021-server-settings',
  async up(queries: QueryInterface): Promise<void> {
    await queries.createTable('server_settings', {
      id: id(),
      support_email: text(254),
      login_notice: text(1000),
      upload_max_bytes: number(),
      application_plan_id: reference('plans', 'SET NULL', false),
      application_trial_days: number(),
      version: version(),
      ...stamps(),
    });
    await queries.addIndex('server_settings', {
      name: 'server_settings_application_plan',
      fields: ['application_plan_id'],
    });
    await queries.addColumn('companies', 'trial_ends_on', { type: DataTypes.DATEONLY });
  },
  async down(queries: QueryInterface): Promise<void> {
    // removeColumn of Sequelize recreates the SQLite table, and dropping the old one would delete rows that refer to it.
    await queries.sequelize.query('ALTER TABLE companies DROP COLUMN trial_ends_on');
    await queries.dropTable('server_settings');
  },
};
