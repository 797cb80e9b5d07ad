import { isRecord } from '../../platform/is-record.ts';

/** A JSON object that may still be completed. */
export type JsonRecord = Record<string, unknown>;

/** The objects of a list with their positions; everything else in it is left to the schema. */
export function recordsOf(list: unknown): [number, JsonRecord][] {
  if (!Array.isArray(list)) return [];
  return [...list.entries()].filter((entry): entry is [number, JsonRecord] => isRecord(entry[1]));
}

export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** A copy of a JSON value that shares nothing with it. */
export function copyJson<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(copyJson) as Value;
  if (!isRecord(value)) return value;
  // Not an assignment: a property called `__proto__` must stay a plain property.
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, copyJson(child)])) as Value;
}

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
