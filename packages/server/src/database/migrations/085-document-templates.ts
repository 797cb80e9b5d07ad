import { DataTypes, type QueryInterface } from 'sequelize';
import { count, flag, id, line, longText, moment, reference, stamps, version } from '../columns.ts';
import type { Migration } from '../migration.ts';

const indexes = [
  ['document_templates', 'newest', ['workspace_id', 'deleted_at', 'id']],
  ['document_templates', 'named', ['workspace_id', 'deleted_at', 'sort_key', 'id']],
  ['document_templates', 'category', ['category_id']],
  ['document_templates', 'file', ['file_id']],
  ['document_templates', 'preview', ['preview_file_id']],
  ['document_templates', 'creator', ['created_user_id']],
  ['document_template_fills', 'workspace', ['workspace_id']],
  ['document_template_fills', 'user', ['user_id', 'workspace_id', 'updated_at', 'id']],
  ['document_template_fills', 'template', ['template_id']],
  ['document_template_fills', 'category', ['category_id']],
  ['document_template_fills', 'type', ['type_id']],
  ['document_template_fills', 'document', ['document_id']],
] as const;

/** Files that documents are made from: the staff's, without a workspace, and companies' own; and what members fill into them. */
export const documentTemplates: Migration = {
  name: '085-document-templates',
  async up(queries: QueryInterface): Promise<void> {
    const { sequelize } = queries;
    await queries.createTable('document_templates', {
      id: id(),
      workspace_id: reference('companies', 'CASCADE', false),
      name: line(255),
      description: longText(),
      category_id: reference('document_categories', 'SET NULL', false),
      tags: longText(),
      is_public: flag(),
      file_id: reference('files', 'SET NULL', false),
      file_name: line(255),
      kind: line(10),
      size: { type: DataTypes.BIGINT, allowNull: false },
      fields: longText(),
      field_count: count(0),
      definition: longText(),
      findings: longText(),
      downloads: count(0),
      preview_state: line(10),
      preview_file_id: reference('files', 'SET NULL', false),
      created_user_id: reference('users', 'SET NULL', false),
      version: version(),
      ...stamps(),
      deleted_at: moment(),
    });
    // Rows are ordered by code point on PostgreSQL too, as on SQLite.
    const collation = sequelize.getDialect() === 'postgres' ? ' COLLATE "C"' : '';
    for (const column of [`search_text TEXT${collation}`, `sort_key VARCHAR(300)${collation}`])
      await sequelize.query(`ALTER TABLE document_templates ADD COLUMN ${column} NOT NULL DEFAULT ''`);
    await queries.createTable('document_template_fills', {
      id: id(),
      workspace_id: reference('companies', 'CASCADE', true),
      user_id: reference('users', 'CASCADE', true),
      template_id: reference('document_templates', 'CASCADE', true),
      name: line(255),
      category_id: reference('document_categories', 'SET NULL', false),
      type_id: reference('document_types', 'SET NULL', false),
      answers: longText(),
      document_id: reference('documents', 'SET NULL', false),
      version: version(),
      ...stamps(),
    });
    for (const [table, name, fields] of indexes)
      await queries.addIndex(table, { name: `${table}_${name}`, fields: [...fields] });
  },
  async down(queries: QueryInterface): Promise<void> {
    await queries.dropTable('document_template_fills');
    await queries.dropTable('document_templates');
  },
};
