import type { FieldOption } from '../../application/schema/index.ts';
import { parseRational, type Rational } from '../../formula/index.ts';
import { parseNumber } from '../../japanese/index.ts';
import { DisplayValue } from '../../values/index.ts';
import type { Value } from '../model/value.ts';
import type { FieldKind } from './field-kind.ts';
import { createOptionReader, type UnknownOption } from './option-reader.ts';

/** Positions of the chosen options. */
export function chosenPositions(value: Value): readonly number[] {
  return Array.isArray(value) ? (value as readonly number[]) : [];
}

/** Types 6-9 and questions with options. Several choices print as a list, one as itself. */
export function createChoiceKind(
  options: readonly { readonly text: string; readonly value: string }[],
  multiple: boolean,
  unknown: UnknownOption,
): FieldKind {
  const shown = options.map(({ text, value }) => new DisplayValue(text, value, { text, value }));
  const numbers = options.map(({ value }): Rational | null => {
    const number = parseNumber(value);
    return number.ok ? parseRational(number.value) : null;
  });
  const values = options.map(({ value }) => value);
  const choices: readonly FieldOption[] = options.map(({ text, value }) => ({ text, value }));
  const keys = (value: Value): string[] => chosenPositions(value).map((position) => values[position] ?? '');
  return {
    family: 'choice',
    options: choices,
    read: createOptionReader(options, multiple, unknown),
    keys,
    display(value) {
      const chosen = chosenPositions(value).map((position) => shown[position] ?? null);
      return multiple ? chosen : (chosen[0] ?? null);
    },
    number(value) {
      const [position, second] = chosenPositions(value);
      return position === undefined || second !== undefined ? null : (numbers[position] ?? null);
    },
    checked: (value) => (multiple ? keys(value) : keys(value)[0]),
  };
}
