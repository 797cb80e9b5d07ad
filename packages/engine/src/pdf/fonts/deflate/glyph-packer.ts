import type { BitBlock } from './bit-block.ts';
import { distanceCode, literalCode } from './glyph-code.ts';

/** First length and first distance of each symbol, and the extra bits up to the next (RFC 1951, 3.2.5). */
const lengthExtra = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0];
const distanceExtra = [
  0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13,
];

function bases(extra: readonly number[], first: number): number[] {
  let next = first;
  return extra.map((bits) => {
    const base = next;
    next += 2 ** bits;
    return base;
  });
}

const maxLength = 258;
const minLength = 3;
const lengthBases = bases(lengthExtra, minLength);
// Length 258 has a symbol of its own, though the one before could say it.
lengthBases[28] = maxLength;
const distanceBases = bases(distanceExtra, 1);

function symbolTable(starts: readonly number[], size: number): Uint8Array {
  const symbols = new Uint8Array(size + 1);
  for (const [symbol, start] of starts.entries()) symbols.fill(symbol, start);
  return symbols;
}

const lengthSymbols = symbolTable(lengthBases, maxLength);
/** How far back matches are looked for: outlines are short, and far matches cost more bits than they save. */
const window = 1024;
const distanceSymbols = symbolTable(distanceBases, window);

/** Earlier places with the same three bytes that are tried. */
const maxTries = 16;
const hashBits = 12;

// A symbol with what follows it is kept as one number: its bits, lowest first, above the count of them in the lowest five bits.

function symbolNumber(bits: number, count: number): number {
  return bits * 32 + count;
}

const literalNumbers = Uint32Array.from({ length: 256 }, (_, byte) =>
  symbolNumber(literalCode.bits[byte] ?? 0, literalCode.lengths[byte] ?? 0),
);
/** Numbers by length and by distance, with their extra bits. */
const lengthNumbers = new Uint32Array(maxLength + 1);
const distanceNumbers = new Uint32Array(window + 1);
for (let length = minLength; length <= maxLength; length++) {
  const symbol = lengthSymbols[length] ?? 0;
  const count = literalCode.lengths[257 + symbol] ?? 0;
  const extra = (length - (lengthBases[symbol] ?? 0)) << count;
  lengthNumbers[length] = symbolNumber(
    (literalCode.bits[257 + symbol] ?? 0) | extra,
    count + (lengthExtra[symbol] ?? 0),
  );
}
for (let distance = 1; distance <= window; distance++) {
  const symbol = distanceSymbols[distance] ?? 0;
  const count = distanceCode.lengths[symbol] ?? 0;
  const extra = (distance - (distanceBases[symbol] ?? 0)) << count;
  const bits = (distanceCode.bits[symbol] ?? 0) | extra;
  distanceNumbers[distance] = symbolNumber(bits, count + (distanceExtra[symbol] ?? 0));
}

// Working space, kept between glyphs: most are so small that allocating it again would take longer than packing them. Places in
// `heads` count on from glyph to glyph, so that those of earlier glyphs are known by being less than `origin`.
const heads = new Int32Array(2 ** hashBits);
let origin = 1;
let previous = new Int32Array(4096);
/** For each place, the bits of all bytes before it by themselves. */
let bitsBefore = new Uint32Array(4096);
let symbols = new Uint32Array(4096);

function prepare(bytes: Uint8Array): void {
  if (previous.length <= bytes.length) {
    previous = new Int32Array(bytes.length * 2);
    bitsBefore = new Uint32Array(bytes.length * 2);
    symbols = new Uint32Array(bytes.length * 2);
  }
  if (origin > 0x3fffffff) {
    heads.fill(0);
    origin = 1;
  }
  let bits = 0;
  for (let at = 0; at < bytes.length; at++) {
    bitsBefore[at] = bits;
    bits += (literalNumbers[bytes[at] as number] as number) & 31;
  }
  bitsBefore[bytes.length] = bits;
}

