/** `YYYY-MM-DD` in Japan, `days` later. */
export function dayInJapan(now: Date, days = 0): string {
  // Japan is nine hours ahead and knows no summer time.
  return new Date(now.getTime() + 9 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);
}

/** A trial ends with its last day in Japan; plans without a trial never do. */
export function isExpired(plan: { readonly end_trial_date: string | null }, now: Date): boolean {
  if (plan.end_trial_date === null) return false;
  return dayInJapan(now) > plan.end_trial_date;
}
