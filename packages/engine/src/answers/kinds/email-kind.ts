import { toHalfWidth } from '../../japanese/index.ts';
import { compileRule } from '../rules/index.ts';
import type { Fault } from '../model/fault.ts';
import { textValue } from '../model/value.ts';
import type { FieldKind } from './field-kind.ts';
import { answeredInput, emptyInput, faultyInput, isBlank } from './inputs.ts';

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
