import {
  DataTypes,
  Model,
  QueryTypes,
  type CreationOptional,
  type InferAttributes,
  type InferCreationAttributes,
  type Sequelize,
} from 'sequelize';
import { restorableOptions } from '../../database/table-options.ts';
import { AppError } from '../../errors/app-error.ts';

/**
 * A plan is not deleted while a company has it, deleted companies too, for they can be restored.
 * @throws {AppError} plan_in_use with the number of companies
 */
async function demandUnused(sequelize: Sequelize, planId: number): Promise<void> {
  const [row] = await sequelize.query<{ readonly companies: number }>(
    'SELECT COUNT(*) AS companies FROM companies WHERE plan_id = :planId',
    { replacements: { planId }, type: QueryTypes.SELECT },
  );
  const companies = row?.companies ?? 0;
  if (companies > 0) throw new AppError('plan_in_use', { params: { companies } });
}

/** What a workspace may do and how much of it: flags of features, seats, storage. */
export class Plan extends Model<InferAttributes<Plan>, InferCreationAttributes<Plan>> {
  declare id: CreationOptional<number>;
  declare name: string;
  /** Yen a month. */
  declare price: number;
  /** 1 draft, 2 public, 3 limited public. */
  declare status: CreationOptional<number>;
  /** 0 not shown, 1 shown. */
  declare is_show: CreationOptional<number>;
  /** Gigabytes (10^9 bytes), at most two decimals; null: without a bound. */
  declare storage: CreationOptional<number | null>;
  /** Plan permissions by name; empty: see access/policies. */
  declare features: CreationOptional<Record<string, boolean>>;
  /** Seats; null: without a bound. */
  declare limit_member: CreationOptional<number | null>;
  /** 1 blank, 2 standard, 3 business, 4 professional. */
  declare plan_type: CreationOptional<number>;
  /** Last day of the trial, `YYYY-MM-DD`. */
  declare end_trial_date: CreationOptional<string | null>;
  declare version: CreationOptional<number>;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;
  declare deleted_at: CreationOptional<Date | null>;
}

export function definePlanModels(sequelize: Sequelize): { readonly Plan: typeof Plan } {
  class BoundPlan extends Plan {}
  BoundPlan.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      name: { type: DataTypes.STRING(255), allowNull: false },
      price: { type: DataTypes.INTEGER, allowNull: false },
      status: { type: DataTypes.INTEGER, allowNull: false, defaultValue: 1 },
      is_show: { type: DataTypes.INTEGER, allowNull: false, defaultValue: 0 },
      storage: { type: DataTypes.DOUBLE },
      features: { type: DataTypes.JSON, allowNull: false, defaultValue: {} },
      limit_member: { type: DataTypes.INTEGER },
      plan_type: { type: DataTypes.INTEGER, allowNull: false, defaultValue: 1 },
      end_trial_date: { type: DataTypes.DATEONLY },
      version: { type: DataTypes.INTEGER, allowNull: false, defaultValue: 0 },
      created_at: { type: DataTypes.DATE, allowNull: false },
      updated_at: { type: DataTypes.DATE, allowNull: false },
      deleted_at: { type: DataTypes.DATE },
    },
    restorableOptions(sequelize, 'Plan', 'plans'),
  );
  // Whatever deletes a plan: a company that has it would lose what it pays for.
  BoundPlan.addHook('beforeDestroy', async (plan) => demandUnused(sequelize, plan.get('id') as number));
  BoundPlan.addHook('beforeBulkDestroy', () => {
    throw new Error('Plans are deleted one by one, for each must be unused.');
  });
  return { Plan: BoundPlan };
}

declare module '../../database/models.ts' {
  interface Models extends ReturnType<typeof definePlanModels> {}
}
