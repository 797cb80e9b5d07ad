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

/** Gives the same object for objects that specify the same, so that they can be compared and cached by identity. */
export class Interner<Value extends object> {
  readonly #known = new Map<string, Value>();

  /** Properties must come in the same order for objects that are to be the same; the first one seen stays. */
  intern(value: Value): Value {
    const key = JSON.stringify(value);
    const known = this.#known.get(key);
    if (known) return known;
    this.#known.set(key, value);
    return value;
  }
}
