/** A filter gave more bytes than allowed. */
export class OutputTooLong extends Error {}

/** The output of a filter. */
export class GrowingBytes {
  #bytes: Uint8Array;
  #length = 0;
  readonly #limit: number;

  constructor(capacity: number, limit: number) {
    this.#bytes = new Uint8Array(Math.max(64, capacity));
    this.#limit = limit;
  }

  get bytes(): Uint8Array {
    return this.#bytes.subarray(0, this.#length);
  }

  push(byte: number): void {
    if (this.#length === this.#bytes.length || this.#length >= this.#limit) this.#reserve(1);
    this.#bytes[this.#length++] = byte;
  }

  write(part: Uint8Array): void {
    this.#reserve(part.length);
    this.#bytes.set(part, this.#length);
    this.#length += part.length;
  }

  fill(byte: number, count: number): void {
    this.#reserve(count);
    this.#bytes.fill(byte, this.#length, this.#length + count);
    this.#length += count;
  }

  /** Writes `length` bytes again that begin `distance` bytes back; they may run into themselves. False when that is too far. */
  repeat(distance: number, length: number): boolean {
    if (distance > this.#length) return false;
    this.#reserve(length);
    const bytes = this.#bytes;
    let at = this.#length;
    for (const end = at + length; at < end; at++) bytes[at] = bytes[at - distance] as number;
    this.#length = at;
    return true;
  }

  #reserve(more: number): void {
    const needed = this.#length + more;
    if (needed > this.#limit) throw new OutputTooLong();
    if (needed <= this.#bytes.length) return;
    const grown = new Uint8Array(Math.max(needed, Math.min(this.#bytes.length * 2, this.#limit)));
    grown.set(this.bytes);
    this.#bytes = grown;
  }
}
