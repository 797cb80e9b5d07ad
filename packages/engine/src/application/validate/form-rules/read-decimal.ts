import { parseRational, type Rational } from '../../../formula/index.ts';

/** Longest number that is read from text, in characters: far above real ones, low enough to stay fast. */
const longestNumber = 400;

/**
 * The exact value of a finite number, or of text with half-width digits, an optional leading minus and one inner point.
 * Anything else (an exponent in text, a comma, a full-width digit) gives undefined.
 */
export function readDecimal(value: unknown): Rational | undefined {
  if (typeof value === 'string') {
    return value.length > longestNumber ? undefined : (parseRational(value) ?? undefined);
  }
  if (typeof value !== 'number' || !Number.isFinite(value)) return undefined;
  const plain = parseRational(String(value));
  if (plain) return plain;
  // Only very large (always whole) and very small numbers are printed with an exponent: 1.5e-7 is 1.5 / 10^7.
  if (Number.isInteger(value)) return { n: BigInt(value), d: 1n };
  const [digits = '', exponent = '0'] = String(value).split('e-');
  const base = parseRational(digits);
  return base ? { n: base.n, d: base.d * 10n ** BigInt(exponent) } : undefined;
}
