/** A trial ends with its last day in Japan; plans without a trial never do. */
export function isExpired(plan: { readonly end_trial_date: string | null }, now: Date): boolean {
  if (plan.end_trial_date === null) return false;
  // Japan is nine hours ahead and knows no summer time.
  const today = new Date(now.getTime() + 9 * 3_600_000).toISOString().slice(0, 10);
  return today > plan.end_trial_date;
}
