import {
  DataTypes,
  Model,
  type CreationOptional,
  type InferAttributes,
  type InferCreationAttributes,
  type Sequelize,
} from 'sequelize';
import { tableOptions } from '../../database/table-options.ts';

/** What the staff decide for the whole service: one row, made by the first change. null: as the product does by itself. */
export class ServerSettings extends Model<InferAttributes<ServerSettings>, InferCreationAttributes<ServerSettings>> {
  declare id: CreationOptional<number>;
  declare support_email: CreationOptional<string | null>;
  declare login_notice: CreationOptional<string | null>;
  /** Bytes. */
  declare upload_max_bytes: CreationOptional<number | null>;
  declare application_plan_id: CreationOptional<number | null>;
  declare application_trial_days: CreationOptional<number | null>;
  declare version: CreationOptional<number>;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;
}

export function defineServerSettingsModels(sequelize: Sequelize): { readonly ServerSettings: typeof ServerSettings } {
  class BoundServerSettings extends ServerSettings {}
  BoundServerSettings.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      support_email: { type: DataTypes.STRING(254) },
      login_notice: { type: DataTypes.STRING(1000) },
      upload_max_bytes: { type: DataTypes.INTEGER },
      application_plan_id: { type: DataTypes.INTEGER },
      application_trial_days: { type: DataTypes.INTEGER },
      version: { type: DataTypes.INTEGER, allowNull: false, defaultValue: 0 },
      created_at: { type: DataTypes.DATE, allowNull: false },
      updated_at: { type: DataTypes.DATE, allowNull: false },
    },
    tableOptions(sequelize, 'ServerSettings', 'server_settings'),
  );
  return { ServerSettings: BoundServerSettings };
}

declare module '../../database/models.ts' {
  interface Models extends ReturnType<typeof defineServerSettingsModels> {}
}
