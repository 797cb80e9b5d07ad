/** The largest prime below 2^16 (RFC 1950). */
const modulus = 65521;
/** Most bytes whose sums stay within 32 bits between two divisions. */
const run = 5552;

/** Adler-32 (RFC 1950) of bytes, and how many there are: enough to find that of two stretches joined. */
export interface Adler {
  readonly low: number;
  readonly high: number;
  readonly length: number;
}

export const emptyAdler: Adler = { low: 1, high: 0, length: 0 };

export function adler32(bytes: Uint8Array): Adler {
  let low = 1;
  let high = 0;
  for (let at = 0; at < bytes.length;) {
    const end = Math.min(at + run, bytes.length);
    for (; at < end; at++) {
      low += bytes[at] ?? 0;
      high += low;
    }
    low %= modulus;
    high %= modulus;
  }
  return { low, high, length: bytes.length };
}

/** Adler-32 of the bytes of `first` and then those of `second`. */
export function joinAdler(first: Adler, second: Adler): Adler {
  const rest = second.length % modulus;
  return {
    low: (first.low + second.low + modulus - 1) % modulus,
    high: (((rest * first.low) % modulus) + first.high + second.high + modulus - rest) % modulus,
    length: first.length + second.length,
  };
}
