import type { QueryInterface } from 'sequelize';
import {
  count,
  day,
  flag,
  id,
  json,
  line,
  moment,
  number,
  reference,
  stamps,
  text,
  version,
  when,
} from '../columns.ts';
import type { Migration } from '../migration.ts';

const tenant = () => ({ id: id(), workspace_id: reference('companies', 'CASCADE', true) });

const indexes = [
  ['approval_requests', 'document', ['document_id', 'id']],
  ['approval_requests', 'listed', ['workspace_id', 'state', 'id']],
  ['approval_requests', 'applicant', ['applicant_user_id', 'state', 'id']],
  ['approval_requests', 'version', ['version_id']],
  ['approval_advisors', 'workspace', ['workspace_id']],
  ['approval_advisors', 'request', ['request_id']],
  ['approval_advisors', 'file', ['file_id']],
  ['approval_steps', 'workspace', ['workspace_id']],
  ['approval_steps', 'request', ['request_id', 'position']],
  ['approval_steps', 'approver', ['approver_user_id', 'state', 'request_id']],
  ['approval_steps', 'actor', ['acted_user_id']],
  ['approval_steps', 'advisor', ['advisor_id']],
  ['approval_steps', 'due', ['state', 'due_on']],
  ['approval_acts', 'workspace', ['workspace_id']],
  ['approval_acts', 'request', ['request_id', 'id']],
  ['approval_acts', 'actor', ['actor_user_id']],
  ['approval_acts', 'version', ['version_id']],
  ['approval_absences', 'workspace', ['workspace_id', 'ends_on']],
  ['approval_absences', 'user', ['user_id', 'ends_on']],
  ['approval_absences', 'substitute', ['substitute_user_id', 'ends_on']],
] as const;

/** Requests to approve documents: their steps, outside advisors, acts, and who acts for absent members. Bells name a document. */
export const approvals: Migration = {
  name: '080-approvals',
  async up(queries: QueryInterface): Promise<void> {
    await queries.createTable('approval_requests', {
      ...tenant(),
      document_id: reference('documents', 'CASCADE', true),
      version_id: reference('document_versions', 'SET NULL', false),
      content_sha256: line(64),
      number: count(1),
      turns: line(10),
      needs: line(5),
      state: line(15),
      message: text(2000),
      applicant_user_id: reference('users', 'SET NULL', false),
      applicant_name: line(255),
      ended_at: moment(),
      version: version(),
      ...stamps(),
    });
    await queries.createTable('approval_advisors', {
      ...tenant(),
      request_id: reference('approval_requests', 'CASCADE', true),
      email: line(254),
      name: text(100),
      locale: line(2),
      token_hash: line(64),
      credential_token_hash: line(64),
      status: count(0),
      details: json('[]'),
      is_uploaded_file: flag(),
      file_id: reference('files', 'SET NULL', false),
      expires_at: when(),
      opened_at: moment(),
      ...stamps(),
    });
    await queries.createTable('approval_steps', {
      ...tenant(),
      request_id: reference('approval_requests', 'CASCADE', true),
      position: count(1),
      approver_user_id: reference('users', 'SET NULL', false),
      advisor_id: reference('approval_advisors', 'CASCADE', false),
      state: line(15),
      acted_user_id: reference('users', 'SET NULL', false),
      acted_at: moment(),
      due_on: day(),
      reminded_on: day(),
      ...stamps(),
    });
    await queries.createTable('approval_acts', {
      ...tenant(),
      request_id: reference('approval_requests', 'CASCADE', true),
      act: line(15),
      at: when(),
      actor_user_id: reference('users', 'SET NULL', false),
      advisor_id: number(),
      actor_name: line(255),
      approver_name: text(255),
      comment: text(2000),
      version_id: reference('document_versions', 'SET NULL', false),
      content_sha256: line(64),
      ...stamps(),
    });
    await queries.createTable('approval_absences', {
      ...tenant(),
      user_id: reference('users', 'CASCADE', true),
      substitute_user_id: reference('users', 'CASCADE', true),
      starts_on: { ...day(), allowNull: false },
      ends_on: { ...day(), allowNull: false },
      ...stamps(),
    });
    for (const column of ['token_hash', 'credential_token_hash'])
      await queries.addIndex('approval_advisors', {
        name: `approval_advisors_${column}`,
        fields: [column],
        unique: true,
      });
    // A document is presented for approval once at a time.
    await queries.addIndex('approval_requests', {
      name: 'approval_requests_open',
      fields: ['document_id'],
      unique: true,
      where: { state: 'open' },
    });
    for (const [table, name, fields] of indexes)
      await queries.addIndex(table, { name: `${table}_${name}`, fields: [...fields] });
    await queries.sequelize.query('ALTER TABLE notifications ADD COLUMN document_id INTEGER');
  },
  async down(queries: QueryInterface): Promise<void> {
    await queries.sequelize.query('ALTER TABLE notifications DROP COLUMN document_id');
    for (const table of [
      'approval_absences',
      'approval_acts',
      'approval_steps',
      'approval_advisors',
      'approval_requests',
    ])
      await queries.dropTable(table);
  },
};
