/** Classes of bytes (ISO 32000-1, 7.2.2). */
export const regular = 0;
export const space = 1;
export const delimiter = 2;

/** The class of each byte. */
export const byteClass: Uint8Array = new Uint8Array(256);
for (const byte of [0x00, 0x09, 0x0a, 0x0c, 0x0d, 0x20]) byteClass[byte] = space;
for (const sign of '()<>[]{}/%') byteClass[sign.charCodeAt(0)] = delimiter;

/** The value of a hexadecimal digit, or -1. */
export function hexDigit(byte: number): number {
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30;
  const letter = byte | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1;
}

export const isDigit = (byte: number | undefined): boolean => byte !== undefined && byte >= 0x30 && byte <= 0x39;

/** A place in bytes. Reading moves it. */
export interface Cursor {
  readonly bytes: Uint8Array;
  at: number;
  /** Nothing is read from here on. */
  readonly end: number;
}

export function cursorAt(bytes: Uint8Array, at: number, end = bytes.length): Cursor {
  return { bytes, at: Math.max(0, at), end };
}

/** Goes past white space and comments. */
export function skipSpace(cursor: Cursor): void {
  const { bytes, end } = cursor;
  let at = cursor.at;
  while (at < end) {
    const byte = bytes[at] as number;
    if (byteClass[byte] === space) at++;
    else if (byte === 0x25) {
      while (at < end && bytes[at] !== 0x0a && bytes[at] !== 0x0d) at++;
    } else break;
  }
  cursor.at = at;
}

/** Are these characters at the place, whatever follows? */
export function startsWith(bytes: Uint8Array, at: number, text: string): boolean {
  for (let index = 0; index < text.length; index++) if (bytes[at + index] !== text.charCodeAt(index)) return false;
  return true;
}

/** Moves past the word if it is here, as a whole. */
export function takeWord(cursor: Cursor, word: string): boolean {
  const after = cursor.at + word.length;
  if (after > cursor.end || !startsWith(cursor.bytes, cursor.at, word)) return false;
  if (after < cursor.end && byteClass[cursor.bytes[after] as number] === regular) return false;
  cursor.at = after;
  return true;
}

/** Reads digits as a whole number; undefined when none are here or there are too many to be exact. */
export function takeDigits(cursor: Cursor): number | undefined {
  const { bytes, end } = cursor;
  let at = cursor.at;
  let value = 0;
  while (at < end && isDigit(bytes[at])) value = value * 10 + (bytes[at++] as number) - 0x30;
  if (at === cursor.at || value > Number.MAX_SAFE_INTEGER) return undefined;
  cursor.at = at;
  return value;
}

/** Reads a run of regular characters: a keyword, an operator. */
export function takeKeyword(cursor: Cursor): string {
  const { bytes, end } = cursor;
  const start = cursor.at;
  let at = start;
  while (at < end && byteClass[bytes[at] as number] === regular) at++;
  cursor.at = at;
  return String.fromCharCode(...bytes.subarray(start, Math.min(at, start + 128)));
}

/** Where the characters are next, from `from` and ending by `end`; -1 when nowhere. */
export function findText(bytes: Uint8Array, text: string, from: number, end = bytes.length): number {
  const first = text.charCodeAt(0);
  const last = end - text.length;
  for (let at = bytes.indexOf(first, from); at !== -1 && at <= last; at = bytes.indexOf(first, at + 1)) {
    if (startsWith(bytes, at, text)) return at;
  }
  return -1;
}

/** Where the characters are last, not before `from`; -1 when nowhere. */
export function findLastText(bytes: Uint8Array, text: string, from: number): number {
  const first = text.charCodeAt(0);
  for (let at = bytes.lastIndexOf(first); at >= from; at = bytes.lastIndexOf(first, at - 1)) {
    if (startsWith(bytes, at, text)) return at;
    if (at === 0) break;
  }
  return -1;
}
