import { DataTypes, type QueryInterface } from 'sequelize';
import { id, json, line, moment, reference, stamps, version } from '../../columns.ts';

/** Part of a primary key that is a foreign key. */
const part = (table: string) => ({ ...reference(table, 'CASCADE', true), primaryKey: true });

export async function createGroupTables(queries: QueryInterface): Promise<void> {
  await queries.createTable('document_categories', {
    id: id(),
    workspace_id: reference('companies', 'CASCADE', false),
    parent_id: reference('document_categories', 'CASCADE', false),
    name: line(255),
    version: version(),
    ...stamps(),
    deleted_at: moment(),
  });
  await queries.addIndex('document_categories', {
    name: 'document_categories_workspace',
    fields: ['workspace_id', 'parent_id', 'id'],
  });
  await queries.addIndex('document_categories', { name: 'document_categories_parent', fields: ['parent_id'] });

  await queries.createTable('groups', {
    id: id(),
    workspace_id: reference('companies', 'CASCADE', true),
    parent_id: reference('groups', 'SET NULL', false),
    name: line(255),
    type: line(20),
    permissions: json('[]'),
    version: version(),
    ...stamps(),
    deleted_at: moment(),
  });
  await queries.addIndex('groups', { name: 'groups_workspace', fields: ['workspace_id', 'id'] });
  await queries.addIndex('groups', { name: 'groups_parent', fields: ['parent_id'] });

  await queries.createTable('group_users', {
    workspace_id: reference('companies', 'CASCADE', true),
    group_id: part('groups'),
    user_id: part('users'),
    ...stamps(),
  });
  await queries.addIndex('group_users', { name: 'group_users_workspace_user', fields: ['workspace_id', 'user_id'] });
  await queries.addIndex('group_users', { name: 'group_users_user', fields: ['user_id'] });

  await queries.createTable('group_categories', {
    workspace_id: reference('companies', 'CASCADE', true),
    group_id: part('groups'),
    category_id: part('document_categories'),
    full_access: { type: DataTypes.BOOLEAN, allowNull: false },
    ...stamps(),
  });
  await queries.addIndex('group_categories', { name: 'group_categories_workspace', fields: ['workspace_id'] });
  await queries.addIndex('group_categories', { name: 'group_categories_category', fields: ['category_id'] });

  await queries.createTable('group_requests', {
    id: id(),
    workspace_id: reference('companies', 'CASCADE', true),
    user_id: reference('users', 'CASCADE', true),
    group_id: reference('groups', 'SET NULL', false),
    hash: line(64),
    message: { ...line(1000), defaultValue: '' },
    status: { ...line(20), defaultValue: 'waiting' },
    decided_by: reference('users', 'SET NULL', false),
    decided_at: moment(),
    ...stamps(),
  });
  await queries.addIndex('group_requests', { name: 'group_requests_hash', fields: ['hash'], unique: true });
  await queries.addIndex('group_requests', {
    name: 'group_requests_workspace',
    fields: ['workspace_id', 'status', 'id'],
  });
  for (const column of ['user_id', 'group_id', 'decided_by']) {
    await queries.addIndex('group_requests', { name: `group_requests_${column}`, fields: [column] });
  }
}
