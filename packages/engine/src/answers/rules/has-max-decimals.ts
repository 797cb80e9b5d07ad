import { readDecimal } from '../../application/validate/form-rules/index.ts';
import { asText } from './as-text.ts';

/**
 * True for a number written with at most `decimals` digits behind the point. A written zero counts: 1.250 has
 * three.
 */
export function hasMaxDecimals(value: unknown, decimals: number): boolean {
  if (!readDecimal(value)) return false;
  const text = asText(value) ?? '';
  const point = text.indexOf('.');
  // A number printed as 1e-7 has more decimals than any limit of the specification; 1e+21 has none.
  if (text.includes('e-')) return false;
  return point === -1 || text.includes('e') || text.length - point - 1 <= decimals;
}
