import { asText } from './as-text.ts';

/** True for 1 to `max` half-width digits without hyphens, spaces or a plus. */
export function isPhoneDigits(value: unknown, max: number): boolean {
  const text = asText(value);
  return text !== undefined && text.length <= max && /^[0-9]+$/.test(text);
}
