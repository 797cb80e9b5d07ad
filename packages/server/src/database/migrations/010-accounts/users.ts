import { DataTypes, fn, col, type QueryInterface } from 'sequelize';
import { count, id, json, line, moment, reference, stamps, text, version, when } from '../../columns.ts';

const flag = () => ({ type: DataTypes.BOOLEAN, allowNull: false, defaultValue: false });

export async function createUserTables(queries: QueryInterface): Promise<void> {
  await queries.createTable('users', {
    id: id(),
    email: line(254),
    password: text(255),
    last_name: { ...line(100), defaultValue: '' },
    first_name: { ...line(100), defaultValue: '' },
    kana: text(200),
    phone: text(20),
    status: count(0),
    is_role_application: flag(),
    email_verified_at: moment(),
    registered_at: moment(),
    first_logged_in_at: moment(),
    suspended_at: moment(),
    payment_step: count(0),
    notification: json('{}'),
    locale: { ...line(2), defaultValue: 'jp' },
    version: version(),
    ...stamps(),
    deleted_at: moment(),
  });
  await queries.addIndex('users', {
    name: 'users_email_living',
    fields: [fn('lower', col('email'))],
    unique: true,
    where: { deleted_at: null },
  });
  await queries.addIndex('users', { name: 'users_created', fields: ['created_at', 'id'] });

  await queries.createTable('members', {
    id: id(),
    workspace_id: reference('companies', 'CASCADE', true),
    user_id: reference('users', 'CASCADE', true),
    is_root: flag(),
    removed_at: moment(),
    ...stamps(),
  });
  await queries.addIndex('members', {
    name: 'members_workspace_user',
    fields: ['workspace_id', 'user_id'],
    unique: true,
  });
  await queries.addIndex('members', { name: 'members_user', fields: ['user_id'] });
  await queries.addIndex('members', {
    name: 'members_living',
    fields: ['workspace_id', 'id'],
    where: { removed_at: null },
  });
  await queries.addIndex('members', {
    name: 'members_one_root',
    fields: ['workspace_id'],
    unique: true,
    where: { is_root: true, removed_at: null },
  });

  await queries.createTable('invitations', {
    id: id(),
    workspace_id: reference('companies', 'CASCADE', true),
    email: line(254),
    token_hash: line(64),
    group_ids: json('[]'),
    invited_by: reference('users', 'SET NULL', false),
    user_id: reference('users', 'CASCADE', false),
    expires_at: when(),
    accepted_at: moment(),
    revoked_at: moment(),
    ...stamps(),
  });
  await queries.addIndex('invitations', { name: 'invitations_token', fields: ['token_hash'], unique: true });
  await queries.addIndex('invitations', { name: 'invitations_workspace', fields: ['workspace_id', 'id'] });
  await queries.addIndex('invitations', { name: 'invitations_user', fields: ['user_id'] });
  await queries.addIndex('invitations', { name: 'invitations_invited_by', fields: ['invited_by'] });
  await queries.addIndex('invitations', {
    name: 'invitations_one_open',
    fields: ['workspace_id', fn('lower', col('email'))],
    unique: true,
    where: { accepted_at: null, revoked_at: null },
  });
}
