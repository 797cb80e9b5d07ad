import type { FieldOption } from '../../application/schema/index.ts';
import { parseRational, type Rational } from '../../formula/index.ts';
import { toHalfWidth, parseNumber } from '../../japanese/index.ts';
import { isRecord } from '../../platform/is-record.ts';
import { DisplayValue } from '../../values/index.ts';
import type { Fault } from '../model/fault.ts';
import type { Input, Value } from '../model/value.ts';
import { answeredInput, emptyInput, faultyInput, isBlank, type FieldKind } from './field-kind.ts';
import { asText, ownProperty, tidyLine } from './raw-values.ts';

/** A choice as it is stored and as it reads. */
interface Option {
  readonly text: string;
  readonly value: string;
}

/** The fault of an answer that is none of the choices. */
export type UnknownOption = (given: string) => Fault;

/** Several choices in one text, as a cell of a spreadsheet has them. */
const separators = /[、,，;；\n]+/;

function fold(text: string): string {
  return toHalfWidth(tidyLine(text));
}

/** Positions of options by the texts that select them: the value, else the label, else either in another width. */
function indexOptions(options: readonly Option[]): ReadonlyMap<string, number> {
  const positions = new Map<string, number>();
  const forms: ((option: Option) => string)[] = [
    ({ value }) => value,
    ({ text }) => text,
    ({ value }) => fold(value),
    ({ text }) => fold(text),
  ];
  for (const form of forms) {
    options.forEach((option, position) => {
      if (!positions.has(form(option))) positions.set(form(option), position);
    });
  }
  return positions;
}

/** The text of one item of an answer: a text, a number, or an option object as templates receive it. */
function nameOf(item: unknown): string | undefined {
  const text = asText(item) ?? (typeof item === 'boolean' ? String(item) : undefined);
  return text ?? (isRecord(item) ? asText(ownProperty(item, 'value')) : undefined);
}

/** Among so few options a look at each is faster than a table. */
const few = 8;

/** At most so much of a wrong answer is repeated to the user. */
const quoted = 50;

/**
 * Makes the reader of answers that choose among options, by value or text. One answer of a list that is read often is
 * prepared beforehand: each option alone.
 */
function createOptionReader(
  options: readonly Option[],
  multiple: boolean,
  unknown: UnknownOption,
): (raw: unknown) => Input {
  const positions = indexOptions(options);
  const keep = (chosen: readonly number[]): unknown => {
    const values = chosen.map((position) => options[position]?.value ?? '');
    return multiple ? values : values[0];
  };
  const alone = options.map((_, position) => answeredInput([position], keep([position])));
  const prepared = new Map<string, Input>();
  for (const [name, position] of positions) {
    const input = alone[position];
    if (input !== undefined) prepared.set(name, input);
  }
  const find = (name: string): number | undefined => positions.get(name) ?? positions.get(fold(name.slice(0, 1000)));

  const readItems = (raw: unknown, items: readonly unknown[]): Input => {
    const chosen = new Set<number>();
    let wrong: string | undefined;
    for (const item of items) {
      if (isBlank(item)) continue;
      const name = nameOf(item);
      const position = name === undefined ? undefined : find(name);
      if (position === undefined) wrong ??= name ?? '?';
      else chosen.add(position);
    }
    const order = [...chosen].sort((a, b) => a - b);
    if (!multiple && order.length > 1) wrong ??= order.map((position) => options[position]?.text).join('、');
    if (wrong !== undefined) {
      const value = multiple && order.length > 0 ? order : null;
      return { value, kept: raw, fault: unknown(wrong.length > quoted ? `${wrong.slice(0, quoted)}…` : wrong) };
    }
    const [only] = order;
    if (only === undefined) return emptyInput(raw);
    return (order.length === 1 && alone[only]) || answeredInput(order, keep(order));
  };

  const values = options.length <= few ? options.map(({ value }) => value) : [];
  return (raw) => {
    for (let position = 0; position < values.length; position += 1) {
      if (values[position] === raw) return alone[position] as Input;
    }
    const known = typeof raw === 'string' ? prepared.get(raw) : undefined;
    if (known !== undefined) return known;
    if (isBlank(raw)) return emptyInput(raw);
    if (Array.isArray(raw)) return readItems(raw, raw);
    if (multiple && typeof raw === 'string' && find(raw) === undefined) return readItems(raw, raw.split(separators));
    if (nameOf(raw) === undefined) return faultyInput(raw, unknown('?'));
    return readItems(raw, [raw]);
  };
}

/** Positions of the chosen options. */
function chosenPositions(value: Value): readonly number[] {
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
