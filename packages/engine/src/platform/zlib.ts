import type { Codec } from './codec.ts';

/** The largest prime below 2^16, and how many bytes may be summed before the sums are brought below it (RFC 1950, 8.2). */
const base = 65_521;
const mostSummed = 3_800;

/** Adler-32 of data. Given the sum of the data before it, that of both together. */
export function adler32(data: Uint8Array, before = 1): number {
  let low = before & 0xffff;
  let high = before >>> 16;
  for (let at = 0; at < data.length;) {
    for (const end = Math.min(at + mostSummed, data.length); at < end; at++) {
      low += data[at] as number;
      high += low;
    }
    low %= base;
    high %= base;
  }
  return ((high << 16) | low) >>> 0;
}

/** Adler-32 of two consecutive pieces of data, from their own sums and the length of the second in bytes. */
export function joinAdler32(first: number, second: number, secondLength: number): number {
  const length = secondLength % base;
  const low = ((first & 0xffff) + (second & 0xffff) + base - 1) % base;
  const shifted = (length * ((first & 0xffff) + base - 1)) % base;
  const high = ((first >>> 16) + (second >>> 16) + shifted) % base;
  return ((high << 16) | low) >>> 0;
}

/** Puts header and checksum about raw deflate data, as FlateDecode requires (RFC 1950). */
function wrapZlib(deflated: Uint8Array, checksum: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(deflated.length + 6);
  // Deflate with a window of 32 KiB, default level.
  bytes[0] = 0x78;
  bytes[1] = 0x9c;
  bytes.set(deflated, 2);
  new DataView(bytes.buffer).setUint32(deflated.length + 2, checksum);
  return bytes;
}

/** Packs data for FlateDecode. `level` is zlib's 0-9. */
export function zlibStream(data: Uint8Array, codec: Codec, level = 6): Uint8Array<ArrayBuffer> {
  return wrapZlib(codec.deflateRaw(data, level), adler32(data));
}
