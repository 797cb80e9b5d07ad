/** An exact fraction: no digit is ever lost. `d` is positive; the fraction need not be in lowest terms. */
export interface Rational {
  readonly n: bigint;
  readonly d: bigint;
}

/** How the last kept digit is found. See `formatRational` for what they do to negative numbers. */
export type Rounding = 'floor' | 'ceil' | 'round';

/** Fractions are brought to lowest terms once a part passes this: before that, the work costs more than it saves. */
const reduceAbove = 1n << 256n;

/** Largest numerator or denominator that arithmetic returns. It keeps a chain of squares from eating time and memory. */
const largest = 1n << 8192n;

export const zero: Rational = { n: 0n, d: 1n };

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let x = a < 0n ? -a : a;
  let y = b;
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

/** The fraction n/d, or null when it has grown past what arithmetic is ready to hold. `d` must be positive. */
function make(n: bigint, d: bigint): Rational | null {
  if (d < reduceAbove && n < reduceAbove && n > -reduceAbove) return { n, d };
  const divisor = greatestCommonDivisor(n, d);
  const reduced = { n: n / divisor, d: d / divisor };
  if (reduced.d > largest || reduced.n > largest || reduced.n < -largest) return null;
  return reduced;
}

/** Sum, or null when too large. */
export function addRational(a: Rational, b: Rational): Rational | null {
  return a.d === b.d ? make(a.n + b.n, a.d) : make(a.n * b.d + b.n * a.d, a.d * b.d);
}

/** Difference, or null when too large. */
export function subtractRational(a: Rational, b: Rational): Rational | null {
  return addRational(a, { n: -b.n, d: b.d });
}

/** Product, or null when too large. */
export function multiplyRational(a: Rational, b: Rational): Rational | null {
  return make(a.n * b.n, a.d * b.d);
}

/** Quotient, or null when too large. The divisor must not be zero. */
export function divideRational(a: Rational, b: Rational): Rational | null {
  return b.n < 0n ? make(-a.n * b.d, a.d * -b.n) : make(a.n * b.d, a.d * b.n);
}

/** Negative, zero or positive as `a` is below, equal to or above `b`. */
export function compareRational(a: Rational, b: Rational): number {
  if (a.d === b.d) return a.n < b.n ? -1 : a.n > b.n ? 1 : 0;
  const left = a.n * b.d;
  const right = b.n * a.d;
  return left < right ? -1 : left > right ? 1 : 0;
}

const plainDecimal = /^(-?)(\d+)(?:\.(\d+))?$/;

/** Numbers of so few characters are read by way of a double, which holds their digits exactly, in a fraction of the time. */
const shortNumber = 15;

const powersOfTen: readonly bigint[] = Array.from({ length: 40 }, (_, exponent) => 10n ** BigInt(exponent));

function powerOfTen(exponent: number): bigint {
  return powersOfTen[exponent] ?? 10n ** BigInt(exponent);
}

/** Is the text nothing but digits, with a sign or without? */
function isWhole(text: string): boolean {
  const start = text.charCodeAt(0) === 45 ? 1 : 0;
  if (text.length === start) return false;
  for (let at = start; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code < 48 || code > 57) return false;
  }
  return true;
}

/** The exact value of a plain decimal number such as `-12.50`; null for anything else. */
export function parseRational(text: string): Rational | null {
  if (text.length <= shortNumber && isWhole(text)) return { n: BigInt(Number(text)), d: 1n };
  const match = plainDecimal.exec(text);
  if (!match) return null;
  const fraction = match[3] ?? '';
  const n = BigInt((match[2] ?? '0') + fraction);
  return { n: match[1] === '-' ? -n : n, d: powerOfTen(fraction.length) };
}

/**
 * Plain digits with exactly `decimals` digits behind the point, rounded once.
 * Money is rounded by its amount, not by its place on the number line: `floor` (切り捨て) goes towards zero, `ceil` (切り上げ)
 * away from zero, and `round` (四捨五入) takes a half away from zero. So -1.5 becomes -1, -2 and -2.
 */
export function formatRational(value: Rational, decimals: number, rounding: Rounding): string {
  const amount = (value.n < 0n ? -value.n : value.n) * powerOfTen(decimals);
  let whole = amount / value.d;
  const rest = amount % value.d;
  if (rounding === 'ceil' ? rest > 0n : rounding === 'round' && rest * 2n >= value.d) whole += 1n;
  const digits = whole.toString().padStart(decimals + 1, '0');
  const sign = value.n < 0n && whole > 0n ? '-' : '';
  if (decimals === 0) return sign + digits;
  return `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
