import type { JsonPosition } from './json-position.ts';

/** Any JSON value. */
export type JsonValue = string | number | boolean | null | JsonValue[] | { [name: string]: JsonValue };

/** JSON that was read, and the place of each of its values. */
export interface JsonDocument {
  readonly value: JsonValue;
  /** Place of the value at a JSON pointer (`/questions/3/title`), or of the nearest value around it. */
  locate(pointer: string): JsonPosition;
}
