import type { FieldRule } from '../../application/schema/index.ts';
import { formatIsoDate, normalizePhoneNumber, parseDate, parseNumber, toHalfWidth } from '../../japanese/index.ts';
import { tidyEmail } from './contact-kinds.ts';

type Normalizer = (text: string) => string;

const number: Normalizer = (text) => {
  const read = parseNumber(text);
  return read.ok ? read.value : text;
};
const date: Normalizer = (text) => {
  const read = parseDate(text);
  return read.ok ? formatIsoDate(read.value) : text;
};
const digits: Normalizer = (text) => toHalfWidth(text).trim();
const phone: Normalizer = (text) => {
  const read = normalizePhoneNumber(text);
  return read.ok ? read.value : text;
};

/** The kind of text that the rules of a text field specify. */
const byRule: Readonly<Record<string, Normalizer>> = {
  decimal: number,
  check_price: number,
  plan_storage: number,
  less_than: number,
  min_value: number,
  max_value: number,
  storage_two_decimals: number,
  price_minimum: number,
  date_format: date,
  date_between: date,
  date_after: date,
  exact_value: digits,
  phoneNumber: phone,
  phone_digits_max: phone,
  email: tidyEmail,
  email_required: tidyEmail,
};

/**
 * The normalization of a text field whose rules specify a number, a date, a phone number or an email address; null for free
 * text. A date with its own format is left as typed, because the rule requires exactly that format.
 */
export function textNormalizer(rules: readonly FieldRule[]): Normalizer | null {
  for (const { name, params } of rules) {
    const format: unknown = name === 'date_format' ? params?.['format'] : undefined;
    if (format !== undefined && format !== 'YYYY-MM-DD') return digits;
    const normalizer = Object.hasOwn(byRule, name) ? byRule[name] : undefined;
    if (normalizer !== undefined) return normalizer;
  }
  return null;
}
