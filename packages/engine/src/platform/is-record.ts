/** Has the value properties by name? Not for arrays and null; also for objects of a class, such as a browser's `File`. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
