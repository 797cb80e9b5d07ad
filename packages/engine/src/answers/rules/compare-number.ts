import { readDecimal } from '../../application/validate/form-rules/index.ts';
import { compareRational, type Rational } from '../../formula/index.ts';

/**
 * Negative, 0 or positive as the value is below, equal to or above `limit`, compared without rounding; undefined when it is
 * no number.
 */
export function compareNumber(value: unknown, limit: Rational): number | undefined {
  const number = readDecimal(value);
  return number && compareRational(number, limit);
}
