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
