import type { NumericInput } from '../numbers/numeric-input.ts';
import { fail, succeed, type Outcome } from '../outcome.ts';
import { divideRounded, toScaled, type RoundingMode } from './rounding.ts';

/**
 * Rates in percent since 2019-10-01: 10 and, for food, drink and newspapers, 8 (軽減税率, 消費税法第29条 and 附則).
 */
export const consumptionTaxRates = { standard: '10', reduced: '8' } as const;

/** `unreadable`: the amount is not a number. `rate`: the rate is not a number from 0 to 100. */
export type TaxProblem = 'unreadable' | 'rate';

/** Whether amounts are without tax (税抜) or with it (税込). */
export type TaxBasis = 'excluded' | 'included';

/**
 * The tax in whole yen on an amount without tax, or the part of it in an amount with tax (`included`: amount × rate / (100 +
 * rate)). Exact, rounded once; 切り捨て by default. `rate` is in percent. The value is a decimal string.
 */
export function computeTax(
  amount: NumericInput,
  rate: NumericInput,
  basis: TaxBasis,
  rounding: RoundingMode = 'floor',
): Outcome<string, TaxProblem> {
  const money = toScaled(amount);
  if (money === undefined) return fail('unreadable');
  const percent = toScaled(rate);
  if (percent === undefined) return fail('rate');
  const hundred = 100n * 10n ** BigInt(percent.scale);
  if (percent.units < 0n || percent.units > hundred) return fail('rate');
  const whole = basis === 'included' ? hundred + percent.units : hundred;
  const tax = divideRounded(money.units * percent.units, whole * 10n ** BigInt(money.scale), rounding);
  return succeed(String(tax));
}
