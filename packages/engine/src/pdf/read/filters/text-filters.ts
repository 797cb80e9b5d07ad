import { hexDigit } from '../syntax/characters.ts';
import { GrowingBytes } from '../../../platform/growing-bytes.ts';

/** Undoes ASCIIHexDecode (ISO 32000-1, 7.4.2). What is no digit is passed over. */
export function decodeAsciiHex(data: Uint8Array): Uint8Array {
  const out = new Uint8Array((data.length + 1) >> 1);
  let digits = 0;
  for (const byte of data) {
    if (byte === 0x3e) break;
    const value = hexDigit(byte);
    if (value < 0) continue;
    out[digits >> 1] = (out[digits >> 1] as number) | (digits & 1 ? value : value << 4);
    digits++;
  }
  return out.subarray(0, (digits + 1) >> 1);
}

/**
 * Undoes ASCII85Decode (ISO 32000-1, 7.4.3), with or without the `<~` that PostScript writes. What is no digit is passed over.
 * @throws OutputTooLong past `limit` bytes: `z` is one byte for four
 */
export function decodeAscii85(data: Uint8Array, limit: number): Uint8Array {
  const out = new GrowingBytes(Math.min(limit, data.length), limit);
  let group = 0;
  let count = 0;
  for (let at = data[0] === 0x3c && data[1] === 0x7e ? 2 : 0; at < data.length; at++) {
    const byte = data[at] as number;
    if (byte === 0x7e) break;
    if (byte === 0x7a && count === 0) out.fill(0, 4);
    if (byte < 0x21 || byte > 0x75) continue;
    group = group * 85 + byte - 0x21;
    if (++count < 5) continue;
    for (let shift = 24; shift >= 0; shift -= 8) out.push(Math.floor(group / 2 ** shift) & 0xff);
    group = 0;
    count = 0;
  }
  // Of n + 1 last digits n bytes come; digits that are missing count as the highest.
  if (count > 1) {
    for (let missing = count; missing < 5; missing++) group = group * 85 + 84;
    for (let index = 0; index < count - 1; index++) out.push(Math.floor(group / 2 ** (24 - 8 * index)) & 0xff);
  }
  return out.bytes;
}

/**
 * Undoes RunLengthDecode (ISO 32000-1, 7.4.5).
 * @throws OutputTooLong past `limit` bytes
 */
export function decodeRunLength(data: Uint8Array, limit: number): Uint8Array {
  const out = new GrowingBytes(Math.min(limit, data.length * 2), limit);
  for (let at = 0; at < data.length;) {
    const length = data[at++] as number;
    if (length === 128) break;
    if (length < 128) {
      out.write(data.subarray(at, at + length + 1));
      at += length + 1;
    } else if (at < data.length) out.fill(data[at++] as number, 257 - length);
  }
  return out.bytes;
}
