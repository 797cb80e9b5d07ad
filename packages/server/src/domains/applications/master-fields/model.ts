import {
  DataTypes,
  Model,
  type CreationOptional,
  type InferAttributes,
  type InferCreationAttributes,
  type Sequelize,
} from 'sequelize';
import { count, line, longText, reference, stamps } from '../../../database/columns.ts';
import { bindResource, ResourceRow } from '../../../database/resource-table.ts';
import { tableOptions } from '../../../database/table-options.ts';

/** A field that the staff share among applications. `definition` is JSON: its values but name and type. */
export class MasterField extends ResourceRow<MasterField> {
  declare name: string;
  /** 1-15, as in `application.json`. */
  declare type: number;
  declare definition: string;
}

/** The copy of a shared field in an application: a master field of its content. */
export class ApplicationMasterField extends Model<
  InferAttributes<ApplicationMasterField>,
  InferCreationAttributes<ApplicationMasterField>
> {
  declare application_id: number;
  /** Number of the master field within the application. */
  declare part_id: number;
  declare master_field_id: number;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;
}

export interface MasterFieldModels {
  readonly MasterField: typeof MasterField;
  readonly ApplicationMasterField: typeof ApplicationMasterField;
}

export function defineMasterFieldModels(sequelize: Sequelize): MasterFieldModels {
  class BoundUse extends ApplicationMasterField {}
  BoundUse.init(
    {
      application_id: { ...reference('applications', 'CASCADE', true), primaryKey: true },
      part_id: { type: DataTypes.INTEGER, allowNull: false, primaryKey: true },
      master_field_id: reference('master_fields', 'CASCADE', true),
      ...stamps(),
    },
    tableOptions(sequelize, 'ApplicationMasterField', 'application_master_fields'),
  );
  return {
    MasterField: bindResource(sequelize, MasterField, {
      table: 'master_fields',
      owner: 'staff',
      columns: () => ({ name: line(100), type: count(1), definition: longText() }),
      text: ['name'],
    }),
    ApplicationMasterField: BoundUse,
  };
}

declare module '../../../database/models.ts' {
  interface Models extends MasterFieldModels {}
}
