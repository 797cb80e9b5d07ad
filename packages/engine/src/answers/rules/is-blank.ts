import { isEmpty } from './is-empty.ts';

function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
}

/**
 * True when there is nothing to read: empty, only spaces of any width, or a list or an object (a name, an address) of which
 * every part is blank. Rules about presence use this, so that a space does not pass for an answer.
 */
export function isBlank(value: unknown): boolean {
  if (isEmpty(value)) return true;
  if (typeof value === 'string') return value.trim() === '';
  if (Array.isArray(value)) return value.every(isBlank);
  return isPlainObject(value) && Object.values(value).every(isBlank);
}
