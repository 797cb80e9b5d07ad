import { byteClass, regular } from '../read/syntax/characters.ts';

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

  /** Writes a number, name's text or keyword, apart from a word that stands before it. */
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
