import { byteClass, cursorAt, delimiter, regular, skipSpace, space, type Cursor } from './cursor.ts';
import { findStringEnd } from './read-string.ts';

const isSpaceAt = (bytes: Uint8Array, at: number): boolean =>
  at >= bytes.length || byteClass[bytes[at] as number] === space;

/** Bytes checked after a possible end of an inline image: the content that follows is ASCII. */
const lookAhead = 12;

/**
 * Moves past the data of an inline image (8.9.7), from behind `ID`. Its end is an `EI` between white space, with text behind.
 * Returns false when there is no such end: the cursor is then at the end of the data.
 */
export function skipInlineImage(cursor: Cursor): boolean {
  const { bytes, end } = cursor;
  for (let at = cursor.at + 1; at + 1 < end; at++) {
    if (bytes[at] !== 0x45 || bytes[at + 1] !== 0x49 || !isSpaceAt(bytes, at - 1) || !isSpaceAt(bytes, at + 2))
      continue;
    const behind = bytes.subarray(at + 2, Math.min(end, at + 2 + lookAhead));
    if (!behind.every((byte) => byte < 0x7f && (byte >= 0x20 || byteClass[byte] === space))) continue;
    cursor.at = at + 2;
    return true;
  }
  cursor.at = end;
  return false;
}

function skipRegular(cursor: Cursor): void {
  const { bytes, end } = cursor;
  while (cursor.at < end && byteClass[bytes[cursor.at] as number] === regular) cursor.at++;
}

/**
 * Calls `visit` with the start and length of each operator of a content stream (7.8.2).
 * Returns false when the data ends inside a string, an array, a dictionary or an inline image: a reader that joins the next
 * stream of the page to it takes that stream for a part of the same object.
 */
export function walkOperators(content: Uint8Array, visit: (start: number, length: number) => void): boolean {
  const cursor = cursorAt(content, 0);
  const { end } = cursor;
  let nested = 0;
  for (;;) {
    skipSpace(cursor);
    if (cursor.at >= end) return nested === 0;
    const byte = content[cursor.at] as number;
    const isDouble = content[cursor.at + 1] === byte;
    if (byte === 0x28) {
      const { close } = findStringEnd(content, cursor.at + 1, end);
      if (close >= end) return false;
      cursor.at = close + 1;
    } else if (byte === 0x3c && !isDouble) {
      const close = content.indexOf(0x3e, cursor.at);
      if (close === -1) return false;
      cursor.at = close + 1;
    } else if (byte === 0x2f) {
      cursor.at++;
      skipRegular(cursor);
    } else if (byteClass[byte] === delimiter) {
      const isDict = (byte === 0x3c || byte === 0x3e) && isDouble;
      if (byte === 0x5b || (isDict && byte === 0x3c)) nested++;
      else if (byte === 0x5d || (isDict && byte === 0x3e)) nested = Math.max(0, nested - 1);
      cursor.at += isDict ? 2 : 1;
    } else {
      const start = cursor.at;
      skipRegular(cursor);
      const length = cursor.at - start;
      visit(start, length);
      const isImageData = length === 2 && content[start] === 0x49 && content[start + 1] === 0x44;
      if (isImageData && !skipInlineImage(cursor)) return false;
    }
  }
}
