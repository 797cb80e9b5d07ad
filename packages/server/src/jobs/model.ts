import {
  DataTypes,
  Model,
  type CreationOptional,
  type InferAttributes,
  type InferCreationAttributes,
  type Sequelize,
} from 'sequelize';
import { tableOptions } from '../database/table-options.ts';

/** A job of the table backend (SQLite). On PostgreSQL the table is empty: pg-boss has its own. */
export class JobRow extends Model<InferAttributes<JobRow>, InferCreationAttributes<JobRow>> {
  /** Order in which jobs were stored. */
  declare id: CreationOptional<number>;
  declare uuid: string;
  declare name: string;
  /** JSON. */
  declare payload: string;
  declare status: 'waiting' | 'running' | 'done' | 'dead';
  declare run_at: Date;
  declare attempt: CreationOptional<number>;
  declare attempts: number;
  declare key: string | null;
  declare user_id: number | null;
  declare lease_until: Date | null;
  declare holder: string | null;
  declare error: string | null;
  declare finished_at: Date | null;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;
}

/** One run of a schedule: the unique pair of name and time makes it happen once over all processes. */
export class ScheduleRun extends Model<InferAttributes<ScheduleRun>, InferCreationAttributes<ScheduleRun>> {
  declare id: CreationOptional<number>;
  declare name: string;
  /** Scheduled time of the run. */
  declare due_at: Date;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;
}

export interface JobModels {
  readonly JobRow: typeof JobRow;
  readonly ScheduleRun: typeof ScheduleRun;
}

export function defineJobModels(sequelize: Sequelize): JobModels {
  const id = { type: DataTypes.INTEGER, autoIncrement: true, primaryKey: true } as const;
  class BoundJobRow extends JobRow {}
  BoundJobRow.init(
    {
      id,
      uuid: { type: DataTypes.STRING(36), allowNull: false },
      name: { type: DataTypes.STRING(64), allowNull: false },
      payload: { type: DataTypes.TEXT, allowNull: false },
      status: { type: DataTypes.STRING(16), allowNull: false },
      run_at: { type: DataTypes.DATE, allowNull: false },
      attempt: { type: DataTypes.INTEGER, allowNull: false, defaultValue: 0 },
      attempts: { type: DataTypes.INTEGER, allowNull: false },
      key: { type: DataTypes.STRING(255), allowNull: true },
      user_id: { type: DataTypes.INTEGER, allowNull: true },
      lease_until: { type: DataTypes.DATE, allowNull: true },
      holder: { type: DataTypes.STRING(36), allowNull: true },
      error: { type: DataTypes.TEXT, allowNull: true },
      finished_at: { type: DataTypes.DATE, allowNull: true },
      created_at: DataTypes.DATE,
      updated_at: DataTypes.DATE,
    },
    tableOptions(sequelize, 'JobRow', 'jobs'),
  );
  class BoundScheduleRun extends ScheduleRun {}
  BoundScheduleRun.init(
    {
      id,
      name: { type: DataTypes.STRING(64), allowNull: false },
      due_at: { type: DataTypes.DATE, allowNull: false },
      created_at: DataTypes.DATE,
      updated_at: DataTypes.DATE,
    },
    tableOptions(sequelize, 'ScheduleRun', 'schedule_runs'),
  );
  return { JobRow: BoundJobRow, ScheduleRun: BoundScheduleRun };
}
