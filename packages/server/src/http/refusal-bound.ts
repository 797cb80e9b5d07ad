/** Refusals of one caller that are written in a minute; the rest is only logged, so that nobody fills the audit. */
const mostPerMinute = 60;
/** A caller who is over a limit goes on being so: one line a minute says it. */
const mostOfOneLimit = 1;

/** Counts the refusals that are written, by caller and minute, in the memory of the process. */
export interface RefusalBound {
  /** May one more be written? Counts nothing. */
  isOpen(caller: string): boolean;
  /** The same, and counts it. */
  take(caller: string): boolean;
  /** The same for a caller who is over a limit of calls. */
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
