import { isPostCodeFormat, postCodeFormatDigits } from '../../application/validate/form-rules/index.ts';
import {
  toHalfWidth,
  formatPhoneNumber,
  normalizePhoneNumber,
  splitPhoneNumber,
  normalizePostalCode,
} from '../../japanese/index.ts';
import { DisplayValue } from '../../values/index.ts';
import type { Fault } from '../model/fault.ts';
import { textValue } from '../model/value.ts';
import { compileRule } from '../rules/index.ts';
import { type FieldKind, answeredInput, emptyInput, faultyInput, isBlank } from './field-kind.ts';
import { asText, tidyLine } from './raw-values.ts';

/** An address holds no full-width characters, but is easily typed with them. */
export function tidyEmail(text: string): string {
  return toHalfWidth(text).trim();
}

/** Type 14: one email address, in any width. */
export function createEmailKind(wrongAddress: Fault): FieldKind {
  const check = compileRule('email');
  return {
    family: 'text',
    options: [],
    read(raw) {
      if (isBlank(raw)) return emptyInput(raw);
      const address = typeof raw === 'string' ? tidyEmail(raw) : undefined;
      if (address === undefined || check(address) !== null) return faultyInput(raw, wrongAddress);
      return answeredInput(address, address);
    },
    keys: (value) => [textValue(value)],
    display: (value) => textValue(value),
    number: () => null,
    checked: (value) => value,
  };
}

/** Parts of a number entered in three boxes (rule phoneSplit). */
const boxes = 3;

/**
 * Type 13: in any width, with or without hyphens, in one text or in three parts. Kept and compared as digits, as the
 * specification stores it; printed with hyphens where the number plan puts them.
 */
export function createPhoneKind(faults: { unreadable: Fault; incomplete: Fault }): FieldKind {
  return {
    family: 'text',
    options: [],
    read(raw) {
      if (isBlank(raw)) return emptyInput(raw);
      let text = asText(raw);
      if (Array.isArray(raw)) {
        if (raw.every(isBlank)) return emptyInput(raw);
        if (raw.length !== boxes || raw.some(isBlank)) return faultyInput(raw, faults.incomplete);
        const parts = raw.map(asText);
        text = parts.includes(undefined) ? undefined : parts.join('-');
      }
      const digits = text === undefined ? null : normalizePhoneNumber(text);
      if (digits?.ok !== true) return faultyInput(raw, faults.unreadable);
      return answeredInput(digits.value, digits.value);
    },
    keys: (value) => [textValue(value)],
    display: (value) => new DisplayValue(formatPhoneNumber(textValue(value)), textValue(value)),
    number: () => null,
    // Three boxes were checked when they were read; of a number in one text only the number plan knows the parts.
    checked: (value, rule) => (rule === 'phoneSplit' ? (splitPhoneNumber(textValue(value)) ?? ['0', '0', '0']) : value),
  };
}

/** The usual way to write a Japanese postal code. */
export const usualPostCodeFormat = '{3}-{4}';

/** Digits only, of any number: for formats other than the Japanese one. */
function readDigits(text: string): string | null {
  const postal = normalizePostalCode(text);
  if (postal.ok) return postal.value;
  const digits = toHalfWidth(tidyLine(text)).replace(/[-\s]/g, '');
  return /^\d{1,40}$/.test(digits) ? digits : null;
}

/** The digits written in a format: 1234567 in `{3}-{4}` is 123-4567. */
function writeDigits(digits: string, format: string): string {
  let from = 0;
  return format.replace(/\{(\d+)\}/g, (_, count: string) => {
    const group = digits.slice(from, from + Number(count));
    from += Number(count);
    return group;
  });
}

/** Type 12: in any width, with or without 〒 and hyphens. Kept and printed in its format, compared by its digits. */
export function createPostCodeKind(wrongDigits: Fault, format: string = usualPostCodeFormat): FieldKind {
  const used = isPostCodeFormat(format) ? format : usualPostCodeFormat;
  const length = postCodeFormatDigits(used);
  return {
    family: 'text',
    options: [],
    read(raw) {
      if (isBlank(raw)) return emptyInput(raw);
      const text = asText(raw);
      const digits = text === undefined ? null : readDigits(text);
      if (digits === null || digits.length !== length) return faultyInput(raw, wrongDigits);
      return answeredInput(digits, writeDigits(digits, used));
    },
    keys: (value) => [textValue(value)],
    display: (value) => new DisplayValue(writeDigits(textValue(value), used), textValue(value)),
    number: () => null,
    checked: (value) => value,
  };
}
