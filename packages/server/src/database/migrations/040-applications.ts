import { DataTypes, type QueryInterface } from 'sequelize';
import { count, id, line, longText, number, reference, stamps, text } from '../columns.ts';
import type { Migration } from '../migration.ts';
import { createResourceTable } from '../resource-table.ts';

const tag = () => ({ name: line(100), color: text(7) });
const category = () => ({ name: line(100), parent_id: number() });
const application = () => ({
  name: line(255),
  description: longText(),
  definition: longText(),
  number: count(1),
  publish: count(0),
  published_number: number(),
  frozen: { type: DataTypes.BOOLEAN, allowNull: false, defaultValue: false },
  question_count: count(0),
  file_count: count(0),
});

/** Applications of the staff: the content that is edited, the versions that are kept, and what was edited by whom. */
export const applications: Migration = {
  name: '040-applications',
  async up(queries: QueryInterface): Promise<void> {
    await createResourceTable(queries, { table: 'application_tags', owner: 'staff', columns: tag });
    await createResourceTable(queries, { table: 'application_categories', owner: 'staff', columns: category });
    await createResourceTable(queries, { table: 'applications', owner: 'staff', columns: application });
    await queries.addIndex('applications', { name: 'applications_publish', fields: ['publish', 'id'] });
    await queries.createTable('application_versions', {
      id: id(),
      application_id: reference('applications', 'CASCADE', true),
      number: count(1),
      note: line(255),
      definition: longText(),
      created_by: line(255),
      ...stamps(),
    });
    await queries.addIndex('application_versions', {
      name: 'application_versions_number',
      fields: ['application_id', 'number'],
      unique: true,
    });
    await queries.createTable('application_edits', {
      id: id(),
      application_id: reference('applications', 'CASCADE', true),
      version: count(0),
      touched: longText(),
      edited_by: line(255),
      ...stamps(),
    });
    await queries.addIndex('application_edits', {
      name: 'application_edits_version',
      fields: ['application_id', 'version'],
    });
    for (const [table, column, to] of [
      ['application_tag_links', 'tag_id', 'application_tags'],
      ['application_category_links', 'category_id', 'application_categories'],
    ] as const) {
      await queries.createTable(table, {
        application_id: { ...reference('applications', 'CASCADE', true), primaryKey: true },
        [column]: { ...reference(to, 'CASCADE', true), primaryKey: true },
        ...stamps(),
      });
      await queries.addIndex(table, { name: `${table}_${column}`, fields: [column, 'application_id'] });
    }
  },
  async down(queries: QueryInterface): Promise<void> {
    for (const table of ['application_category_links', 'application_tag_links', 'application_edits'])
      await queries.dropTable(table);
    for (const table of ['application_versions', 'applications', 'application_categories', 'application_tags'])
      await queries.dropTable(table);
  },
};
