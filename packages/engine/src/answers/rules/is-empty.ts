/** True when nothing was entered: undefined, null, an empty text or an empty list. Spaces are something. */
export function isEmpty(value: unknown): value is undefined | null | '' | readonly [] {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}
