import type { Fault } from './fault.ts';

/** A name in parts, all present, empty when not given. */
export interface NameValue {
  readonly last: string;
  readonly first: string;
  readonly kana: string;
}

/** An address in parts, all present, empty when not given. */
export interface AddressValue {
  readonly postCode: string;
  readonly province: string;
  readonly district: string;
  readonly street: string;
  readonly building: string;
  readonly fullAddress: string;
}

/**
 * What an answer means, whatever way it was typed. null: not answered, hidden or wrong. A date is `YYYY-MM-DD`; a number is
 * plain digits in a string, so that none is lost; choices are the positions of the chosen options, in order.
 */
export type Value = null | boolean | string | readonly number[] | NameValue | AddressValue;

/** Do both mean the same? */
export function sameValue(a: Value, b: Value): boolean {
  if (a === b) return true;
  if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object') return false;
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
    return a.every((item, index) => item === b[index]);
  }
  const left = Object.entries(a);
  const right = new Map<string, unknown>(Object.entries(b));
  return left.length === right.size && left.every(([part, text]) => right.get(part) === text);
}

/** A value that is one text: itself; of a box `true` or `false`. */
export function textValue(value: Value): string {
  return typeof value === 'string' ? value : typeof value === 'boolean' ? String(value) : '';
}

/** One answer after reading: its value, its stored form, and its faults. */
export interface Input {
  readonly value: Value;
  /** The answer normalized, in the shape it came in; the answer itself where it could not be read. */
  readonly kept: unknown;
  /** Why it has no value although something came. */
  readonly fault: Fault | null;
}
