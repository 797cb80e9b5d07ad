import {
  DataTypes,
  Model,
  type CreationOptional,
  type InferAttributes,
  type InferCreationAttributes,
  type Sequelize,
} from 'sequelize';
import { restorableOptions } from '../../database/table-options.ts';

/** A member of the staff, who logs in to the admin area by `uid`. */
export class Admin extends Model<InferAttributes<Admin>, InferCreationAttributes<Admin>> {
  declare id: CreationOptional<number>;
  /** Login name, unique without regard to case among those who are not deleted. */
  declare uid: string;
  /** Argon2id, PHC format. */
  declare password: string;
  declare name: string;
  /** 0 general, 1 test. */
  declare status: CreationOptional<number>;
  declare suspended_at: CreationOptional<Date | null>;
  declare version: CreationOptional<number>;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;
  declare deleted_at: CreationOptional<Date | null>;
}

export function defineAdminModels(sequelize: Sequelize): { readonly Admin: typeof Admin } {
  class BoundAdmin extends Admin {}
  BoundAdmin.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      uid: { type: DataTypes.STRING(100), allowNull: false },
      password: { type: DataTypes.STRING(255), allowNull: false },
      name: { type: DataTypes.STRING(255), allowNull: false },
      status: { type: DataTypes.INTEGER, allowNull: false, defaultValue: 0 },
      suspended_at: { type: DataTypes.DATE },
      version: { type: DataTypes.INTEGER, allowNull: false, defaultValue: 0 },
      created_at: { type: DataTypes.DATE, allowNull: false },
      updated_at: { type: DataTypes.DATE, allowNull: false },
      deleted_at: { type: DataTypes.DATE },
    },
    restorableOptions(sequelize, 'Admin', 'admins'),
  );
  return { Admin: BoundAdmin };
}

declare module '../../database/models.ts' {
  interface Models extends ReturnType<typeof defineAdminModels> {}
}
