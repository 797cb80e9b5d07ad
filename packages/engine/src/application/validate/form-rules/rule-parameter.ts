import { parseRational, type Rational } from '../../../formula/index.ts';
import {
  readCalendarDay,
  readCalendarMoment,
  type CalendarMoment,
  readDatePattern,
  type DatePattern,
} from './calendar-moment.ts';

/** Groups of digit counts in braces; between two groups one space or one hyphen (specification section 5, postCode). */
const formatPattern = /^\{[0-9]+\}(?:[ -]\{[0-9]+\})*$/;

/** True for the format of a postal code field, such as `{3}-{4}`. */
export function isPostCodeFormat(text: string): boolean {
  return formatPattern.test(text);
}

/** Number of digits that a format such as `{3}-{4}` requires: 7. Undefined if it is not such a format. */
export function postCodeFormatDigits(text: string): number | undefined {
  if (!isPostCodeFormat(text)) return undefined;
  return [...text.matchAll(/[0-9]+/g)].reduce((sum, [digits]) => sum + Number(digits), 0);
}

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

/** How one parameter of a form rule is written and read. */
export interface RuleParameter<Value> {
  /** An example of a valid value as JSON, for messages about invalid values in any language. */
  readonly example: string;
  /** Its JSON Schema. */
  readonly schema: Readonly<Record<string, unknown>>;
  /** The value made ready for use, or undefined when it is not of the right kind. */
  read(given: unknown): Value | undefined;
}

/** A parameter that must be given, one with a value of its own when it is not, or one that may be missing. */
export type RuleParameterUse<Value> = RuleParameter<Value> &
  (
    | { readonly presence: 'required' | 'optional' }
    | { readonly presence: 'default'; readonly fallback: string | number | readonly string[] }
  );

const isId = (value: unknown): value is string | number =>
  (typeof value === 'string' && value !== '') || (typeof value === 'number' && Number.isSafeInteger(value));

function readCount(least: number): (given: unknown) => number | undefined {
  return (given) => (typeof given === 'number' && Number.isSafeInteger(given) && given >= least ? given : undefined);
}

const text = { type: 'string' };

function wholeNumber(minimum: number): Readonly<Record<string, unknown>> {
  return { type: 'integer', minimum };
}

/** Kinds of parameter that form rules take. */
export const ruleParameters = {
  /** A whole number from 0. */
  count: { example: '3', schema: wholeNumber(0), read: readCount(0) } satisfies RuleParameter<number>,
  /** A whole number from 1. */
  length: { example: '12', schema: wholeNumber(1), read: readCount(1) } satisfies RuleParameter<number>,
  /** A number, also as text so that no digit is lost. */
  decimal: {
    example: '100',
    schema: { anyOf: [{ type: 'number' }, text] },
    read: readDecimal,
  } satisfies RuleParameter<Rational>,
  /** A day, YYYY-MM-DD. */
  day: {
    example: '"2024-04-01"',
    schema: { type: 'string', pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' },
    read: readCalendarDay,
  } satisfies RuleParameter<number>,
  /** A day, or a day with a time. */
  moment: {
    example: '"2024-04-01 09:00"',
    schema: text,
    read: readCalendarMoment,
  } satisfies RuleParameter<CalendarMoment>,
  dateFormat: { example: '"YYYY-MM-DD"', schema: text, read: readDatePattern } satisfies RuleParameter<DatePattern>,
  /** A number of digits, or a format of which the digits are counted. */
  digits: {
    example: '"{3}-{4}"',
    schema: { anyOf: [{ type: 'integer' }, text] },
    read: (given) => (typeof given === 'string' ? postCodeFormatDigits(given) : readCount(1)(given)),
  } satisfies RuleParameter<number>,
  /** A number in MB above 0. */
  megabytes: {
    example: '20',
    schema: { type: 'number', exclusiveMinimum: 0 },
    read: (given) => (typeof given === 'number' && Number.isFinite(given) && given > 0 ? given : undefined),
  } satisfies RuleParameter<number>,
  id: {
    example: '0',
    schema: { anyOf: [{ type: 'integer' }, text] },
    read: (given) => (isId(given) ? given : undefined),
  } satisfies RuleParameter<string | number>,
  ids: {
    example: '[1, 2]',
    schema: { type: 'array', items: { anyOf: [{ type: 'integer' }, text] } },
    read: (given) => (Array.isArray(given) && given.every(isId) ? given : undefined),
  } satisfies RuleParameter<readonly (string | number)[]>,
  names: {
    example: '["a.pdf"]',
    schema: { type: 'array', items: text },
    read: (given): readonly string[] | undefined =>
      Array.isArray(given) && given.every((name) => typeof name === 'string') ? given : undefined,
  } satisfies RuleParameter<readonly string[]>,
  /** File extensions, with or without the leading point and in any letter case. */
  extensions: {
    example: '["pdf", "docx"]',
    schema: { type: 'array', items: text, minItems: 1 },
    read: (given): readonly string[] | undefined =>
      Array.isArray(given) &&
      given.length > 0 &&
      given.every((name) => typeof name === 'string' && /^\.?\w+$/.test(name))
        ? given.map((name: string) => name.replace(/^\./, '').toLowerCase())
        : undefined,
  } satisfies RuleParameter<readonly string[]>,
};

export function required<Value>(parameter: RuleParameter<Value>): RuleParameterUse<Value> & { presence: 'required' } {
  return { ...parameter, presence: 'required' };
}

export function optional<Value>(parameter: RuleParameter<Value>): RuleParameterUse<Value> & { presence: 'optional' } {
  return { ...parameter, presence: 'optional' };
}

/** The parameter takes `fallback` when it is not given. `fallback` is written as a writer would. */
export function withDefault<Value>(
  parameter: RuleParameter<Value>,
  fallback: string | number | readonly string[],
): RuleParameterUse<Value> & { presence: 'default' } {
  return { ...parameter, presence: 'default', fallback };
}
