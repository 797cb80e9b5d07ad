import { formatPhoneNumber, normalizePhoneNumber, splitPhoneNumber } from '../../japanese/index.ts';
import { DisplayValue } from '../../values/index.ts';
import type { Fault } from '../model/fault.ts';
import { textValue } from '../model/value.ts';
import type { FieldKind } from './field-kind.ts';
import { answeredInput, emptyInput, faultyInput, isBlank } from './inputs.ts';
import { asText } from './tidy-text.ts';

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
