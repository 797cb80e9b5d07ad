import type { DateFormat } from '../../application/schema/index.ts';
import { parseRational, formatRational, type Rounding } from '../../formula/index.ts';
import { parseNumber, formatDate, formatIsoDate, parseDate, parseIsoDate, toHalfWidth } from '../../japanese/index.ts';
import { isRecord } from '../../platform/is-record.ts';
import { DisplayValue } from '../../values/index.ts';
import type { Fault } from '../model/fault.ts';
import { textValue } from '../model/value.ts';
import { type FieldKind, answeredInput, emptyInput, faultyInput, isBlank } from './field-kind.ts';
import { asText, ownProperty, tidyText } from './raw-values.ts';

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

/** A text of which templates read a list: its lines, without those that are empty. */
export const shownAsLines = (kind: FieldKind): FieldKind => ({
  ...kind,
  display: (value) =>
    textValue(value)
      .split('\n')
      .filter((line) => line.trim() !== ''),
});

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

/** Parts of a date entered in parts (rule required_date). `year` may carry an era: 令和6. */
const parts = ['year', 'month', 'day'] as const;

/** Type 5: in either calendar, in any width, in one text or in parts. Kept as `YYYY-MM-DD`. */
export function createDateKind(
  faults: { unreadable: Fault; serial: Fault; incomplete: Fault },
  format: DateFormat,
): FieldKind {
  return {
    family: 'date',
    options: [],
    read(raw) {
      if (isBlank(raw)) return emptyInput(raw);
      let text = asText(raw);
      if (isRecord(raw)) {
        const given = parts.map((part) => asText(ownProperty(raw, part))?.trim() ?? '');
        if (given.every((part) => part === '')) return emptyInput(raw);
        if (given.some((part) => part === '')) return faultyInput(raw, faults.incomplete);
        text = `${given[0]}年${given[1]}月${given[2]}日`;
      }
      const date = text === undefined ? null : parseDate(text);
      if (date?.ok !== true) {
        // A cell of a table that is not formatted as a date. It is not read as one: two calendars of Excel count differently.
        const isSerial = text !== undefined && /^\d{5}(?:\.\d+)?$/.test(text.trim());
        return faultyInput(raw, isSerial ? faults.serial : faults.unreadable);
      }
      const iso = formatIsoDate(date.value);
      return answeredInput(iso, iso);
    },
    keys: (value) => [textValue(value)],
    display(value) {
      const date = parseIsoDate(textValue(value));
      return new DisplayValue(date.ok ? formatDate(date.value, format) : textValue(value), textValue(value));
    },
    number: () => null,
    checked: (value) => value,
  };
}

/** How people and spreadsheets write that a box is ticked, or not. */
const ticked = new Set(['true', '1', 'on', 'yes', 'y', 'はい', '有', 'あり', '○', '〇', '✓', '✔', '☑', '■', 'レ']);
const empty = new Set(['false', '0', 'off', 'no', 'n', 'いいえ', '無', 'なし', '×', '☐', '□']);

/** Type 9 without options: one box. */
export function createCheckboxKind(wrongType: Fault): FieldKind {
  return {
    family: 'boolean',
    options: [],
    read(raw) {
      if (isBlank(raw)) return emptyInput(raw);
      if (typeof raw === 'boolean') return answeredInput(raw, raw);
      if (raw === 1 || raw === 0) return answeredInput(raw === 1, raw === 1);
      const word = typeof raw === 'string' ? toHalfWidth(raw.slice(0, 20)).trim().toLowerCase() : '';
      if (ticked.has(word)) return answeredInput(true, true);
      if (empty.has(word)) return answeredInput(false, false);
      return faultyInput(raw, wrongType);
    },
    keys: (value) => [textValue(value)],
    display: (value) => value === true,
    number: () => null,
    checked: (value) => value,
  };
}
