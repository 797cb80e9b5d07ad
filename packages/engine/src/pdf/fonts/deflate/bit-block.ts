/** A stretch of a deflate stream: bits from the lowest of the first word on. Bits past the end are 0. */
export interface BitBlock {
  readonly words: Uint32Array;
  readonly bits: number;
}

/** Collects bits into a block, the lowest bit of each value first, as deflate has them (RFC 1951, 3.1.1). */
export class BitBlockWriter {
  #words: Uint32Array;
  #bits = 0;

  /** @param bytes room to begin with; it grows as needed */
  constructor(bytes: number) {
    this.#words = new Uint32Array((bytes >> 2) + 2);
  }

  /** Writes the lowest `count` bits of a value, at most 25. */
  write(value: number, count: number): void {
    const index = this.#bits >>> 5;
    const shift = this.#bits & 31;
    if (index + 1 >= this.#words.length) this.#grow();
    this.#words[index] = (this.#words[index] ?? 0) | (value << shift);
    if (shift + count > 32) this.#words[index + 1] = value >>> (32 - shift);
    this.#bits += count;
  }

  finish(): BitBlock {
    return { words: this.#words.slice(0, (this.#bits + 31) >>> 5), bits: this.#bits };
  }

  #grow(): void {
    const words = new Uint32Array(this.#words.length * 2);
    words.set(this.#words);
    this.#words = words;
  }
}
