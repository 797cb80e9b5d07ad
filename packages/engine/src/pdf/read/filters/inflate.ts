import { GrowingBytes } from '../../../platform/growing-bytes.ts';

/** What unpacking gave: all that could be unpacked, and whether that is all there is. */
export interface Unpacked {
  readonly bytes: Uint8Array;
  readonly complete: boolean;
}

/** A Huffman code as a table: for the next `bits` bits, (symbol << 4) | length of its code; 0 where there is no code. */
interface Code {
  readonly table: Uint16Array;
  readonly bits: number;
}

// RFC 1951, 3.2.5: base values and extra bits of lengths (symbols 257-285) and distances.
const lengthBase = [3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163];
const lengthBases = new Uint16Array([...lengthBase, 195, 227, 258]);
const lengthExtra = new Uint8Array(29);
for (let index = 8; index < 28; index++) lengthExtra[index] = (index >> 2) - 1;
const distanceBases = new Uint16Array(30);
const distanceExtra = new Uint8Array(30);
for (let index = 0, base = 1; index < 30; index++) {
  distanceExtra[index] = index < 2 ? 0 : (index >> 1) - 1;
  distanceBases[index] = base;
  base += 1 << (distanceExtra[index] as number);
}
const lengthOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

function buildCode(lengths: Uint8Array): Code | undefined {
  const counts = new Uint16Array(16);
  for (const length of lengths) counts[length] = (counts[length] as number) + 1;
  counts[0] = 0;
  let bits = 15;
  while (bits > 1 && counts[bits] === 0) bits--;
  const next = new Uint16Array(17);
  let total = 0;
  for (let length = 1; length <= bits; length++) {
    next[length + 1] = ((next[length] as number) + (counts[length] as number)) << 1;
    total += (counts[length] as number) << (bits - length);
  }
  if (total > 1 << bits) return undefined;
  const table = new Uint16Array(1 << bits);
  lengths.forEach((length, symbol) => {
    if (length === 0) return;
    const code = next[length] as number;
    next[length] = code + 1;
    // Codes come with their first bit first, numbers with their last: the code is turned round.
    let turned = 0;
    for (let bit = 0; bit < length; bit++) turned |= ((code >> bit) & 1) << (length - 1 - bit);
    for (let at = turned; at < table.length; at += 1 << length) table[at] = (symbol << 4) | length;
  });
  return { table, bits };
}

function fixedCodes(): { literals: Code; distances: Code } {
  const lengths = new Uint8Array(288).fill(8, 0, 144).fill(9, 144, 256).fill(7, 256, 280).fill(8, 280);
  return { literals: buildCode(lengths) as Code, distances: buildCode(new Uint8Array(30).fill(5)) as Code };
}
const fixed = fixedCodes();

class Inflater {
  readonly #data: Uint8Array;
  readonly #out: GrowingBytes;
  #at: number;
  #hold = 0;
  #held = 0;

  constructor(data: Uint8Array, at: number, out: GrowingBytes) {
    this.#data = data;
    this.#at = at;
    this.#out = out;
  }

  /** Unpacks until the last block ends; false when the data ends or breaks before. */
  run(): boolean {
    for (;;) {
      if (!this.#need(3)) return false;
      const last = this.#take(1);
      const kind = this.#take(2);
      let whole = false;
      if (kind === 0) whole = this.#stored();
      else if (kind === 1) whole = this.#packed(fixed.literals, fixed.distances);
      else if (kind === 2) whole = this.#dynamic();
      if (!whole) return false;
      if (last === 1) return true;
    }
  }

  /** Holds at least `count` bits (at most 24); false when the data has not so many. */
  #need(count: number): boolean {
    while (this.#held < count) {
      if (this.#at >= this.#data.length) return false;
      this.#hold |= (this.#data[this.#at++] as number) << this.#held;
      this.#held += 8;
    }
    return true;
  }

  #take(count: number): number {
    const value = this.#hold & ((1 << count) - 1);
    this.#hold >>>= count;
    this.#held -= count;
    return value;
  }

