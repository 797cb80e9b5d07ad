import { formatIsoDate, parseDate, parseNumber, toHalfWidth } from '@shorui/engine/japanese';
import { metaType } from '@shorui/engine/model';
import type { MetaProblem } from '../../messages/meta-values.ts';
import { hasOptions, isMany, type MetaShape, type MetaType } from './meta-shape.ts';

/**
 * A value in its normal form: text in NFC, a number as a decimal string, `YYYY-MM-DD`, `HH:mm`, `YYYY-MM-DD HH:mm`, the value of an
 * option; a list of values of options for types 8 and 10, in the order of the options.
 */
export type MetaValue = string | readonly string[];

/** Values by id of their meta; metas without a value are not in it. */
export type MetaValues = ReadonlyMap<number, MetaValue>;

export interface CheckedMetaValues {
  readonly values: MetaValues;
  /** Problems by id of the meta; empty where all values are right. */
  readonly problems: ReadonlyMap<number, MetaProblem>;
}

/** Most characters of a line (type 1) and of a text (type 2). */
export const mostMetaCharacters = { line: 255, text: 10_000 } as const;
/** Most digits of a number, before and after the point together. */
export const mostMetaDigits = 30;

type Read = { readonly value: MetaValue } | { readonly problem: MetaProblem };
const problem = (kind: MetaProblem): Read => ({ problem: kind });

const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.every(isBlank));

// Control characters but tab and line feed; a line has neither of the two.
// eslint-disable-next-line no-control-regex -- these are the characters that are refused
const controls = /[\u0000-\u0008\u000B-\u001F\u007F]/;

function readText(text: string, most: number): Read {
  const tidy = text.replace(/\r\n?/g, '\n').normalize('NFC').trim();
  if (controls.test(tidy)) return problem('text');
  return [...tidy].length > most ? problem('too_long') : { value: tidy };
}

/** One form for each number: `1.50` and `1.5` are the same value. */
function readNumber(text: string): Read {
  const read = parseNumber(text);
  if (!read.ok) return problem('number');
  const short = read.value.includes('.') ? read.value.replace(/\.?0+$/, '') : read.value;
  if (short.replace(/\D/g, '').length > mostMetaDigits) return problem('too_long');
  return { value: short === '-0' ? '0' : short };
}

function readDate(text: string): Read {
  const read = parseDate(text);
  return read.ok ? { value: formatIsoDate(read.value) } : problem('date');
}

/** `9:05`, `09:05:00`, `9時5分`, in any width. Seconds other than 00 are refused: the form has none. */
function clock(text: string): string | undefined {
  const [, hours, minutes] = /^(\d{1,2})[:時](\d{1,2})(?::00(?:\.0+)?|分)?$/.exec(toHalfWidth(text).trim()) ?? [];
  if (hours === undefined || minutes === undefined || Number(hours) > 23 || Number(minutes) > 59) return undefined;
  return `${hours.padStart(2, '0')}:${minutes.padStart(2, '0')}`;
}

function readTime(text: string): Read {
  const time = clock(text);
  return time === undefined ? problem('time') : { value: time };
}

function readDatetime(text: string): Read {
  const [, day = '', rest = ''] = /^(.*?\S)\s*[T\s\u3000]\s*(\S+)$/.exec(text.trim()) ?? [];
  const date = parseDate(day);
  const time = clock(rest);
  return date.ok && time !== undefined ? { value: `${formatIsoDate(date.value)} ${time}` } : problem('datetime');
}

const readers: Readonly<Partial<Record<MetaType, (text: string) => Read>>> = {
  [metaType.textarea]: (text) => readText(text, mostMetaCharacters.text),
  [metaType.number]: readNumber,
  [metaType.date]: readDate,
  [metaType.time]: readTime,
  [metaType.datetime]: readDatetime,
};

/** A choice is named by the value of its option or, as in a pasted table, by its text. */
function findOption({ options }: MetaShape, text: string): string | undefined {
  const named = text.normalize('NFC').trim();
  const found = options.find(({ value }) => value === text) ?? options.find((each) => each.text === named);
  return found?.value;
}

/** In the order of the options; kept values that are no options any more come last. */
function readMany(meta: MetaShape, items: readonly unknown[], kept: readonly string[]): Read {
  const chosen = new Set<string>();
  for (const item of items) {
    if (isBlank(item)) continue;
    if (typeof item !== 'string') return problem('options');
    const value = findOption(meta, item) ?? kept.find((each) => each === item);
    if (value === undefined) return problem('options');
    chosen.add(value);
  }
  const known = meta.options.map(({ value }) => value).filter((value) => chosen.delete(value));
  return { value: [...known, ...chosen] };
}

/** A pasted cell names several choices with `、`, `,` or `;` or in lines between them. */
const listOf = (meta: MetaShape, value: unknown): readonly unknown[] | undefined => {
  if (Array.isArray(value)) return value;
  if (typeof value !== 'string') return undefined;
  return findOption(meta, value) === undefined ? value.split(/[、,;\n]/) : [value];
};

function readValue(meta: MetaShape, input: unknown, kept: MetaValue | undefined): Read {
  const { type } = meta;
  if (isMany(type)) {
    const items = listOf(meta, input);
    const before = kept === undefined || typeof kept === 'string' ? [] : kept;
    return items === undefined ? problem('options') : readMany(meta, items, before);
  }
  const text = typeof input === 'number' && Number.isFinite(input) ? String(input) : input;
  if (typeof text !== 'string') return problem(hasOptions(type) ? 'option' : 'text');
  if (hasOptions(type)) {
    const value = findOption(meta, text) ?? (text === kept ? text : undefined);
    return value === undefined ? problem('option') : { value };
  }
  const read = readers[type];
  if (read !== undefined) return read(text);
  return /[\r\n\t]/.test(text.trim()) ? problem('text') : readText(text, mostMetaCharacters.line);
}

/**
 * Checks the values of metas and gives them in their normal form. `input` has values by the id of their meta as text. A value of
 * an option that was taken away stays allowed for a document that has it (`kept`: its values before).
 */
export function checkMetaValues(
  metas: readonly MetaShape[],
  input: Readonly<Record<string, unknown>>,
  kept: MetaValues = new Map(),
): CheckedMetaValues {
  const values = new Map<number, MetaValue>();
  const problems = new Map<number, MetaProblem>();
  const known = new Set(metas.map(({ id }) => String(id)));
  for (const meta of metas) {
    const given = Object.hasOwn(input, String(meta.id)) ? input[String(meta.id)] : undefined;
    if (isBlank(given)) {
      if (meta.required) problems.set(meta.id, 'required');
      continue;
    }
    const read = readValue(meta, given, kept.get(meta.id));
    if ('problem' in read) problems.set(meta.id, read.problem);
    else values.set(meta.id, read.value);
  }
  for (const id of Object.keys(input)) if (!known.has(id)) problems.set(Number(id), 'unknown');
  return { values, problems };
}
