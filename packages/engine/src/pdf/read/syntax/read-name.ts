import { PdfName } from '../objects/pdf-name.ts';
import { byteClass, hexDigit, regular } from './characters.ts';
import type { Cursor } from './cursor.ts';

/** Reads a name from its slash on (7.3.5). A `#` that no two hexadecimal digits follow is kept as it is. */
export function readNameText(cursor: Cursor): string {
  const { bytes, end } = cursor;
  let at = cursor.at + 1;
  let text = '';
  while (at < end && byteClass[bytes[at] as number] === regular) {
    let byte = bytes[at++] as number;
    if (byte === 0x23 && at + 1 < end) {
      const high = hexDigit(bytes[at] as number);
      const low = hexDigit(bytes[at + 1] as number);
      if (high >= 0 && low >= 0) {
        byte = high * 16 + low;
        at += 2;
      }
    }
    text += String.fromCharCode(byte);
  }
  cursor.at = at;
  return text;
}

export function readName(cursor: Cursor): PdfName {
  return PdfName.of(readNameText(cursor));
}
