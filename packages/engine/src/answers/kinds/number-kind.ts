import { formatRational, parseRational, type Rounding } from '../../formula/index.ts';
import { parseNumber } from '../../japanese/index.ts';
import { DisplayValue } from '../../values/index.ts';
import type { Fault } from '../model/fault.ts';
import { textValue } from '../model/value.ts';
import type { FieldKind } from './field-kind.ts';
import { answeredInput, emptyInput, faultyInput, isBlank } from './inputs.ts';
import { asText } from './tidy-text.ts';

/** The number itself when a `number` holds it exactly as written, else its digits. */
function exactNumber(digits: string): number | string {
  const number = Number(digits);
  return String(number) === digits ? number : digits;
}

/**
 * Types 3, 4 and 15: plain digits, so that none is lost. With `decimals` the printed number has exactly so many behind the
 * point; the stored answer stays as typed.
 */
export function createNumberKind(unreadable: Fault, decimals: number | undefined, rounding: Rounding): FieldKind {
  const shown = (digits: string): string => {
    const value = decimals === undefined ? null : parseRational(digits);
    return value === null || decimals === undefined ? digits : formatRational(value, decimals, rounding);
  };
  return {
    family: 'number',
    options: [],
    read(raw) {
      // Whole numbers, the usual case, are written with their digits anyway.
      if (Number.isSafeInteger(raw)) return answeredInput(String(raw), raw);
      if (isBlank(raw)) return emptyInput(raw);
      const text = asText(raw);
      const number = text === undefined ? null : parseNumber(typeof raw === 'number' ? raw : text);
      if (number?.ok !== true) return faultyInput(raw, unreadable);
      return answeredInput(number.value, typeof raw === 'number' ? raw : number.value);
    },
    keys: (value) => [textValue(value)],
    display(value) {
      const digits = shown(textValue(value));
      return new DisplayValue(digits, exactNumber(digits));
    },
    number: (value) => (typeof value === 'string' ? parseRational(value) : null),
    checked: (value) => value,
  };
}
