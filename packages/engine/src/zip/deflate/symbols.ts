// The alphabets of deflate (RFC 1951, 3.2.5): lengths and distances of repetitions are a code and extra bits.

/** A repetition copies at least and at most so many bytes, from so far back at most. */
export const shortestMatch = 3;
export const longestMatch = 258;
export const windowSize = 32768;

/** Symbol that ends a block; those of lengths follow. */
export const endOfBlock = 256;

/** One bit more for every four codes from the ninth on; the last one is for the longest length alone. */
export const lengthExtra = Uint8Array.from({ length: 29 }, (_, code) =>
  code < 8 || code === 28 ? 0 : (code >> 2) - 1,
);
export const distanceExtra = Uint8Array.from({ length: 30 }, (_, code) => (code < 2 ? 0 : (code >> 1) - 1));

function bases(extra: Uint8Array, first: number): Uint16Array {
  let next = first;
  return Uint16Array.from(extra, (bits) => {
    const base = next;
    next += 1 << bits;
    return base;
  });
}

export const lengthBase = bases(lengthExtra, shortestMatch);
// The longest length has a code of its own though the one before could hold it.
lengthBase[28] = longestMatch;
export const distanceBase = bases(distanceExtra, 1);

/** Code of each length. */
export const lengthCode = new Uint8Array(longestMatch + 1);
for (let code = 0; code < 29; code++) {
  lengthCode.fill(code, lengthBase[code], Math.min((lengthBase[code] ?? 0) + (1 << (lengthExtra[code] ?? 0)), 259));
}
lengthCode[longestMatch] = 28;

/** Codes of the distances from 1 to 256, and of those beyond, 128 at a time. */
const nearCodes = new Uint8Array(256);
const farCodes = new Uint8Array(256);
for (let code = 0; code < 30; code++) {
  const [base, size] = [(distanceBase[code] ?? 0) - 1, 1 << (distanceExtra[code] ?? 0)];
  if (base < 256) nearCodes.fill(code, base, base + size);
  else farCodes.fill(code, base >> 7, (base + size) >> 7);
}

/** Code of a distance less one. */
export function distanceCode(lessOne: number): number {
  return (lessOne < 256 ? nearCodes[lessOne] : farCodes[lessOne >> 7]) as number;
}
