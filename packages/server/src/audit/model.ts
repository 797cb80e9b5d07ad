import {
  DataTypes,
  Model,
  type CreationOptional,
  type InferAttributes,
  type InferCreationAttributes,
  type Sequelize,
} from 'sequelize';
import { tableOptions } from '../database/table-options.ts';

/** One stored line of the audit. Lines are only ever added. */
export class AuditEvent extends Model<InferAttributes<AuditEvent>, InferCreationAttributes<AuditEvent>> {
  declare id: CreationOptional<number>;
  declare workspace_id: number | null;
  declare action: string;
  declare subject_kind: string;
  declare subject_id: string | null;
  /** The owner of the record that a refused call requested; shown to staff only. */
  declare subject_workspace_id: CreationOptional<number | null>;
  declare actor_kind: 'guest' | 'user' | 'admin' | 'system';
  declare actor_id: number | null;
  /** The value at the time of the action. */
  declare actor_name: string;
  /** The member of the staff who acted as the user. */
  declare on_behalf_id: number | null;
  declare on_behalf_name: string | null;
  declare before: Record<string, unknown> | null;
  declare after: Record<string, unknown> | null;
  declare note: string | null;
  declare request_id: string | null;
  declare address: string | null;
  declare user_agent: string | null;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;
}

export interface AuditModels {
  readonly AuditEvent: typeof AuditEvent;
}

export function defineAuditModels(sequelize: Sequelize): AuditModels {
  class BoundAuditEvent extends AuditEvent {}
  BoundAuditEvent.init(
    {
      id: { type: DataTypes.INTEGER, autoIncrement: true, primaryKey: true },
      workspace_id: { type: DataTypes.INTEGER, allowNull: true },
      action: { type: DataTypes.STRING(64), allowNull: false },
      subject_kind: { type: DataTypes.STRING(64), allowNull: false },
      subject_id: { type: DataTypes.STRING(64), allowNull: true },
      subject_workspace_id: { type: DataTypes.INTEGER, allowNull: true },
      actor_kind: { type: DataTypes.STRING(8), allowNull: false },
      actor_id: { type: DataTypes.INTEGER, allowNull: true },
      actor_name: { type: DataTypes.STRING(255), allowNull: false },
      on_behalf_id: { type: DataTypes.INTEGER, allowNull: true },
      on_behalf_name: { type: DataTypes.STRING(255), allowNull: true },
      before: { type: DataTypes.JSON, allowNull: true },
      after: { type: DataTypes.JSON, allowNull: true },
      note: { type: DataTypes.TEXT, allowNull: true },
      request_id: { type: DataTypes.STRING(64), allowNull: true },
      address: { type: DataTypes.STRING(64), allowNull: true },
      user_agent: { type: DataTypes.STRING(512), allowNull: true },
      created_at: { type: DataTypes.DATE, allowNull: false },
      updated_at: { type: DataTypes.DATE, allowNull: false },
    },
    tableOptions(sequelize, 'AuditEvent', 'audit_events'),
  );
  return { AuditEvent: BoundAuditEvent };
}
