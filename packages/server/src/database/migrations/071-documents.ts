import { DataTypes, type QueryInterface } from 'sequelize';
import {
  count,
  day,
  id,
  line,
  longText,
  number,
  reference,
  stamps,
  tenantColumns,
  text,
  version,
  when,
} from '../columns.ts';
import type { Migration } from '../migration.ts';

const bytes = () => ({ type: DataTypes.BIGINT, allowNull: false });
const tenant = () => ({ id: id(), workspace_id: reference('companies', 'CASCADE', true) });

/** Adds a column that rows are ordered by: by code point on PostgreSQL too, as on SQLite. */
async function addOrdered({ sequelize }: QueryInterface, table: string, column: string): Promise<void> {
  const isPostgres = sequelize.getDialect() === 'postgres';
  const definition = isPostgres ? column.replace(/ (TEXT|VARCHAR\(\d+\))/, ' $1 COLLATE "C"') : column;
  await sequelize.query(`ALTER TABLE ${table} ADD COLUMN ${definition}`);
}

const indexes = [
  ['documents', 'listed', ['workspace_id', 'status', 'updated_at', 'id']],
  ['documents', 'named', ['workspace_id', 'status', 'sort_key', 'id']],
  ['documents', 'recorded', ['workspace_id', 'status', 'record_date', 'id']],
  ['documents', 'category', ['category_id', 'status', 'id']],
  ['documents', 'type', ['type_id']],
  ['documents', 'creator', ['created_user_id', 'status', 'id']],
  ['documents', 'updater', ['updated_user_id']],
  ['documents', 'deleter', ['deleted_user_id']],
  ['documents', 'run', ['application_user_id']],
  ['documents', 'deleted', ['deleted_at']],
  ['document_versions', 'workspace', ['workspace_id', 'sha256']],
  ['document_versions', 'file', ['file_id']],
  ['document_versions', 'creator', ['created_user_id']],
  ['document_meta_values', 'workspace', ['workspace_id']],
  ['document_meta_values', 'sorted', ['meta_id', 'workspace_id', 'sort_value', 'document_id']],
  ['document_history', 'document', ['workspace_id', 'document_id', 'sequence']],
  ['document_downloads', 'workspace', ['workspace_id']],
  ['document_downloads', 'document', ['document_id', 'id']],
  ['document_downloads', 'version', ['version_id']],
  ['document_downloads', 'user', ['user_id']],
  ['temporary_uploads', 'workspace', ['workspace_id']],
  ['temporary_uploads', 'user', ['user_id', 'id']],
  ['temporary_uploads', 'file', ['file_id']],
  ['temporary_uploads', 'expires', ['expires_at']],
  ['bulk_upload_items', 'workspace', ['workspace_id']],
  ['bulk_upload_items', 'user', ['user_id', 'status', 'id']],
  ['bulk_upload_items', 'upload', ['temporary_upload_id']],
  ['bulk_upload_items', 'category', ['category_id']],
  ['bulk_upload_items', 'type', ['type_id']],
  ['bulk_upload_items', 'document', ['document_id']],
] as const;

const uniqueIndexes = [
  ['document_versions', 'number', ['document_id', 'number']],
  ['document_meta_values', 'value', ['document_id', 'meta_id']],
  ['document_history', 'sequence', ['workspace_id', 'sequence']],
] as const;

/**
 * Documents with their versions, values and history; uploads that are not filed yet; who downloaded what. `files.belongs_to` names the
 * kind of record that a file is reached through. `current_version_id` is no foreign key, because versions refer to their document.
 */
