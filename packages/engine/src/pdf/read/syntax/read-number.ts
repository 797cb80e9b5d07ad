import { isDigit, type Cursor } from './cursor.ts';

/** Digits after which a number no longer changes as a double. */
const mostDigits = 17;

/**
 * Reads a number (7.3.3). What writers get wrong is read as other readers do: `--5` is -5, `5-3` is 5, `.` and `-` are 0.
 * A number beyond what is exact is as near as a double comes.
 */
export function readNumber(cursor: Cursor): number {
  const { bytes, end } = cursor;
  let at = cursor.at;
  let sign = 1;
  while (at < end && (bytes[at] === 0x2b || bytes[at] === 0x2d)) {
    if (bytes[at++] === 0x2d) sign = -1;
  }
  let value = 0;
  while (at < end && isDigit(bytes[at])) value = value * 10 + (bytes[at++] as number) - 0x30;
  if (at < end && bytes[at] === 0x2e) {
    at++;
    let fraction = 0;
    let scale = 1;
    let digits = 0;
    for (; at < end && isDigit(bytes[at]); at++) {
      if (digits++ >= mostDigits) continue;
      fraction = fraction * 10 + (bytes[at] as number) - 0x30;
      scale *= 10;
    }
    // One division of whole numbers: the nearest double, as a parser of decimals gives it, while both are exact.
    const whole = value * scale + fraction;
    value = whole <= Number.MAX_SAFE_INTEGER ? whole / scale : value + fraction / scale;
  }
  // The rest of a broken number: a second sign or point.
  while (at < end && (isDigit(bytes[at]) || bytes[at] === 0x2d || bytes[at] === 0x2e)) at++;
  cursor.at = at;
  if (!Number.isFinite(value)) return sign * Number.MAX_VALUE;
  return value === 0 ? 0 : sign * value;
}
