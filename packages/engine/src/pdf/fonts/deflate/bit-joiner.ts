import type { BitBlock } from './bit-block.ts';

/** Joins blocks of bits and whole bytes into one deflate stream. */
export class BitJoiner {
  readonly #bytes: Uint8Array<ArrayBuffer>;
  readonly #view: DataView;
  /** Bytes written in full words, and the bits that do not make a word yet. */
  #at = 0;
  #open = 0;
  #openBits = 0;

  /** @param room bytes the stream has at most */
  constructor(room: number) {
    this.#bytes = new Uint8Array(room + 8);
    this.#view = new DataView(this.#bytes.buffer);
  }

  append({ words, bits }: BitBlock): void {
    const shift = this.#openBits;
    const view = this.#view;
    let at = this.#at;
    let open = this.#open;
    const whole = bits >>> 5;
    for (let index = 0; index < whole; index++) {
      const word = words[index] ?? 0;
      view.setUint32(at, open | (word << shift), true);
      // A shift by 32 would be one by 0.
      open = shift === 0 ? 0 : word >>> (32 - shift);
      at += 4;
    }
    const rest = bits & 31;
    if (rest > 0) {
      const word = words[whole] ?? 0;
      open |= word << shift;
      if (shift + rest >= 32) {
        view.setUint32(at, open, true);
        at += 4;
        open = shift === 0 ? 0 : word >>> (32 - shift);
      }
    }
    this.#at = at;
    this.#open = open;
    this.#openBits = (shift + rest) & 31;
  }

  /** Bytes as they are, after zero bits up to the next whole byte. */
  appendBytes(bytes: Uint8Array): void {
    this.#flush();
    this.#bytes.set(bytes, this.#at);
    this.#at += bytes.length;
  }

  finish(): Uint8Array<ArrayBuffer> {
    this.#flush();
    return this.#bytes.subarray(0, this.#at);
  }

  #flush(): void {
    for (; this.#openBits > 0; this.#openBits -= 8) {
      this.#view.setUint8(this.#at, this.#open & 0xff);
      this.#open >>>= 8;
      this.#at += 1;
    }
    this.#openBits = 0;
    this.#open = 0;
  }
}
