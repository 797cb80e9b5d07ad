import { CodeMaker, mostSymbols, type HuffmanCode } from './huffman.ts';

/** Bits that grow, the first one lowest in its byte, as deflate requires. */
export class BitWriter {
  #bytes: Uint8Array<ArrayBuffer>;
  #at = 0;
  #pending = 0;
  #count = 0;

  /** `capacity` in bytes. */
  constructor(capacity: number) {
    this.#bytes = new Uint8Array(capacity);
  }

  /** Makes room for that many bits more. */
  reserve(bits: number): void {
    // A write puts down two bytes at once.
    const needed = this.#at + Math.ceil(bits / 8) + 8;
    if (needed <= this.#bytes.length) return;
    const grown = new Uint8Array(Math.max(needed, this.#bytes.length * 2));
    grown.set(this.#bytes.subarray(0, this.#at));
    this.#bytes = grown;
  }

  /** Writes up to 16 bits, for which there must be room. */
  put(value: number, bits: number): void {
    this.#pending |= value << this.#count;
    this.#count += bits;
    if (this.#count < 16) return;
    this.#bytes[this.#at++] = this.#pending;
    this.#bytes[this.#at++] = this.#pending >>> 8;
    this.#pending >>>= 16;
    this.#count -= 16;
  }

  /** Fills the last byte up and gives all of them. */
  finish(): Uint8Array<ArrayBuffer> {
    this.reserve(0);
    for (; this.#count > 0; this.#count -= 8, this.#pending >>>= 8) this.#bytes[this.#at++] = this.#pending;
    return this.#bytes.subarray(0, this.#at);
  }
}

/** In which order a block gives the lengths of the code that its code lengths are written in (RFC 1951, 3.2.7). */
const lengthOrder = Uint8Array.from([16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]);

/** The symbols from this on are runs of code lengths: the one before again, zeros, many zeros. Extra bits say how long. */
const again = 16;
const shortestRun: readonly number[] = [3, 3, 11];
const longestRun: readonly number[] = [6, 10, 138];
const runBits: readonly number[] = [2, 3, 7];

/** Work space: a header is written before the next one is made. */
const packedSpace = new Uint16Array(mostSymbols + 32);
const lengthSpace = new Uint8Array(mostSymbols + 32);
const frequencySpace = new Uint32Array(lengthOrder.length);
const maker = new CodeMaker(lengthOrder.length, 7);

/** Packs code lengths into symbols, each with its extra bits eight bits further up. */
function packLengths(lengths: Uint8Array): Uint16Array {
  const packed = packedSpace;
  let count = 0;
  for (let at = 0; at < lengths.length;) {
    const length = lengths[at] as number;
    const start = at;
    while (at < lengths.length && lengths[at] === length) at++;
    let run = at - start;
    if (length !== 0) {
      packed[count++] = length;
      run--;
    }
    while (run > 0) {
      const kind = length !== 0 ? 0 : run < (shortestRun[2] as number) ? 1 : 2;
      const shortest = shortestRun[kind] as number;
      if (run < shortest) {
        packed[count++] = length;
        run--;
        continue;
      }
      const taken = Math.min(run, longestRun[kind] as number);
      packed[count++] = (again + kind) | ((taken - shortest) << 8);
      run -= taken;
    }
  }
  return packed.subarray(0, count);
}

function lengthWithoutTail(lengths: Uint8Array, least: number): number {
  let end = lengths.length;
  while (end > least && lengths[end - 1] === 0) end--;
  return end;
}

/** How a block encodes its two codes (RFC 1951, 3.2.7). */
export class CodeHeader {
  readonly #literals: number;
  readonly #distances: number;
  readonly #packed: Uint16Array;
  readonly #code: HuffmanCode;
  readonly #given: number;
  /** Bits that it takes. */
  readonly size: number;

  constructor(literals: HuffmanCode, distances: HuffmanCode) {
    this.#literals = lengthWithoutTail(literals.lengths, 257);
    this.#distances = lengthWithoutTail(distances.lengths, 1);
    const lengths = lengthSpace.subarray(0, this.#literals + this.#distances);
    lengths.set(literals.lengths.subarray(0, this.#literals));
    lengths.set(distances.lengths.subarray(0, this.#distances), this.#literals);
    this.#packed = packLengths(lengths);

    const frequencies = frequencySpace.fill(0);
    let size = 14;
    for (const each of this.#packed) {
      const symbol = each & 0xff;
      frequencies[symbol] = (frequencies[symbol] as number) + 1;
      if (symbol >= again) size += runBits[symbol - again] as number;
    }
    this.#code = maker.make(frequencies);
    let given = lengthOrder.length;
    while (given > 4 && this.#code.lengths[lengthOrder[given - 1] as number] === 0) given--;
    this.#given = given;
    size += given * 3;
    for (let symbol = 0; symbol < lengthOrder.length; symbol++)
      size += (frequencies[symbol] as number) * (this.#code.lengths[symbol] as number);
    this.size = size;
  }

  write(out: BitWriter): void {
    const { lengths, bits } = this.#code;
    out.put(this.#literals - 257, 5);
    out.put(this.#distances - 1, 5);
    out.put(this.#given - 4, 4);
    for (let index = 0; index < this.#given; index++) out.put(lengths[lengthOrder[index] as number] as number, 3);
    for (const each of this.#packed) {
      const symbol = each & 0xff;
      out.put(bits[symbol] as number, lengths[symbol] as number);
      if (symbol >= again) out.put(each >> 8, runBits[symbol - again] as number);
    }
  }
}
