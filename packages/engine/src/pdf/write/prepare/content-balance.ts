import { byteClass, delimiter, regular, space } from '../../read/syntax/characters.ts';
import { cursorAt, skipSpace, type Cursor } from '../../read/syntax/cursor.ts';
import { readHexString, readLiteralString } from '../../read/syntax/read-string.ts';

/** How a content stream leaves the graphics state. */
export interface ContentBalance {
  /** States saved and not restored at the end. */
  readonly open: number;
  /** States restored that were never saved. */
  readonly missing: number;
  /** A text object is still open at the end. */
  readonly inText: boolean;
}

const isSpaceAt = (bytes: Uint8Array, at: number): boolean =>
  at >= bytes.length || byteClass[bytes[at] as number] === space;

/** Bytes looked at behind a supposed end of an inline image: real content goes on in ASCII. */
const lookAhead = 12;

/** Goes past the data of an inline image (8.9.7), from behind `ID`. Its end is an `EI` between white space, with text behind. */
export function skipInlineImage(cursor: Cursor): void {
  const { bytes, end } = cursor;
  for (let at = cursor.at + 1; at + 1 < end; at++) {
    if (bytes[at] !== 0x45 || bytes[at + 1] !== 0x49 || !isSpaceAt(bytes, at - 1) || !isSpaceAt(bytes, at + 2))
      continue;
    const behind = bytes.subarray(at + 2, Math.min(end, at + 2 + lookAhead));
    if (!behind.every((byte) => byte < 0x7f && (byte >= 0x20 || byteClass[byte] === space))) continue;
    cursor.at = at + 2;
    return;
  }
  cursor.at = end;
}

function skipRegular(cursor: Cursor): void {
  const { bytes, end } = cursor;
  while (cursor.at < end && byteClass[bytes[cursor.at] as number] === regular) cursor.at++;
}

/** Goes past anything that is no operator; false at one. */
function skipOperand(cursor: Cursor): boolean {
  const { bytes } = cursor;
  const byte = bytes[cursor.at] as number;
  if (byte === 0x28) readLiteralString(cursor);
  else if (byte === 0x3c && bytes[cursor.at + 1] !== 0x3c) readHexString(cursor);
  else if (byte === 0x2f) {
    cursor.at++;
    skipRegular(cursor);
  } else if (byteClass[byte] === delimiter) cursor.at++;
  else return false;
  return true;
}

/** Follows the operators that save and restore states and open and close texts through a page's content. */
export function contentBalance(content: Uint8Array): ContentBalance {
  const cursor = cursorAt(content, 0);
  let depth = 0;
  let lowest = 0;
  let inText = false;
  for (;;) {
    skipSpace(cursor);
    if (cursor.at >= cursor.end) return { open: depth - lowest, missing: -lowest, inText };
    if (skipOperand(cursor)) continue;
    const start = cursor.at;
    skipRegular(cursor);
    const length = cursor.at - start;
    const first = content[start];
    const second = content[start + 1];
    if (length === 1 && first === 0x71) depth++;
    else if (length === 1 && first === 0x51) lowest = Math.min(lowest, --depth);
    else if (length === 2 && first === 0x42 && second === 0x54) inText = true;
    else if (length === 2 && first === 0x45 && second === 0x54) inText = false;
    else if (length === 2 && first === 0x49 && second === 0x44) skipInlineImage(cursor);
  }
}
