import type { Models } from '../../database/models.ts';
import type { Plan } from './model.ts';

/** The plan of a company; null without one, or when it was deleted. */
export async function planOf(models: Models, companyId: number): Promise<Plan | null> {
  const company = await models.Company.findByPk(companyId, { attributes: ['plan_id'] });
  const planId = company?.plan_id ?? null;
  return planId === null ? null : models.Plan.findByPk(planId);
}
