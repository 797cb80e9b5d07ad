/**
 * Where the parts of a completed application are in the file that was written: `/fields/3` may have been written as
 * `/questions/1/fields/0`.
 */
export class Origins {
  readonly #moved = new Map<string, string>();

  /** Records that what is at `pointer` was written at `written`. */
  move(pointer: string, written: string): void {
    this.#moved.set(pointer, written);
  }

  /** The pointer into the written file for a pointer into the completed application. */
  written(pointer: string): string {
    for (let end = pointer.length; end > 0; end = pointer.lastIndexOf('/', end - 1)) {
      const from = this.#moved.get(pointer.slice(0, end));
      if (from !== undefined) return from + pointer.slice(end);
    }
    return pointer;
  }
}
