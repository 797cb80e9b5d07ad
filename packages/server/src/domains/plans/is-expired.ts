import { dayInJapan } from '../../time/japan.ts';

/** A trial ends with its last day in Japan; plans without a trial never do. */
export function isExpired(plan: { readonly end_trial_date: string | null }, now: Date): boolean {
  if (plan.end_trial_date === null) return false;
  return dayInJapan(now) > plan.end_trial_date;
}
