import { DataTypes, type QueryInterface } from 'sequelize';

/** The audit, and the jobs that wait to be handed over. */
export const auditAndOutbox = {
  name: '001-audit-and-outbox',
  async up(queries: QueryInterface): Promise<void> {
    await queries.createTable('audit_events', {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      workspace_id: { type: DataTypes.INTEGER },
      action: { type: DataTypes.STRING(64), allowNull: false },
      subject_kind: { type: DataTypes.STRING(64), allowNull: false },
      subject_id: { type: DataTypes.STRING(64) },
      actor_kind: { type: DataTypes.STRING(8), allowNull: false },
      actor_id: { type: DataTypes.INTEGER },
      actor_name: { type: DataTypes.STRING(255), allowNull: false },
      on_behalf_id: { type: DataTypes.INTEGER },
      on_behalf_name: { type: DataTypes.STRING(255) },
      before: { type: DataTypes.JSON },
      after: { type: DataTypes.JSON },
      note: { type: DataTypes.TEXT },
      request_id: { type: DataTypes.STRING(64) },
      address: { type: DataTypes.STRING(64) },
      user_agent: { type: DataTypes.STRING(512) },
      created_at: { type: DataTypes.DATE, allowNull: false },
      updated_at: { type: DataTypes.DATE, allowNull: false },
    });
    // Every list has the newest first, so each index ends in the id.
    await queries.addIndex('audit_events', { name: 'audit_events_workspace', fields: ['workspace_id', 'id'] });
    await queries.addIndex('audit_events', {
      name: 'audit_events_subject',
      fields: ['subject_kind', 'subject_id', 'id'],
    });
    await queries.addIndex('audit_events', { name: 'audit_events_actor', fields: ['actor_kind', 'actor_id', 'id'] });
    await queries.addIndex('audit_events', { name: 'audit_events_action', fields: ['action', 'id'] });
    await queries.addIndex('audit_events', { name: 'audit_events_on_behalf', fields: ['on_behalf_id', 'id'] });
    await queries.addIndex('audit_events', { name: 'audit_events_request', fields: ['request_id', 'id'] });
    await queries.addIndex('audit_events', { name: 'audit_events_created', fields: ['created_at', 'id'] });

    await queries.createTable('outbox', {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      uuid: { type: DataTypes.STRING(36), allowNull: false, unique: true },
      name: { type: DataTypes.STRING(64), allowNull: false },
      payload: { type: DataTypes.TEXT, allowNull: false },
      options: { type: DataTypes.TEXT, allowNull: false },
      created_at: { type: DataTypes.DATE, allowNull: false },
      updated_at: { type: DataTypes.DATE, allowNull: false },
    });
    await queries.addIndex('outbox', { name: 'outbox_created', fields: ['created_at', 'id'] });
  },
  async down(queries: QueryInterface): Promise<void> {
    await queries.dropTable('outbox');
    await queries.dropTable('audit_events');
  },
};
