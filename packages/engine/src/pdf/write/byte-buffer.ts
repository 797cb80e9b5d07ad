import { byteClass, regular } from '../read/syntax/cursor.ts';

const hexDigits = new TextEncoder().encode('0123456789abcdef');
const minus = 0x2d;
const zero = 0x30;

/** Bytes that grow. */
export class ByteBuffer {
  #bytes: Uint8Array<ArrayBuffer>;
  #length = 0;

  constructor(capacity = 1024) {
    this.#bytes = new Uint8Array(Math.max(64, capacity));
  }

  get length(): number {
    return this.#length;
  }

  /** A view of what was written; valid until the next write. */
  get written(): Uint8Array<ArrayBuffer> {
    return this.#bytes.subarray(0, this.#length);
  }

  write(part: Uint8Array): void {
    this.#reserve(part.length);
    this.#bytes.set(part, this.#length);
    this.#length += part.length;
  }

  /** Writes text of characters U+0000 to U+00FF, a byte each. */
  writeText(text: string): void {
    this.#reserve(text.length);
    const bytes = this.#bytes;
    let at = this.#length;
    for (let index = 0; index < text.length; index++) bytes[at++] = text.charCodeAt(index);
    this.#length = at;
  }

  writeByte(byte: number): void {
    this.#reserve(1);
    this.#bytes[this.#length++] = byte;
  }

  /** Writes a number below 65,536 as four hexadecimal digits. */
  writeHex4(value: number): void {
    this.#reserve(4);
    const bytes = this.#bytes;
    const at = this.#length;
    bytes[at] = hexDigits[(value >> 12) & 15] as number;
    bytes[at + 1] = hexDigits[(value >> 8) & 15] as number;
    bytes[at + 2] = hexDigits[(value >> 4) & 15] as number;
    bytes[at + 3] = hexDigits[value & 15] as number;
    this.#length = at + 4;
  }

  /** Writes a whole number in decimal digits. */
  writeInteger(value: number): void {
    const size = Math.abs(value);
    if (!(size < 10_000)) {
      this.writeText(String(value));
      return;
    }
    if (value < 0) this.writeByte(minus);
    if (size >= 1000) this.writeByte(zero + Math.floor(size / 1000));
    if (size >= 100) this.writeByte(zero + (Math.floor(size / 100) % 10));
    if (size >= 10) this.writeByte(zero + (Math.floor(size / 10) % 10));
    this.writeByte(zero + (size % 10));
  }

  /** Writes a number, name's text or keyword, apart from a word before it. */
  writeWord(text: string): void {
    const last = this.#bytes[this.#length - 1];
    if (this.#length > 0 && byteClass[last as number] === regular) this.writeText(' ');
    this.writeText(text);
  }

  #reserve(more: number): void {
    const needed = this.#length + more;
    if (needed <= this.#bytes.length) return;
    const grown = new Uint8Array(Math.max(needed, this.#bytes.length * 2));
    grown.set(this.written);
    this.#bytes = grown;
  }
}
