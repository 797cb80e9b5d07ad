import { parseNumber, type NumericInput } from './numbers/parse-number.ts';
import { fail, succeed, type Outcome } from './outcome.ts';

/** 端数処理: `floor` 切り捨て, `ceil` 切り上げ, `round` 四捨五入. Amounts below zero are rounded as their positive, then marked. */
export type RoundingMode = 'floor' | 'ceil' | 'round';

/** An exact decimal number: `units` / 10^`scale`. */
interface ScaledNumber {
  readonly units: bigint;
  readonly scale: number;
}

/** Reads a number without losing a digit; undefined for what is not a number. */
function toScaled(value: NumericInput): ScaledNumber | undefined {
  const number = parseNumber(value);
  if (!number.ok) return undefined;
  const [, fraction = ''] = number.value.split('.');
  return { units: BigInt(number.value.replace('.', '')), scale: fraction.length };
}

/** The quotient of two whole numbers as a whole number; `divisor` must be positive. */
function divideRounded(dividend: bigint, divisor: bigint, mode: RoundingMode): bigint {
  const size = dividend < 0n ? -dividend : dividend;
  const quotient = size / divisor;
  const remainder = size % divisor;
  const isUp = mode === 'ceil' ? remainder > 0n : mode === 'round' && remainder * 2n >= divisor;
  const rounded = isUp ? quotient + 1n : quotient;
  return dividend < 0n ? -rounded : rounded;
}

/** `units` / 10^`scale` as a decimal string with exactly `scale` digits behind the point. */
function writeScaled({ units, scale }: ScaledNumber): string {
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

/** One line of an invoice: an amount in yen and its tax rate in percent. */
export interface InvoiceLine {
  readonly amount: NumericInput;
  readonly rate: NumericInput;
}

/** Amounts in yen as decimal strings. */
export interface InvoiceTotals {
  /** 税抜 */
  readonly excluded: string;
  /** 消費税額等 */
  readonly tax: string;
  /** 税込 */
  readonly included: string;
}

/** The lines of one rate. `rate` in percent, without needless zeros. */
export interface InvoiceRateTotals extends InvoiceTotals {
  readonly rate: string;
}

/** The totals of an invoice, by rate and together. */
export interface InvoiceTax extends InvoiceTotals {
  /** Highest rate first. */
  readonly rates: readonly InvoiceRateTotals[];
}

const zero: ScaledNumber = { units: 0n, scale: 0 };

function add(a: ScaledNumber, b: ScaledNumber): ScaledNumber {
  const scale = Math.max(a.scale, b.scale);
  const raise = (value: ScaledNumber): bigint => value.units * 10n ** BigInt(scale - value.scale);
  return { units: raise(a) + raise(b), scale };
}

function negate(value: ScaledNumber): ScaledNumber {
  return { units: -value.units, scale: value.scale };
}

/** Without needless zeros behind the point. */
function write(value: ScaledNumber): string {
  const text = writeScaled(value);
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}

function sumByRate(lines: readonly InvoiceLine[]): Outcome<Map<string, ScaledNumber>, TaxProblem> {
  const sums = new Map<string, ScaledNumber>();
  for (const line of lines) {
    const amount = toScaled(line.amount);
    if (amount === undefined) return fail('unreadable');
    const rate = toScaled(line.rate);
    if (rate === undefined) return fail('rate');
    sums.set(write(rate), add(sums.get(write(rate)) ?? zero, amount));
  }
  return succeed(sums);
}

/**
 * The tax of one invoice. The lines of a rate are added first and the tax of the sum is rounded once, as an invoice must
 * (消費税法第57条の4第1項, 消費税法施行令第70条の10: 税率ごとに1回の端数処理). Rounding the lines one by one would not be allowed.
 */
export function summarizeInvoiceTax(
  lines: readonly InvoiceLine[],
  basis: TaxBasis,
  rounding: RoundingMode = 'floor',
): Outcome<InvoiceTax, TaxProblem> {
  const sums = sumByRate(lines);
  if (!sums.ok) return sums;
  const rates: InvoiceRateTotals[] = [];
  let [excludedTotal, taxTotal, includedTotal] = [zero, zero, zero];
  for (const [rate, sum] of [...sums.value].sort(([a], [b]) => Number(b) - Number(a))) {
    const computed = computeTax(writeScaled(sum), rate, basis, rounding);
    if (!computed.ok) return computed;
    const tax = { units: BigInt(computed.value), scale: 0 };
    const excluded = basis === 'excluded' ? sum : add(sum, negate(tax));
    const included = basis === 'included' ? sum : add(sum, tax);
    rates.push({ rate, excluded: write(excluded), tax: write(tax), included: write(included) });
    excludedTotal = add(excludedTotal, excluded);
    taxTotal = add(taxTotal, tax);
    includedTotal = add(includedTotal, included);
  }
  return succeed({
    rates,
    excluded: write(excludedTotal),
    tax: write(taxTotal),
    included: write(includedTotal),
  });
}
