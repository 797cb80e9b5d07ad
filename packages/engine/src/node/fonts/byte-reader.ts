/** Reads a stretch of bytes in order, as WOFF2 stores its streams. Reaching past the end throws RangeError. */
export class ByteReader {
  readonly #view: DataView;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  byte(): number {
    return this.#view.getUint8(this.#at++);
  }

  uint16(): number {
    const value = this.#view.getUint16(this.#at);
    this.#at += 2;
    return value;
  }

  uint32(): number {
    const value = this.#view.getUint32(this.#at);
    this.#at += 4;
    return value;
  }

  bytes(length: number): Uint8Array {
    if (this.#at + length > this.#view.byteLength) throw new RangeError('past the end');
    const bytes = new Uint8Array(this.#view.buffer, this.#view.byteOffset + this.#at, length);
    this.#at += length;
    return bytes;
  }

  /** A number of one to three bytes (WOFF2, 255UInt16). */
  shortNumber(): number {
    const first = this.byte();
    if (first === 253) return this.uint16();
    if (first === 255) return this.byte() + 253;
    return first === 254 ? this.byte() + 506 : first;
  }

  /** A number in groups of seven bits (WOFF2, UIntBase128). */
  longNumber(): number {
    let value = 0;
    for (let count = 0; count < 5; count += 1) {
      const next = this.byte();
      value = value * 128 + (next & 0x7f);
      if (next < 0x80) return value;
    }
    throw new RangeError('a number of more than five bytes');
  }

  get position(): number {
    return this.#at;
  }
}
