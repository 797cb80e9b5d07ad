import type { QueryInterface } from 'sequelize';
import { id, json, line, moment, reference, stamps, text, when } from '../../columns.ts';

export async function createSessionTables(queries: QueryInterface): Promise<void> {
  await queries.createTable('sessions', {
    id: id(),
    kind: line(10),
    user_id: reference('users', 'CASCADE', false),
    admin_id: reference('admins', 'CASCADE', false),
    token_hash: line(64),
    last_seen_at: when(),
    expires_at: when(),
    address: text(64),
    user_agent: text(512),
    device_token: text(512),
    on_behalf_admin_id: reference('admins', 'CASCADE', false),
    ...stamps(),
  });
  await queries.addIndex('sessions', { name: 'sessions_token', fields: ['token_hash'], unique: true });
  for (const column of ['user_id', 'admin_id', 'on_behalf_admin_id', 'expires_at']) {
    await queries.addIndex('sessions', { name: `sessions_${column}`, fields: [column] });
  }

  await queries.createTable('one_time_tokens', {
    id: id(),
    purpose: line(20),
    token_hash: line(64),
    email: text(254),
    user_id: reference('users', 'CASCADE', false),
    admin_id: reference('admins', 'CASCADE', false),
    payload: json('{}'),
    expires_at: when(),
    used_at: moment(),
    ...stamps(),
  });
  await queries.addIndex('one_time_tokens', { name: 'one_time_tokens_token', fields: ['token_hash'], unique: true });
  await queries.addIndex('one_time_tokens', { name: 'one_time_tokens_email', fields: ['email', 'purpose'] });
  for (const column of ['user_id', 'admin_id', 'expires_at']) {
    await queries.addIndex('one_time_tokens', { name: `one_time_tokens_${column}`, fields: [column] });
  }
}