/** Makes a place known; gives the last one with the same three bytes, or one that is too far back. */
function remember(bytes: Uint8Array, at: number): number {
  const three = (bytes[at] as number) | ((bytes[at + 1] as number) << 8) | ((bytes[at + 2] as number) << 16);
  const slot = Math.imul(three, 0x9e3779b1) >>> (32 - hashBits);
  const last = heads[slot] as number;
  heads[slot] = origin + at;
  previous[at] = last;
  return last;
}

/** The best match found last: `saved` is the bits it spares, 0 for none. */
const found = { length: 0, distance: 0, saved: 0 };

function search(bytes: Uint8Array, at: number, last: number): void {
  const most = Math.min(maxLength, bytes.length - at);
  const place = origin + at;
  let longest = minLength - 1;
  let from = last;
  for (let tries = maxTries; from >= origin && place - from <= window && tries > 0; tries--) {
    const start = from - origin;
    if (bytes[start + longest] === bytes[at + longest]) {
      let length = 0;
      while (length < most && bytes[start + length] === bytes[at + length]) length++;
      if (length > longest) {
        longest = length;
        const alone = (bitsBefore[at + length] as number) - (bitsBefore[at] as number);
        const matched = ((lengthNumbers[length] as number) & 31) + ((distanceNumbers[at - start] as number) & 31);
        if (alone - matched > found.saved) {
          found.length = length;
          found.distance = at - start;
          found.saved = alone - matched;
        }
        if (length === most) return;
      }
    }
    from = previous[start] as number;
  }
}

/** Fills `symbols` and gives their count. A match is taken unless the one a byte later spares more. */
function toSymbols(bytes: Uint8Array): number {
  const lastStart = bytes.length - minLength;
  let count = 0;
  let length = 0;
  let distance = 0;
  let saved = 0;
  for (let at = 0; at < bytes.length;) {
    found.saved = 0;
    if (at <= lastStart) {
      const last = remember(bytes, at);
      if (last >= origin) search(bytes, at, last);
    }
    if (saved > 0 && found.saved <= saved) {
      // The match began a byte ago, and this place is known already.
      symbols[count++] = lengthNumbers[length] as number;
      symbols[count++] = distanceNumbers[distance] as number;
      const end = at - 1 + length;
      for (at += 1; at < end; at++) if (at <= lastStart) remember(bytes, at);
      saved = 0;
    } else {
      if (saved > 0) symbols[count++] = literalNumbers[bytes[at - 1] as number] as number;
      saved = found.saved;
      if (saved > 0) ({ length, distance } = found);
      else symbols[count++] = literalNumbers[bytes[at] as number] as number;
      at += 1;
    }
  }
  return count;
}

function join(count: number): BitBlock {
  let bits = 0;
  for (let index = 0; index < count; index++) bits += (symbols[index] as number) & 31;
  const words = new Uint32Array((bits + 31) >>> 5);
  let at = 0;
  let open = 0;
  let openBits = 0;
  for (let index = 0; index < count; index++) {
    const symbol = symbols[index] as number;
    const value = symbol >>> 5;
    open |= value << openBits;
    openBits += symbol & 31;
    if (openBits >= 32) {
      words[at++] = open;
      openBits -= 32;
      // What did not fit; a shift by 32 would be one by 0.
      open = openBits === 0 ? 0 : value >>> ((symbol & 31) - openBits);
    }
  }
  if (openBits > 0) words[at] = open;
  return { words, bits };
}

/**
 * The bytes as symbols of the glyph code, for a block between `blockHead` and `blockEnd`. Matches stay within the
 * bytes, so the bits mean the same wherever they are copied.
 */
export function packGlyph(bytes: Uint8Array): BitBlock {
  prepare(bytes);
  const count = toSymbols(bytes);
  origin += bytes.length;
  return join(count);
}
