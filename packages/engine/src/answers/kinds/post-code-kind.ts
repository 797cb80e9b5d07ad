import { isPostCodeFormat, postCodeFormatDigits } from '../../application/validate/form-rules/index.ts';
import { normalizePostalCode, toHalfWidth } from '../../japanese/index.ts';
import { DisplayValue } from '../../values/index.ts';
import type { Fault } from '../model/fault.ts';
import { textValue } from '../model/value.ts';
import type { FieldKind } from './field-kind.ts';
import { answeredInput, emptyInput, faultyInput, isBlank } from './inputs.ts';
import { asText, tidyLine } from './tidy-text.ts';

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
