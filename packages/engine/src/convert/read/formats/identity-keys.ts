/** A short key for each object, for keys that are made of several things. */
export class IdentityKeys {
  readonly #keys = new WeakMap<object, number>();
  #last = 0;

  /** The same number for the same object; 0 for none. */
  of(value: object | undefined): number {
    if (!value) return 0;
    const known = this.#keys.get(value);
    if (known !== undefined) return known;
    this.#last++;
    this.#keys.set(value, this.#last);
    return this.#last;
  }
}
