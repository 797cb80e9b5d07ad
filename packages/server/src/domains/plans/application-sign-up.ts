import type { UnitOfWork } from '../../database/database.ts';
import { storedSettings } from '../admin-settings/server-settings.ts';
import { dayInJapan } from '../../time/japan.ts';
import { isExpired } from './is-expired.ts';
import type { Plan } from './model.ts';

type Parts = Pick<UnitOfWork, 'models' | 'transaction'>;

/** A company that signs up for document creation needs a plan that opens it: without a plan the role opens nothing. */
export async function applicationSignUp(
  { models, transaction }: Parts,
  now: Date,
): Promise<{ readonly plan_id: number | null; readonly trial_ends_on: string | null }> {
  const settings = await storedSettings(models, transaction);
  const chosen =
    settings.application_plan_id === null
      ? null
      : await models.Plan.findByPk(settings.application_plan_id, { transaction });
  const plan = chosen ?? (await cheapest({ models, transaction }, now));
  if (plan === null) return { plan_id: null, trial_ends_on: null };
  const days = settings.application_trial_days;
  return { plan_id: plan.id, trial_ends_on: days === null ? null : dayInJapan(now, days - 1) };
}

/** The first public plan by price that opens document creation and can still be used. */
async function cheapest({ models, transaction }: Parts, now: Date): Promise<Plan | null> {
  const plans = await models.Plan.findAll({
    where: { status: 2 },
    order: [
      ['price', 'ASC'],
      ['id', 'ASC'],
    ],
    transaction,
  });
  return plans.find((plan) => plan.features['application_view'] === true && !isExpired(plan, now)) ?? null;
}
