/** A place in a text, for people: both count from 1; columns count characters as an editor shows them (𠮷 is one). */
export interface JsonPosition {
  readonly line: number;
  readonly column: number;
}

/** Line and column of an offset in UTF-16 units. CRLF, LF and CR each end a line. */
export function jsonPosition(text: string, offset: number): JsonPosition {
  const before = text.slice(0, offset);
  const lines = before.split(/\r\n|\n|\r/);
  const last = lines.at(-1) ?? '';
  return { line: lines.length, column: Array.from(last).length + 1 };
}

/** Any JSON value. */
export type JsonValue = string | number | boolean | null | JsonValue[] | { [name: string]: JsonValue };

/** JSON that was read, and the place of each of its values. */
export interface JsonDocument {
  readonly value: JsonValue;
  /** Place of the value at a JSON pointer (`/questions/3/title`), or of the nearest value around it. */
  locate(pointer: string): JsonPosition;
}
