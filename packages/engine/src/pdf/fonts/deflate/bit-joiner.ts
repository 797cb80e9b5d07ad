import type { BitBlock } from './bit-block.ts';

/** Words of a stream begin with their lowest byte; on machines that have it last they are turned. */
const isTurned = new Uint8Array(new Uint32Array([1]).buffer)[0] !== 1;

function turned(word: number): number {
  return (word >>> 24) | ((word >>> 8) & 0xff00) | ((word << 8) & 0xff0000) | (word << 24);
}

/** Joins blocks of bits and whole bytes into one deflate stream, a word of 32 bits at a time. */
export class BitJoiner {
  readonly #bytes: Uint8Array<ArrayBuffer>;
  readonly #words: Uint32Array;
  /** Full words written, and the bits that do not make a word yet. */
  #at = 0;
  #open = 0;
  #openBits = 0;

  /** @param room bytes the stream has at most */
  constructor(room: number) {
    this.#words = new Uint32Array((room >> 2) + 3);
    this.#bytes = new Uint8Array(this.#words.buffer as ArrayBuffer);
  }

  append({ words: added, bits }: BitBlock): void {
    const shift = this.#openBits;
    const words = this.#words;
    let at = this.#at;
    let open = this.#open;
    const whole = bits >>> 5;
    // A shift by 32 would be one by 0: what is left of a word is shifted twice.
    const back = 31 - shift;
    for (let index = 0; index < whole; index++) {
      const word = added[index] as number;
      const joined = open | (word << shift);
      words[at++] = isTurned ? turned(joined) : joined;
      open = (word >>> back) >>> 1;
    }
    const rest = bits & 31;
    if (rest > 0) {
      const word = added[whole] as number;
      open |= word << shift;
      if (shift + rest >= 32) {
        words[at++] = isTurned ? turned(open) : open;
        open = (word >>> back) >>> 1;
      }
    }
    this.#at = at;
    this.#open = open;
    this.#openBits = (shift + rest) & 31;
  }

  /** Bytes as they are, after zero bits up to the next whole byte. */
  appendBytes(bytes: Uint8Array): void {
    const start = this.#close();
    this.#bytes.set(bytes, start);
    const end = start + bytes.length;
    this.#at = end >> 2;
    this.#openBits = (end & 3) * 8;
    const last = this.#words[this.#at] as number;
    this.#open = (isTurned ? turned(last) : last) & (2 ** this.#openBits - 1);
  }

  finish(): Uint8Array<ArrayBuffer> {
    return this.#bytes.subarray(0, this.#close());
  }

  /** Writes the bits that are open; gives the byte behind them. */
  #close(): number {
    this.#words[this.#at] = isTurned ? turned(this.#open) : this.#open;
    return this.#at * 4 + ((this.#openBits + 7) >> 3);
  }
}
