import {
  DataTypes,
  Model,
  type CreationOptional,
  type InferAttributes,
  type InferCreationAttributes,
  type Sequelize,
} from 'sequelize';
import type { NotificationKind } from '../../contract/notifications.ts';
import { tableOptions } from '../../database/table-options.ts';

/** One line of a person's bell. */
export class NotificationRow extends Model<InferAttributes<NotificationRow>, InferCreationAttributes<NotificationRow>> {
  declare id: CreationOptional<number>;
  declare user_id: number;
  /** The company that it is about; the person may have left it. */
  declare company_id: number | null;
  declare kind: NotificationKind;
  declare actor_name: string;
  declare subject: string;
  /** The document that it is about. */
  declare document_id: CreationOptional<number | null>;
  declare read_at: CreationOptional<Date | null>;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;
}

export function defineNotificationModels(sequelize: Sequelize): { readonly NotificationRow: typeof NotificationRow } {
  class BoundNotification extends NotificationRow {}
  BoundNotification.init(
    {
      id: { type: DataTypes.INTEGER, autoIncrement: true, primaryKey: true },
      user_id: { type: DataTypes.INTEGER, allowNull: false },
      company_id: { type: DataTypes.INTEGER },
      kind: { type: DataTypes.STRING(32), allowNull: false },
      actor_name: { type: DataTypes.STRING(255), allowNull: false },
      subject: { type: DataTypes.STRING(255), allowNull: false },
      document_id: { type: DataTypes.INTEGER },
      read_at: { type: DataTypes.DATE },
      created_at: { type: DataTypes.DATE, allowNull: false },
      updated_at: { type: DataTypes.DATE, allowNull: false },
    },
    tableOptions(sequelize, 'NotificationRow', 'notifications'),
  );
  return { NotificationRow: BoundNotification };
}

declare module '../../database/models.ts' {
  interface Models extends ReturnType<typeof defineNotificationModels> {}
}
