import type { Transaction } from 'sequelize';
import type { Models } from '../../database/models.ts';
import type { Plan } from './model.ts';

/**
 * Joins the plan `p` of a company `c`, in SQL. A plan that was deleted counts as long as a company has it: without its flags and
 * limits everything would be open.
 */
export const joinPlan = 'LEFT JOIN plans p ON p.id = c.plan_id';

/** The plan of a company, as its flags, seats and storage are decided by; null without one. Also one that was deleted (joinPlan). */
export async function planOf(
  models: Models,
  companyId: number,
  transaction: Transaction | null = null,
): Promise<Plan | null> {
  const company = await models.Company.findByPk(companyId, { attributes: ['plan_id'], paranoid: false, transaction });
  const planId = company?.plan_id ?? null;
  return planId === null ? null : models.Plan.findByPk(planId, { paranoid: false, transaction });
}

/** Last day on which a company may use its plan on trial: that of the plan or the company's own, whichever comes first; null: no end. */
export async function trialOf(models: Models, companyId: number, plan: Plan): Promise<string | null> {
  const company = await models.Company.findByPk(companyId, { attributes: ['trial_ends_on'] });
  const days = [plan.end_trial_date, company?.trial_ends_on ?? null].filter((day) => day !== null);
  return days.toSorted()[0] ?? null;
}
