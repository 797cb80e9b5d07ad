import { metaType } from '@shorui/engine/model';
import type { MetaValue } from './check-values.ts';
import { hasOptions, isMany, type MetaShape } from './meta-shape.ts';

/** The text of a value for a column: lists as JSON. */
export const storedMetaValue = (value: MetaValue): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

/** A value from its column. What does not fit the type (the type was changed meanwhile) is given as its text. */
export function readStoredMetaValue({ type }: Pick<MetaShape, 'type'>, stored: string): MetaValue {
  if (!isMany(type)) return stored;
  try {
    const list: unknown = JSON.parse(stored);
    return Array.isArray(list) ? list.map(String) : [stored];
  } catch {
    return [stored];
  }
}

/** A value as people read it: texts of options, several with `、` between them; dates as `2025/01/31`. */
export function textOfMetaValue({ type, options }: Pick<MetaShape, 'type' | 'options'>, value: MetaValue): string {
  const values = typeof value === 'string' ? [value] : value;
  if (hasOptions(type))
    return values.map((each) => options.find((option) => option.value === each)?.text ?? each).join('、');
  const text = values.join('、');
  return type === metaType.date || type === metaType.datetime
    ? text.replace(/^(\d{4})-(\d\d)-(\d\d)/, '$1/$2/$3')
    : text;
}

/** Digits of a number in its sortable form, before and after the point. */
const places = 30;

/** `9` for each `0`, `8` for each `1` …: larger where the number is smaller. */
const complement = (digits: string): string => digits.replace(/\d/g, (digit) => String(9 - Number(digit)));

/**
 * A text by whose code points values of one meta are sorted and compared: numbers with their sign and 30 places on both sides of the
 * point, others as they are. Dates and times are sortable already.
 */
export function sortableMetaValue({ type }: Pick<MetaShape, 'type'>, value: MetaValue): string {
  const stored = storedMetaValue(value);
  if (type !== metaType.number) return stored;
  const [, sign, whole = '', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(stored) ?? [];
  if (whole === '') return stored;
  const digits = `${whole.padStart(places, '0')}.${fraction.padEnd(places, '0')}`;
  return sign === '-' ? `0${complement(digits)}` : `1${digits}`;
}
