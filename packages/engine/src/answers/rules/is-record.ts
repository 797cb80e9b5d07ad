/** True for an object whose parts can be read by name, also one of a class such as a browser's `File`. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
