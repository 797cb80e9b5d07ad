import { adler32, joinAdler32 } from '../../../platform/zlib.ts';

/** Adler-32 (RFC 1950) of bytes, and how many there are: enough to find that of two stretches joined. */
export interface Adler {
  readonly sum: number;
  readonly length: number;
}

export const emptyAdler: Adler = { sum: 1, length: 0 };

export function adlerOf(bytes: Uint8Array): Adler {
  return { sum: adler32(bytes), length: bytes.length };
}

/** Adler-32 of the bytes of `first` and then those of `second`. */
export function joinAdler(first: Adler, second: Adler): Adler {
  return { sum: joinAdler32(first.sum, second.sum, second.length), length: first.length + second.length };
}
