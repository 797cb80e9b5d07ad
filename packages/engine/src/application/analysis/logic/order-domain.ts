import { compareRational, type Rational } from '../../../formula/index.ts';

/** Values that have an order: numbers, dates as days, counts. Absent without an answer, unless `answered`. */
export interface OrderDomain {
  readonly answered: boolean;
  /** Are there only whole values? */
  readonly whole: boolean;
  readonly least?: Rational;
  readonly most?: Rational;
}

/** A comparison with a constant; false where there is no value. `answered`: there is one. */
export type OrderTest =
  | { readonly op: 'eq' | 'lt' | 'lte' | 'gt' | 'gte'; readonly value: Rational }
  | { readonly op: 'answered' };

interface OrderFact {
  readonly test: OrderTest;
  readonly holds: boolean;
}

function isWhole({ n, d }: Rational): boolean {
  return n % d === 0n;
}

/** Is there a whole number strictly between two? Where they are no whole numbers themselves, it is assumed. */
function hasRoom(low: Rational, high: Rational): boolean {
  return !isWhole(low) || !isWhole(high) || high.n / high.d - low.n / low.d > 1n;
}

function isTrue(op: Exclude<OrderTest['op'], 'answered'>, sign: number): boolean {
  switch (op) {
    case 'eq':
      return sign === 0;
    case 'lt':
      return sign < 0;
    case 'lte':
      return sign <= 0;
    case 'gt':
      return sign > 0;
    case 'gte':
      return sign >= 0;
  }
}

function uniqueSorted(values: readonly Rational[]): Rational[] {
  const sorted = values.toSorted(compareRational);
  return sorted.filter((value, index) => {
    const before = sorted[index - 1];
    return before === undefined || compareRational(before, value) !== 0;
  });
}

/** True if a value can be at a position: on a constant (odd), or before, between or after the constants (even). */
function isPossible(position: number, constants: readonly Rational[], { whole, least, most }: OrderDomain): boolean {
  const at = constants[(position - 1) / 2];
  if (position % 2 === 1) {
    if (!at) return false;
    const outside = (least && compareRational(at, least) < 0) || (most && compareRational(at, most) > 0);
    return !outside && (!whole || isWhole(at));
  }
  const low = constants[position / 2 - 1];
  const high = constants[position / 2];
  if (low && high && whole && !hasRoom(low, high)) return false;
  // The least and the greatest possible value are among the constants.
  if (!low && least) return false;
  return high !== undefined || !most;
}

/** Is there a value, or no value, that all facts allow? Exact: values between two constants all compare alike. */
export function orderAllows(domain: OrderDomain, facts: readonly OrderFact[]): boolean {
  const { least, most } = domain;
  const given = facts.flatMap(({ test }) => (test.op === 'answered' ? [] : [test.value]));
  const constants = uniqueSorted([...given, ...(least ? [least] : []), ...(most ? [most] : [])]);
  // No answer: every test is false.
  if (!domain.answered && facts.every(({ holds }) => !holds)) return true;
  for (let position = 0; position <= 2 * constants.length; position += 1) {
    if (!isPossible(position, constants, domain)) continue;
    const fits = facts.every(({ test, holds }) => {
      if (test.op === 'answered') return holds;
      const index = constants.findIndex((constant) => compareRational(constant, test.value) === 0);
      return isTrue(test.op, position - (2 * index + 1)) === holds;
    });
    if (fits) return true;
  }
  return false;
}
