import {
  DataTypes,
  Model,
  type CreationOptional,
  type InferAttributes,
  type InferCreationAttributes,
  type Sequelize,
} from 'sequelize';
import { tableOptions } from './table-options.ts';

/** A job or an event that a committed unit of work requested and that has not been dispatched yet. */
export class OutboxRow extends Model<InferAttributes<OutboxRow>, InferCreationAttributes<OutboxRow>> {
  declare id: CreationOptional<number>;
  /** Becomes the id of the job or event: handed on twice, it counts once. */
  declare uuid: string;
  declare name: string;
  /** JSON. */
  declare payload: string;
  /** JSON of the job's options; times as ISO 8601. */
  declare options: string;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;
}

export interface OutboxModels {
  readonly OutboxRow: typeof OutboxRow;
}

export function defineOutboxModels(sequelize: Sequelize): OutboxModels {
  class BoundOutboxRow extends OutboxRow {}
  BoundOutboxRow.init(
    {
      id: { type: DataTypes.INTEGER, autoIncrement: true, primaryKey: true },
      uuid: { type: DataTypes.STRING(36), allowNull: false },
      name: { type: DataTypes.STRING(64), allowNull: false },
      payload: { type: DataTypes.TEXT, allowNull: false },
      options: { type: DataTypes.TEXT, allowNull: false },
      created_at: { type: DataTypes.DATE, allowNull: false },
      updated_at: { type: DataTypes.DATE, allowNull: false },
    },
    tableOptions(sequelize, 'OutboxRow', 'outbox'),
  );
  return { OutboxRow: BoundOutboxRow };
}
