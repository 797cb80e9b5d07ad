const hashBits = 13;

/** Places in some bytes by the hash of the bytes there, the last one first. */
export class ByteChains {
  readonly #bytes: Uint8Array;
  /** Which bytes from a place on are hashed. */
  readonly #first: number;
  readonly #second: number;
  readonly #third: number;
  readonly #fourth: number;
  readonly #heads = new Int32Array(1 << hashBits).fill(-1);
  /** For each place that was inserted, the place before it with the same hash; -1 for none. Read directly: calls are dear while code is cold. */
  readonly before: Int32Array;

  constructor(bytes: Uint8Array, hashed: readonly [number, number, number, number]) {
    this.#bytes = bytes;
    [this.#first, this.#second, this.#third, this.#fourth] = hashed;
    this.before = new Int32Array(bytes.length);
  }

  insert(at: number): void {
    this.insertAll(at, at + 1);
  }

  /** Inserts every place from `from` to `to`. The hash is that of `first`, without a call for each place. */
  insertAll(from: number, to: number): void {
    const bytes = this.#bytes;
    const heads = this.#heads;
    const { before } = this;
    const first = this.#first;
    const second = this.#second;
    const third = this.#third;
    const fourth = this.#fourth;
    for (let at = from; at < to; at++) {
      const four =
        (bytes[at + first] as number) ^
        ((bytes[at + second] as number) << 8) ^
        ((bytes[at + third] as number) << 16) ^
        ((bytes[at + fourth] as number) << 24);
      const hash = Math.imul(four, 0x9e3779b1) >>> (32 - hashBits);
      before[at] = heads[hash] as number;
      heads[hash] = at;
    }
  }

  /** The last place that was inserted with the same hash as the bytes at `at`; -1 for none. */
  first(at: number): number {
    const bytes = this.#bytes;
    const four =
      (bytes[at + this.#first] as number) ^
      ((bytes[at + this.#second] as number) << 8) ^
      ((bytes[at + this.#third] as number) << 16) ^
      ((bytes[at + this.#fourth] as number) << 24);
    return this.#heads[Math.imul(four, 0x9e3779b1) >>> (32 - hashBits)] as number;
  }
}
