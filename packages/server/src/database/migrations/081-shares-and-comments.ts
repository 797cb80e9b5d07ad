import type { QueryInterface } from 'sequelize';
import {
  count,
  flag,
  id,
  json,
  line,
  longText,
  longTextOrNull,
  moment,
  number,
  reference,
  stamps,
  tenantColumns,
  text,
} from '../columns.ts';
import type { Migration } from '../migration.ts';

/** Links by which a document is shared with anyone who has them, and comments on documents. */
export const sharesAndComments: Migration = {
  name: '081-shares-and-comments',
  async up(queries: QueryInterface): Promise<void> {
    await queries.createTable('document_shares', {
      id: id(),
      workspace_id: reference('companies', 'CASCADE', true),
      document_id: reference('documents', 'CASCADE', true),
      token_hash: line(64),
      password: text(255),
      note: text(255),
      can_download: flag(),
      expires_at: moment(),
      most_openings: number(),
      openings: count(0),
      opened_at: moment(),
      revoked_at: moment(),
      created_user_id: reference('users', 'SET NULL', false),
      ...stamps(),
    });
    await queries.addIndex('document_shares', { name: 'document_shares_token', fields: ['token_hash'], unique: true });
    await queries.addIndex('document_shares', {
      name: 'document_shares_listed',
      fields: ['workspace_id', 'revoked_at', 'id'],
    });
    await queries.addIndex('document_shares', {
      name: 'document_shares_document',
      fields: ['document_id', 'revoked_at'],
    });
    await queries.addIndex('document_shares', { name: 'document_shares_creator', fields: ['created_user_id'] });
    await queries.createTable('document_comments', {
      ...tenantColumns(),
      document_id: reference('documents', 'CASCADE', true),
      version_id: reference('document_versions', 'SET NULL', false),
      user_id: reference('users', 'SET NULL', false),
      place: longTextOrNull(),
      content: longText(),
      mentions: json('[]'),
      edited_at: moment(),
    });
    await queries.addIndex('document_comments', { name: 'document_comments_listed', fields: ['document_id', 'id'] });
    await queries.addIndex('document_comments', {
      name: 'document_comments_workspace',
      fields: ['workspace_id', 'id'],
    });
    await queries.addIndex('document_comments', { name: 'document_comments_version', fields: ['version_id'] });
    await queries.addIndex('document_comments', { name: 'document_comments_user', fields: ['user_id'] });
  },
  async down(queries: QueryInterface): Promise<void> {
    await queries.dropTable('document_comments');
    await queries.dropTable('document_shares');
  },
};
