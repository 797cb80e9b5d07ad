import { toHalfWidth } from '../japanese/index.ts';

/** Name before the number of tags that count up, unless the application sets its own (specification section 3). */
export const defaultIncrementPrefix = '連番';

/**
 * The counter that a tag names: the number after the prefix (`連番1` is 1, in any width), or null if the name is not a
 * incremental tag. Whether a question or field has that very name is for the caller to look up first.
 */
export function incrementTagNumber(name: string, prefix = defaultIncrementPrefix): number | null {
  if (!name.startsWith(prefix)) return null;
  const digits = toHalfWidth(name.slice(prefix.length), ['digits']);
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null;
}
