import type { QueryInterface } from 'sequelize';
import { count, line, longText, number, reference, stamps } from '../columns.ts';
import type { Migration } from '../migration.ts';
import { createResourceTable } from '../resource-table.ts';

const field = () => ({ name: line(100), type: count(1), definition: longText() });

/** Fields that the staff share among applications, and the applications that use them. */
export const masterFields: Migration = {
  name: '042-master-fields',
  async up(queries: QueryInterface): Promise<void> {
    await createResourceTable(queries, { table: 'master_fields', owner: 'staff', columns: field });
    await queries.createTable('application_master_fields', {
      application_id: { ...reference('applications', 'CASCADE', true), primaryKey: true },
      part_id: { ...number(), allowNull: false, primaryKey: true },
      master_field_id: reference('master_fields', 'CASCADE', true),
      ...stamps(),
    });
    await queries.addIndex('application_master_fields', {
      name: 'application_master_fields_master',
      fields: ['master_field_id', 'application_id'],
    });
  },
  async down(queries: QueryInterface): Promise<void> {
    await queries.dropTable('application_master_fields');
    await queries.dropTable('master_fields');
  },
};
