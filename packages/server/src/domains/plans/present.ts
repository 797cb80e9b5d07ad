import type { Plan as PlanShape } from '../../contract/plans.ts';
import type { Plan } from './model.ts';

export function presentPlan(plan: Plan): PlanShape {
  return {
    id: plan.id,
    name: plan.name,
    price: plan.price,
    plan_type: plan.plan_type as PlanShape['plan_type'],
    storage: plan.storage,
    limit_member: plan.limit_member,
    features: { ...plan.features },
    end_trial_date: plan.end_trial_date,
  };
}
