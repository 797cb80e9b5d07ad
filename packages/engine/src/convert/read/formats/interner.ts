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
