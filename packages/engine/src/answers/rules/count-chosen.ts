import { isEmpty } from './is-empty.ts';

/** How many things are chosen: the length of a list, 0 for an empty value, 1 for anything else. */
export function countChosen(value: unknown): number {
  if (Array.isArray(value)) return value.length;
  return isEmpty(value) ? 0 : 1;
}
