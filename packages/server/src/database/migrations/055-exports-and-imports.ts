import type { QueryInterface } from 'sequelize';
import { count, id, line, longText, number, reference, stamps, text } from '../columns.ts';
import type { Migration } from '../migration.ts';

/** 32 hexadecimal characters at random. */
const randomUid = { postgres: `replace(gen_random_uuid()::text, '-', '')`, sqlite: 'lower(hex(randomblob(16)))' };

/** Exports and imports of the staff, the identity that an application keeps in every instance, and images of editors. */
export const exportsAndImports: Migration = {
  name: '055-exports-and-imports',
  async up(queries: QueryInterface): Promise<void> {
    const { sequelize } = queries;
    await queries.addColumn('applications', 'uid', text(32));
    const value = sequelize.getDialect() === 'postgres' ? randomUid.postgres : randomUid.sqlite;
    await sequelize.query(`UPDATE applications SET uid = ${value}`);
    await queries.addIndex('applications', { name: 'applications_uid', fields: ['uid'], unique: true });
    await queries.createTable('data_exports', {
      id: id(),
      admin_id: number(),
      kind: line(20),
      application_ids: { ...longText(), allowNull: true },
      state: line(10),
      progress: count(0),
      failure: text(20),
      file_id: reference('files', 'SET NULL', false),
      ...stamps(),
    });
    await queries.addIndex('data_exports', { name: 'data_exports_file', fields: ['file_id'] });
    await queries.createTable('data_imports', {
      id: id(),
      admin_id: number(),
      state: line(10),
      file_id: reference('files', 'SET NULL', false),
      digest: line(64),
      ...stamps(),
    });
    await queries.addIndex('data_imports', { name: 'data_imports_file', fields: ['file_id'] });
    await queries.createTable('editor_images', {
      id: id(),
      token: line(43),
      file_id: reference('files', 'RESTRICT', true),
      ...stamps(),
    });
    await queries.addIndex('editor_images', { name: 'editor_images_token', fields: ['token'], unique: true });
    await queries.addIndex('editor_images', { name: 'editor_images_file', fields: ['file_id'] });
  },
  async down(queries: QueryInterface): Promise<void> {
    for (const table of ['editor_images', 'data_imports', 'data_exports']) await queries.dropTable(table);
    await queries.removeIndex('applications', 'applications_uid');
    // removeColumn of Sequelize recreates the SQLite table, and dropping the old one would delete rows that refer to it.
    await queries.sequelize.query('ALTER TABLE applications DROP COLUMN uid');
  },
};