export const documents: Migration = {
  name: '071-documents',
  async up(queries: QueryInterface): Promise<void> {
    await queries.sequelize.query('ALTER TABLE files ADD COLUMN belongs_to VARCHAR(20)');
    await queries.createTable('documents', {
      ...tenantColumns(),
      name: line(255),
      category_id: reference('document_categories', 'RESTRICT', false),
      type_id: reference('document_types', 'SET NULL', false),
      created_user_id: reference('users', 'SET NULL', false),
      updated_user_id: reference('users', 'SET NULL', false),
      deleted_user_id: reference('users', 'SET NULL', false),
      current_version_id: number(),
      status: line(10),
      source: line(12),
      application_user_id: reference('application_users', 'SET NULL', false),
      approve: count(0),
      record_date: day(),
      record_amount: { type: DataTypes.BIGINT },
      record_party: text(255),
    });
    await addOrdered(queries, 'documents', "search_text TEXT NOT NULL DEFAULT ''");
    await addOrdered(queries, 'documents', "sort_key VARCHAR(300) NOT NULL DEFAULT ''");
    await queries.createTable('document_versions', {
      ...tenant(),
      document_id: reference('documents', 'CASCADE', true),
      number: count(1),
      file_id: reference('files', 'RESTRICT', true),
      sha256: line(64),
      size: bytes(),
      kind: line(10),
      created_user_id: reference('users', 'SET NULL', false),
      note: text(500),
      ...stamps(),
    });
    await queries.createTable('document_meta_values', {
      ...tenant(),
      document_id: reference('documents', 'CASCADE', true),
      meta_id: reference('metas', 'RESTRICT', true),
      value: longText(),
      ...stamps(),
    });
    await addOrdered(queries, 'document_meta_values', 'sort_value VARCHAR(300)');
    await queries.createTable('document_history', {
      ...tenant(),
      document_id: { type: DataTypes.INTEGER, allowNull: false },
      sequence: { type: DataTypes.INTEGER, allowNull: false },
      at: when(),
      actor_kind: line(10),
      actor_id: number(),
      actor_name: line(255),
      action: line(40),
      facts: longText(),
      previous_digest: line(64),
      digest: line(64),
      ...stamps(),
    });
    await queries.createTable('document_downloads', {
      ...tenant(),
      document_id: reference('documents', 'CASCADE', true),
      version_id: reference('document_versions', 'CASCADE', false),
      at: when(),
      what: line(10),
      user_id: reference('users', 'SET NULL', false),
      share_id: number(),
      credential_id: number(),
      actor_name: text(255),
      address: text(64),
      ...stamps(),
    });
    await queries.createTable('temporary_uploads', {
      ...tenant(),
      user_id: reference('users', 'CASCADE', true),
      file_id: reference('files', 'RESTRICT', true),
      name: line(255),
      sha256: line(64),
      size: bytes(),
      kind: line(10),
      expires_at: when(),
      ...stamps(),
    });
    await queries.createTable('bulk_upload_items', {
      ...tenant(),
      user_id: reference('users', 'CASCADE', true),
      temporary_upload_id: reference('temporary_uploads', 'SET NULL', false),
      name: line(255),
      category_id: reference('document_categories', 'SET NULL', false),
      type_id: reference('document_types', 'SET NULL', false),
      metas: longText(),
      record_date: day(),
      record_amount: { type: DataTypes.BIGINT },
      record_party: text(255),
      folder: line(1000),
      status: line(10),
      reason: { ...longText(), allowNull: true },
      document_id: reference('documents', 'SET NULL', false),
      version: version(),
      ...stamps(),
    });
    for (const [table, name, fields] of uniqueIndexes)
      await queries.addIndex(table, { name: `${table}_${name}`, fields: [...fields], unique: true });
    for (const [table, name, fields] of indexes)
      await queries.addIndex(table, { name: `${table}_${name}`, fields: [...fields] });
  },
  async down(queries: QueryInterface): Promise<void> {
    const tables = ['bulk_upload_items', 'temporary_uploads', 'document_downloads', 'document_history'];
    for (const table of [...tables, 'document_meta_values', 'document_versions', 'documents'])
      await queries.dropTable(table);
    await queries.sequelize.query('ALTER TABLE files DROP COLUMN belongs_to');
  },
};
