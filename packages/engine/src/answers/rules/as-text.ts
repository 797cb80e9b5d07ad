/** The value as it would be typed: text as it is, a finite number in digits. Anything else is no text: undefined. */
export function asText(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : undefined;
}
