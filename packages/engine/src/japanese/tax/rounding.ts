import { type NumericInput, parseNumber } from '../numbers/parse-number.ts';
import { fail, succeed, type Outcome } from '../outcome.ts';

/** 端数処理: `floor` 切り捨て, `ceil` 切り上げ, `round` 四捨五入. Amounts below zero are rounded as their positive, then marked. */
export type RoundingMode = 'floor' | 'ceil' | 'round';

/** An exact decimal number: `units` / 10^`scale`. */
export interface ScaledNumber {
  readonly units: bigint;
  readonly scale: number;
}

/** Reads a number without losing a digit; undefined for what is not a number. */
export function toScaled(value: NumericInput): ScaledNumber | undefined {
  const number = parseNumber(value);
  if (!number.ok) return undefined;
  const [, fraction = ''] = number.value.split('.');
  return { units: BigInt(number.value.replace('.', '')), scale: fraction.length };
}

/** The quotient of two whole numbers as a whole number; `divisor` must be positive. */
export function divideRounded(dividend: bigint, divisor: bigint, mode: RoundingMode): bigint {
  const size = dividend < 0n ? -dividend : dividend;
  const quotient = size / divisor;
  const remainder = size % divisor;
  const isUp = mode === 'ceil' ? remainder > 0n : mode === 'round' && remainder * 2n >= divisor;
  const rounded = isUp ? quotient + 1n : quotient;
  return dividend < 0n ? -rounded : rounded;
}

/** `units` / 10^`scale` as a decimal string with exactly `scale` digits behind the point. */
export function writeScaled({ units, scale }: ScaledNumber): string {
  const digits = String(units < 0n ? -units : units).padStart(scale + 1, '0');
  const whole = digits.slice(0, digits.length - scale);
  return `${units < 0n ? '-' : ''}${whole}${scale === 0 ? '' : `.${digits.slice(-scale)}`}`;
}

/** Maximum number of decimals. */
const maxDecimals = 100;

/**
 * A number rounded to so many decimals, exactly: 1.005 to two is 1.01 by 四捨五入. Decimals that the number has not are filled
 * with zeros. `decimals` is 0 to 100.
 */
export function roundNumber(
  value: NumericInput,
  decimals: number,
  mode: RoundingMode,
): Outcome<string, 'unreadable' | 'decimals'> {
  const scaled = toScaled(value);
  if (scaled === undefined) return fail('unreadable');
  if (!Number.isInteger(decimals) || decimals < 0 || decimals > maxDecimals) return fail('decimals');
  const isExact = decimals >= scaled.scale;
  const units = isExact
    ? scaled.units * 10n ** BigInt(decimals - scaled.scale)
    : divideRounded(scaled.units, 10n ** BigInt(scaled.scale - decimals), mode);
  return succeed(writeScaled({ units, scale: decimals }));
}
