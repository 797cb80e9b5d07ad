/** Refusals of one caller that are audited per minute; the rest is only logged, so that no caller can fill the audit. */
const mostPerMinute = 60;
/** Lines per minute for a caller who is over a rate limit. */
const mostOfOneLimit = 1;

/** Counts audited refusals by caller and minute, in process memory. */
export interface RefusalBound {
  /** Whether one more may be audited. Counts nothing. */
  isOpen(caller: string): boolean;
  /** Whether one more may be audited; counts it. */
  take(caller: string): boolean;
  /** The same for a caller who is over a rate limit. */
  takeLimited(caller: string): boolean;
}

export function createRefusalBound(now: () => Date): RefusalBound {
  let minute = 0;
  let counts = new Map<string, number>();
  const countOf = (key: string): number => {
    const current = Math.floor(now().getTime() / 60_000);
    if (current !== minute) counts = new Map();
    minute = current;
    return counts.get(key) ?? 0;
  };
  const take = (key: string, most: number): boolean => {
    const count = countOf(key) + 1;
    counts.set(key, count);
    return count <= most;
  };
  return {
    isOpen: (caller) => countOf(caller) < mostPerMinute,
    take: (caller) => take(caller, mostPerMinute),
    takeLimited: (caller) => take(`limit ${caller}`, mostOfOneLimit),
  };
}