  /** The next symbol, or -1 when there is none. */
  #symbol({ table, bits }: Code): number {
    this.#need(bits);
    const entry = table[this.#hold & ((1 << bits) - 1)] as number;
    const length = entry & 15;
    if (length === 0 || length > this.#held) return -1;
    this.#hold >>>= length;
    this.#held -= length;
    return entry >> 4;
  }

  #stored(): boolean {
    // Whole bytes that are held go back.
    this.#at -= this.#held >> 3;
    this.#hold = 0;
    this.#held = 0;
    const at = this.#at;
    if (at + 4 > this.#data.length) return false;
    const length = (this.#data[at] as number) | ((this.#data[at + 1] as number) << 8);
    const check = (this.#data[at + 2] as number) | ((this.#data[at + 3] as number) << 8);
    if ((length ^ check) !== 0xffff) return false;
    const part = this.#data.subarray(at + 4, at + 4 + length);
    this.#out.write(part);
    this.#at = at + 4 + part.length;
    return part.length === length;
  }

  #dynamic(): boolean {
    if (!this.#need(14)) return false;
    const literalCount = this.#take(5) + 257;
    const distanceCount = this.#take(5) + 1;
    const lengthCount = this.#take(4) + 4;
    const lengthLengths = new Uint8Array(19);
    for (let index = 0; index < lengthCount; index++) {
      if (!this.#need(3)) return false;
      lengthLengths[lengthOrder[index] as number] = this.#take(3);
    }
    const lengthCode = buildCode(lengthLengths);
    const lengths = lengthCode && this.#lengths(lengthCode, literalCount + distanceCount);
    if (!lengths) return false;
    const literals = buildCode(lengths.subarray(0, literalCount));
    const distances = buildCode(lengths.subarray(literalCount));
    return literals !== undefined && distances !== undefined && this.#packed(literals, distances);
  }

  #lengths(code: Code, count: number): Uint8Array | undefined {
    const lengths = new Uint8Array(count);
    for (let index = 0; index < count;) {
      const symbol = this.#symbol(code);
      if (symbol < 0) return undefined;
      if (symbol < 16) {
        lengths[index++] = symbol;
        continue;
      }
      const extra = symbol === 16 ? 2 : symbol === 17 ? 3 : 7;
      if (!this.#need(extra)) return undefined;
      const repeat = this.#take(extra) + (symbol === 18 ? 11 : 3);
      if (index + repeat > count || (symbol === 16 && index === 0)) return undefined;
      const value = symbol === 16 ? (lengths[index - 1] as number) : 0;
      lengths.fill(value, index, index + repeat);
      index += repeat;
    }
    return lengths;
  }

  #packed(literals: Code, distances: Code): boolean {
    for (;;) {
      const symbol = this.#symbol(literals);
      if (symbol < 0) return false;
      if (symbol < 256) this.#out.push(symbol);
      else if (symbol === 256) return true;
      else if (!this.#copy(symbol - 257, distances)) return false;
    }
  }

  #copy(symbol: number, distances: Code): boolean {
    if (symbol > 28) return false;
    const lengthBits = lengthExtra[symbol] as number;
    if (!this.#need(lengthBits)) return false;
    const length = (lengthBases[symbol] as number) + this.#take(lengthBits);
    const distance = this.#symbol(distances);
    if (distance < 0 || distance > 29) return false;
    const distanceBits = distanceExtra[distance] as number;
    if (!this.#need(distanceBits)) return false;
    return this.#out.repeat((distanceBases[distance] as number) + this.#take(distanceBits), length);
  }
}

const isZlibHeader = (method: number, flags: number): boolean =>
  (method & 0x0f) === 8 && ((method << 8) | flags) % 31 === 0 && (flags & 0x20) === 0;

/** Where the deflate data begins: behind the zlib header, and behind line breaks that some writers leave before it. */
function dataStart(data: Uint8Array): number {
  let at = 0;
  while (at < 2 && (data[at] === 0x0a || data[at] === 0x0d)) at++;
  if (at > 0 && !isZlibHeader(data[at] ?? 0, data[at + 1] ?? 0)) at = 0;
  return at + 2;
}

/**
 * Unpacks zlib data (RFC 1950, 1951) as far as it goes. Its checksum is not looked at: viewers show what is there.
 * @throws OutputTooLong past `limit` bytes
 */
export function inflate(data: Uint8Array, limit: number): Unpacked {
  const out = new GrowingBytes(Math.min(limit, data.length * 4), limit);
  const complete = new Inflater(data, dataStart(data), out).run();
  return { bytes: out.bytes, complete };
}
