import { BitWriter, CodeHeader } from './code-header.ts';
import { canonicalCode, CodeMaker, type HuffmanCode } from './huffman.ts';
import {
  distanceBase,
  distanceCode,
  distanceExtra,
  endOfBlock,
  lengthBase,
  lengthCode,
  lengthExtra,
  longestMatch,
  shortestMatch,
} from './symbols.ts';

/** Literals and repetitions in one block; more and the codes would fit none of them well. */
const mostTokens = 16384;

/** The codes of blocks that bring none (RFC 1951, 3.2.6). */
const fixedLiterals = canonicalCode(
  Uint8Array.from({ length: 288 }, (_, symbol) => (symbol < 144 ? 8 : symbol < 256 ? 9 : symbol < 280 ? 7 : 8)),
);
const fixedDistances = canonicalCode(new Uint8Array(30).fill(5));

/** A block is written before the next one needs its codes. */
const literalMaker = new CodeMaker(286, 15);
const distanceMaker = new CodeMaker(30, 15);

/** Space for tokens that a finished deflater leaves to the next. */
let spareTokens: Int32Array | null = null;

function takeTokens(): Int32Array {
  const tokens = spareTokens ?? new Int32Array(1024);
  spareTokens = null;
  return tokens;
}

/**
 * Writes raw deflate data (RFC 1951) from literals and repetitions that the caller has found. Repetitions of the same distance
 * that follow each other become one.
 */
export class Deflater {
  readonly #out: BitWriter;
  /** A literal is its byte; a repetition its length in the upper half and its distance, less one, in the lower. */
  #tokens = takeTokens();
  #count = 0;
  readonly #literals = new Uint32Array(286);
  readonly #distances = new Uint32Array(30);
  /** A repetition that the next one may lengthen. */
  #length = 0;
  #distance = 0;

  /** `capacity` is about how many bytes will come out. */
  constructor(capacity = 1024) {
    this.#out = new BitWriter(capacity);
  }

  /** Distance of the repetition that was written last, if nothing came after it; otherwise 0. */
  get openDistance(): number {
    return this.#length > 0 ? this.#distance : 0;
  }

  literal(byte: number): void {
    if (this.#length > 0) this.#endMatch();
    this.#literals[byte] = (this.#literals[byte] as number) + 1;
    this.#push(byte);
  }

  /** Bytes as they are. */
  literals(bytes: Uint8Array, from: number, to: number): void {
    for (let at = from; at < to; at++) this.literal(bytes[at] as number);
  }

  /**
   * Copies `length` bytes from `distance` bytes before. At least 3 bytes unless it continues from a repetition of that distance;
   * any length may be given.
   */
  match(length: number, distance: number): void {
    if (this.#length > 0 && this.#distance === distance) {
      this.#length += length;
      return;
    }
    if (this.#length > 0) this.#endMatch();
    this.#length = length;
    this.#distance = distance;
  }

  finish(): Uint8Array<ArrayBuffer> {
    if (this.#length > 0) this.#endMatch();
    this.#writeBlock(true);
    spareTokens = this.#tokens;
    this.#tokens = new Int32Array(0);
    return this.#out.finish();
  }

  #push(token: number): void {
    if (this.#count === this.#tokens.length) {
      const grown = new Int32Array(this.#count * 2);
      grown.set(this.#tokens);
      this.#tokens = grown;
    }
    this.#tokens[this.#count++] = token;
    if (this.#count === mostTokens) this.#writeBlock(false);
  }

  #endMatch(): void {
    const lessOne = this.#distance - 1;
    const code = distanceCode(lessOne);
    let left = this.#length;
    this.#length = 0;
    while (left > 0) {
      let length = Math.min(left, longestMatch);
      // What is left must be long enough to be a repetition again.
      if (left > length && left - length < shortestMatch) length = left - shortestMatch;
      left -= length;
      const symbol = 257 + (lengthCode[length] as number);
      this.#literals[symbol] = (this.#literals[symbol] as number) + 1;
      this.#distances[code] = (this.#distances[code] as number) + 1;
      this.#push((length << 16) | lessOne);
    }
  }

  /** Bits of the tokens in a pair of codes. */
  #size(literals: HuffmanCode, distances: HuffmanCode): number {
    let bits = 0;
    for (let symbol = 0; symbol < 286; symbol++) {
      const extra = symbol > endOfBlock ? (lengthExtra[symbol - 257] as number) : 0;
      bits += (this.#literals[symbol] as number) * ((literals.lengths[symbol] as number) + extra);
    }
    for (let code = 0; code < 30; code++) {
      bits +=
        (this.#distances[code] as number) * ((distances.lengths[code] as number) + (distanceExtra[code] as number));
    }
    return bits;
  }

  #writeBlock(isLast: boolean): void {
    this.#literals[endOfBlock] = 1;
    const out = this.#out;
    const literals = literalMaker.make(this.#literals);
    const distances = distanceMaker.make(this.#distances);
    const header = new CodeHeader(literals, distances);
    const ownSize = header.size + this.#size(literals, distances);
    const fixedSize = this.#size(fixedLiterals, fixedDistances);
    out.reserve(3 + Math.min(ownSize, fixedSize));
    out.put(isLast ? 1 : 0, 1);
    if (fixedSize <= ownSize) {
      out.put(1, 2);
      this.#writeTokens(fixedLiterals, fixedDistances);
    } else {
      out.put(2, 2);
      header.write(out);
      this.#writeTokens(literals, distances);
    }
    this.#count = 0;
    this.#literals.fill(0);
    this.#distances.fill(0);
  }

  #writeTokens(literals: HuffmanCode, distances: HuffmanCode): void {
    const out = this.#out;
    const tokens = this.#tokens;
    const count = this.#count;
    const literalBits = literals.bits;
    const literalLengths = literals.lengths;
    for (let index = 0; index < count; index++) {
      const token = tokens[index] as number;
      if (token < 256) {
        out.put(literalBits[token] as number, literalLengths[token] as number);
        continue;
      }
      const length = token >>> 16;
      const lessOne = token & 0xffff;
      const first = lengthCode[length] as number;
      out.put(literalBits[257 + first] as number, literalLengths[257 + first] as number);
      const moreLength = lengthExtra[first] as number;
      if (moreLength > 0) out.put(length - (lengthBase[first] as number), moreLength);
      const second = distanceCode(lessOne);
      out.put(distances.bits[second] as number, distances.lengths[second] as number);
      const moreDistance = distanceExtra[second] as number;
      if (moreDistance > 0) out.put(lessOne + 1 - (distanceBase[second] as number), moreDistance);
    }
    out.put(literals.bits[endOfBlock] as number, literals.lengths[endOfBlock] as number);
  }
}
