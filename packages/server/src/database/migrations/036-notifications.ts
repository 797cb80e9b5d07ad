import type { QueryInterface } from 'sequelize';
import { id, line, moment, reference, stamps } from '../columns.ts';
import type { Migration } from '../migration.ts';

/** The lines of people's bells. */
export const notifications: Migration = {
  name: '036-notifications',
  async up(queries: QueryInterface): Promise<void> {
    await queries.createTable('notifications', {
      id: id(),
      user_id: reference('users', 'CASCADE', true),
      company_id: reference('companies', 'CASCADE', false),
      kind: line(32),
      actor_name: line(255),
      subject: line(255),
      read_at: moment(),
      ...stamps(),
    });
    await queries.addIndex('notifications', { name: 'notifications_listed', fields: ['user_id', 'id'] });
    await queries.addIndex('notifications', { name: 'notifications_unread', fields: ['user_id', 'read_at'] });
    await queries.addIndex('notifications', { name: 'notifications_company', fields: ['company_id'] });
  },
  async down(queries: QueryInterface): Promise<void> {
    await queries.dropTable('notifications');
  },
};
