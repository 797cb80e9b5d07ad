import type { Models } from '../../database/models.ts';
import type { Plan } from './model.ts';

/** The plan of a company; null without one, or when it was deleted. */
export async function planOf(models: Models, companyId: number): Promise<Plan | null> {
  const company = await models.Company.findByPk(companyId, { attributes: ['plan_id'] });
  const planId = company?.plan_id ?? null;
  return planId === null ? null : models.Plan.findByPk(planId);
}

/** Last day on which a company may use its plan on trial: that of the plan or the company's own, whichever comes first; null: no end. */
export async function trialOf(models: Models, companyId: number, plan: Plan): Promise<string | null> {
  const company = await models.Company.findByPk(companyId, { attributes: ['trial_ends_on'] });
  const days = [plan.end_trial_date, company?.trial_ends_on ?? null].filter((day) => day !== null);
  return days.toSorted()[0] ?? null;
}
