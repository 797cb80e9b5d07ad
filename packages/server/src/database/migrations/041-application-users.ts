import type { QueryInterface } from 'sequelize';
import { count, id, line, longText, moment, number, reference, stamps, tenantColumns } from '../columns.ts';
import type { Migration } from '../migration.ts';

/** Files of applications, and what members answer in them. */
export const applicationUsers: Migration = {
  name: '041-application-users',
  async up(queries: QueryInterface): Promise<void> {
    await queries.addColumn('applications', 'usage_limit', number());
    await queries.createTable('application_assets', {
      id: id(),
      application_id: reference('applications', 'CASCADE', true),
      path: line(255),
      file_id: reference('files', 'RESTRICT', true),
      key: line(255),
      name: line(255),
      ...stamps(),
    });
    await queries.addIndex('application_assets', {
      name: 'application_assets_path',
      fields: ['application_id', 'path'],
      unique: true,
    });
    await queries.addIndex('application_assets', { name: 'application_assets_file', fields: ['file_id'] });
    await queries.createTable('application_users', {
      ...tenantColumns(),
      user_id: reference('users', 'CASCADE', true),
      application_id: reference('applications', 'RESTRICT', true),
      number: count(1),
      answers: longText(),
      state: count(0),
      paid_at: moment(),
    });
    for (const [name, fields] of [
      ['own', ['workspace_id', 'user_id', 'id']],
      ['used', ['workspace_id', 'application_id', 'id']],
      ['application', ['application_id', 'id']],
      ['user', ['user_id']],
    ] as const)
      await queries.addIndex('application_users', { name: `application_users_${name}`, fields: [...fields] });
  },
  async down(queries: QueryInterface): Promise<void> {
    await queries.dropTable('application_users');
    await queries.dropTable('application_assets');
    // removeColumn of Sequelize recreates the SQLite table, and dropping the old one would delete rows that refer to it.
    await queries.sequelize.query('ALTER TABLE applications DROP COLUMN usage_limit');
  },
};
