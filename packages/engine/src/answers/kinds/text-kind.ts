import { parseRational } from '../../formula/index.ts';
import { parseNumber } from '../../japanese/index.ts';
import type { Fault } from '../model/fault.ts';
import { textValue } from '../model/value.ts';
import type { FieldKind } from './field-kind.ts';
import { answeredInput, emptyInput, faultyInput, isBlank } from './inputs.ts';
import { asText, tidyText } from './tidy-text.ts';

/** Types 1 and 2: text as typed, with its line breaks, or normalized as the rules of the field require. */
export function createTextKind(wrongType: Fault, normalize: ((text: string) => string) | null): FieldKind {
  return {
    family: 'text',
    options: [],
    read(raw) {
      if (isBlank(raw)) return emptyInput(raw);
      const text = asText(raw);
      if (text === undefined) return faultyInput(raw, wrongType);
      const tidied = normalize === null ? tidyText(text) : normalize(text);
      return answeredInput(tidied, tidied);
    },
    keys: (value) => [textValue(value)],
    display: (value) => textValue(value),
    number(value) {
      const number = typeof value === 'string' ? parseNumber(value) : null;
      return number?.ok === true ? parseRational(number.value) : null;
    },
    checked: (value) => value,
  };
}
