import {
  DataTypes,
  Model,
  type CreationOptional,
  type InferAttributes,
  type InferCreationAttributes,
  type Sequelize,
} from 'sequelize';
import { tableOptions } from '../database/table-options.ts';

/**
 * An event in transit between processes: on PostgreSQL one that is too large for a notification, which contains only its id; on
 * SQLite the events from workers and commands to the server. Stored for some minutes.
 */
export class RealtimeMessage extends Model<InferAttributes<RealtimeMessage>, InferCreationAttributes<RealtimeMessage>> {
  declare id: CreationOptional<number>;
  /** JSON. */
  declare body: string;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;
}

export interface RealtimeModels {
  readonly RealtimeMessage: typeof RealtimeMessage;
}

export function defineRealtimeModels(sequelize: Sequelize): RealtimeModels {
  class BoundRealtimeMessage extends RealtimeMessage {}
  BoundRealtimeMessage.init(
    {
      id: { type: DataTypes.INTEGER, autoIncrement: true, primaryKey: true },
      body: { type: DataTypes.TEXT, allowNull: false },
      created_at: DataTypes.DATE,
      updated_at: DataTypes.DATE,
    },
    tableOptions(sequelize, 'RealtimeMessage', 'realtime_messages'),
  );
  return { RealtimeMessage: BoundRealtimeMessage };
}
