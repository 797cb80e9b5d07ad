import { ownValue } from './own-value.ts';

/** pt of the units that strict documents may write behind a number (ECMA-376 part 1, 22.9.2.15). */
const units: Readonly<Record<string, number>> = { pt: 1, pc: 12, pi: 12, in: 72, mm: 72 / 25.4, cm: 72 / 2.54 };

/** No length on paper is as long as this, pt: larger ones are broken files. */
const longest = 31_680;

function readMeasure(text: string | undefined, parts: number): number | undefined {
  if (text === undefined) return undefined;
  const match = /^\s*([+-]?(?:\d+\.?\d*|\.\d+))\s*([a-z]{2})?\s*$/.exec(text);
  if (!match) return undefined;
  const unit = match[2] === undefined ? 1 : (ownValue(units, match[2]) ?? Number.NaN);
  const value = (Number(match[1]) * unit) / (match[2] === undefined ? parts : 1);
  return Number.isFinite(value) && Math.abs(value) <= longest ? value : undefined;
}

/** pt of a length in twentieths of a point; undefined when it is none. */
export function twips(text: string | undefined): number | undefined {
  return readMeasure(text, 20);
}

/** pt of a length in half points. */
export function halfPoints(text: string | undefined): number | undefined {
  return readMeasure(text, 2);
}

/** pt of a length in eighths of a point. */
export function eighths(text: string | undefined): number | undefined {
  return readMeasure(text, 8);
}

/** A plain number; undefined when it is none. */
export function plainNumber(text: string | undefined): number | undefined {
  return text === undefined || !/^\s*[+-]?\d+(?:\.\d+)?%?\s*$/.test(text) ? undefined : Number.parseFloat(text);
}

/** Largest whole number that Word stores. */
const largestWhole = 2_147_483_647;

/** A whole number of a list, a level or a count. */
export function wholeNumber(text: string | undefined): number | undefined {
  const value = plainNumber(text);
  return value === undefined || Math.abs(value) > largestWhole ? undefined : Math.trunc(value);
}

/** On or off (ECMA-376 part 1, 22.9.2.7): an element without `val` is on. */
export function isOn(value: string | undefined): boolean {
  return value === undefined || !/^(?:0|false|off)$/.test(value);
}
