import { hexDigit, type Cursor } from './cursor.ts';

const escapes = new Map([
  [0x6e, 0x0a],
  [0x72, 0x0d],
  [0x74, 0x09],
  [0x62, 0x08],
  [0x66, 0x0c],
]);

const isOctal = (byte: number | undefined): byte is number => byte !== undefined && byte >= 0x30 && byte <= 0x37;

/** Offset of the bracket that closes the string whose content begins at `from`, or `end`. `plain` when it has no escapes. */
export function findStringEnd(bytes: Uint8Array, from: number, end: number): { close: number; plain: boolean } {
  let depth = 1;
  let plain = true;
  for (let at = from; at < end; at++) {
    const byte = bytes[at];
    if (byte === 0x5c) {
      plain = false;
      at++;
    } else if (byte === 0x0d) plain = false;
    else if (byte === 0x28) depth++;
    else if (byte === 0x29 && --depth === 0) return { close: at, plain };
  }
  return { close: end, plain };
}

/** Reads a literal string from its bracket on (7.3.4.2). One that is never closed ends with the data. */
export function readLiteralString(cursor: Cursor): Uint8Array {
  const { bytes, end } = cursor;
  const start = cursor.at + 1;
  const { close, plain } = findStringEnd(bytes, start, end);
  cursor.at = Math.min(close + 1, end);
  if (plain) return bytes.subarray(start, close);

  const out = new Uint8Array(close - start);
  let length = 0;
  let at = start;
  while (at < close) {
    const byte = bytes[at++] as number;
    if (byte === 0x0d) {
      // A line break in a string is a line feed, however it is written.
      if (bytes[at] === 0x0a) at++;
      out[length++] = 0x0a;
    } else if (byte !== 0x5c) out[length++] = byte;
    else if (at < close) {
      const escaped = bytes[at++] as number;
      if (isOctal(escaped)) {
        let code = escaped - 0x30;
        for (let digits = 1; digits < 3 && at < close && isOctal(bytes[at]); digits++) {
          code = code * 8 + (bytes[at++] as number) - 0x30;
        }
        out[length++] = code & 0xff;
      } else if (escaped === 0x0d) {
        if (bytes[at] === 0x0a) at++;
      } else if (escaped !== 0x0a) out[length++] = escapes.get(escaped) ?? escaped;
    }
  }
  return out.subarray(0, length);
}

/** Reads a hexadecimal string from its `<` on (7.3.4.3). Anything but digits is passed over; a missing last digit is 0. */
export function readHexString(cursor: Cursor): Uint8Array {
  const { bytes, end } = cursor;
  const start = cursor.at + 1;
  let close = bytes.indexOf(0x3e, start);
  if (close === -1 || close > end) close = end;
  const out = new Uint8Array((close - start + 1) >> 1);
  let digits = 0;
  for (let at = start; at < close; at++) {
    const value = hexDigit(bytes[at] as number);
    if (value < 0) continue;
    out[digits >> 1] = (out[digits >> 1] as number) | (digits & 1 ? value : value << 4);
    digits++;
  }
  cursor.at = Math.min(close + 1, end);
  return out.subarray(0, (digits + 1) >> 1);
}
