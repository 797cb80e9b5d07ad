import {
  DataTypes,
  Model,
  type CreationOptional,
  type InferAttributes,
  type InferCreationAttributes,
  type Sequelize,
} from 'sequelize';
import { count, line, longText, reference, stamps } from '../../database/columns.ts';
import { StoredRow, storedColumns } from '../../database/stored-row.ts';
import { tableOptions } from '../../database/table-options.ts';

/** Part of the numbers of runs of an application. The sum of its rows is the number; triggers of the database maintain them. */
export class ApplicationUserCount extends Model<
  InferAttributes<ApplicationUserCount>,
  InferCreationAttributes<ApplicationUserCount>
> {
  declare application_id: number;
  declare slot: number;
  declare total: number;
  declare complete: number;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;
}

/** Conditions on the list of those who use an application, saved by the staff. They are never changed, only deleted. */
export class ApplicationFilter extends StoredRow<ApplicationFilter> {
  declare application_id: number;
  declare name: string;
  /** JSON of FilterConditions (contract). */
  declare conditions: string;
  /** Name of the member of the staff. */
  declare created_by: string;
}

export interface AppUserModels {
  readonly ApplicationUserCount: typeof ApplicationUserCount;
  readonly ApplicationFilter: typeof ApplicationFilter;
}

export function defineAppUserModels(sequelize: Sequelize): AppUserModels {
  class BoundCount extends ApplicationUserCount {}
  BoundCount.init(
    {
      application_id: { ...reference('applications', 'CASCADE', true), primaryKey: true },
      slot: { type: DataTypes.INTEGER, primaryKey: true },
      total: count(0),
      complete: count(0),
      ...stamps(),
    },
    tableOptions(sequelize, 'ApplicationUserCount', 'application_user_counts'),
  );
  class BoundFilter extends ApplicationFilter {}
  BoundFilter.init(
    {
      ...storedColumns(),
      application_id: reference('applications', 'CASCADE', true),
      name: line(100),
      conditions: longText(),
      created_by: line(255),
    },
    tableOptions(sequelize, 'ApplicationFilter', 'application_filters'),
  );
  return { ApplicationUserCount: BoundCount, ApplicationFilter: BoundFilter };
}

declare module '../../database/models.ts' {
  interface Models extends AppUserModels {}
}
