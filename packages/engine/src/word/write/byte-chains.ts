const hashBits = 13;

/** Places in some bytes by the hash of the bytes there, the last one first. */
export class ByteChains {
  readonly #bytes: Uint8Array;
  /** Which bytes from a place on are hashed. */
  readonly #hashed: readonly [number, number, number, number];
  readonly #heads = new Int32Array(1 << hashBits).fill(-1);
  /** For each place that was inserted, the place before it with the same hash; -1 for none. Read directly: calls are dear while code is cold. */
  readonly before: Int32Array;

  constructor(bytes: Uint8Array, hashed: readonly [number, number, number, number]) {
    this.#bytes = bytes;
    this.#hashed = hashed;
    this.before = new Int32Array(bytes.length);
  }

  insert(at: number): void {
    const hash = this.#hash(at);
    this.before[at] = this.#heads[hash] as number;
    this.#heads[hash] = at;
  }

  /** The last place that was inserted with the same hash as the bytes at `at`; -1 for none. */
  first(at: number): number {
    return this.#heads[this.#hash(at)] as number;
  }

  #hash(at: number): number {
    const bytes = this.#bytes;
    const [first, second, third, fourth] = this.#hashed;
    const four =
      (bytes[at + first] as number) ^
      ((bytes[at + second] as number) << 8) ^
      ((bytes[at + third] as number) << 16) ^
      ((bytes[at + fourth] as number) << 24);
    return Math.imul(four, 0x9e3779b1) >>> (32 - hashBits);
  }
}
