import { summarizeInvoiceTax } from '@shorui/engine/japanese';
import type { ReceiptContent } from '../../contract/payments/index.ts';

/** Rates of the consumption tax in percent (消費税法第29条; with the local tax): 10, and 8 for what the reduced rate covers. */
export const taxRates = { standard: 10, reduced: 8 } as const;

export type ReceiptLine = ReceiptContent['lines'][number];
type Facts = Pick<ReceiptContent, 'issuer' | 'transacted_on' | 'method' | 'reference'>;

const isRate = (rate: number): boolean => rate === taxRates.standard || rate === taxRates.reduced;

/**
 * What a receipt states about lines whose amounts are yen with tax. The lines of a rate are added first; the tax of their sum is
 * rounded down once (消費税法施行令第70条の10).
 * @throws RangeError for amounts that are no whole yen, or rates that are none of the two
 */
export function receiptContent(lines: readonly ReceiptLine[], facts: Facts): ReceiptContent {
  if (lines.some(({ amount, rate }) => !Number.isSafeInteger(amount) || amount < 0 || !isRate(rate)))
    throw new RangeError('a line of a receipt has whole yen and a rate of 10 or 8 percent');
  const taxed = summarizeInvoiceTax(
    lines.map(({ amount, rate }) => ({ amount: String(amount), rate: String(rate) })),
    'included',
  );
  if (!taxed.ok) throw new RangeError(`the tax of a receipt: ${taxed.reason}`);
  const { rates, included, tax } = taxed.value;
  return {
    ...facts,
    lines: lines.map((line) => ({ ...line })),
    rates: rates.map((each) => ({
      rate: Number(each.rate),
      included: Number(each.included),
      excluded: Number(each.excluded),
      tax: Number(each.tax),
    })),
    total: Number(included),
    tax: Number(tax),
  };
}

/** `R-0000012` */
export const receiptNumber = (number: number): string => `R-${String(number).padStart(7, '0')}`;
