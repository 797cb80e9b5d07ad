import {
  DataTypes,
  Model,
  type CreationOptional,
  type InferAttributes,
  type InferCreationAttributes,
  type Sequelize,
} from 'sequelize';
import { tableOptions } from '../database/table-options.ts';

/** A count of calls shared by all processes. Written by the limiter itself (rate-limits.ts). */
export class RateLimit extends Model<InferAttributes<RateLimit>, InferCreationAttributes<RateLimit>> {
  declare key: string;
  declare points: CreationOptional<number>;
  /** Milliseconds since 1970; null never expires. */
  declare expire: number | null;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;
}

export interface RateLimitModels {
  readonly RateLimit: typeof RateLimit;
}

declare module '../database/models.ts' {
  interface Models extends RateLimitModels {}
}

export function defineRateLimitModels(sequelize: Sequelize): RateLimitModels {
  class BoundRateLimit extends RateLimit {}
  BoundRateLimit.init(
    {
      key: { type: DataTypes.STRING(255), primaryKey: true },
      points: { type: DataTypes.INTEGER, allowNull: false, defaultValue: 0 },
      expire: DataTypes.BIGINT,
      created_at: DataTypes.DATE,
      updated_at: DataTypes.DATE,
    },
    tableOptions(sequelize, 'RateLimit', 'rate_limits'),
  );
  return { RateLimit: BoundRateLimit };
}
